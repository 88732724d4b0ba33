import { stateCodes } from '@/lib/site/state-codes';
import { choice, columnHelp, count, day, email, hours, month, origin, phone, text, year } from './columns';
import { table } from './table';
import { who } from './tables';

const labels = text('the words as they should show on the page', 400);
/** A row that confirms longer texts on the pages. */
const approval = text('"As on the page", once that is true', 60);

/** The single facts of the company: the ids of their rows, and the type of each value. */
export const companyFacts = {
  name: labels,
  'short-name': text('the short name', 40),
  tagline: text('a few words', 60),
  mark: labels,
  'pictures-with-name': labels,
  origin,
  phone,
  'support-email': email,
  'scheduling-email': email,
  'security-until': day,
  hours,
  closed: labels,
  founded: year,
  opened: month,
  'governing-law': choice(stateCodes, 'the two letters of the state, such as AZ'),
  'web-host': labels,
  'record-retention': labels,
  'terms-approval': approval,
  'recognized-organizations': approval,
  'aed-approval': labels,
  'payment-plans': labels,
  earnings: labels,
  'business-outlines': approval,
  'compliance-programs': approval,
  'osha-outlines': approval,
  'card-steps': day,
  'certificate-delivery': labels,
  'class-day': approval,
  'course-ways': approval,
  'host-needs': approval,
  languages: labels,
  'access-contact': labels,
  'babysitter-months': count,
  'aha-bls-prerequisite': labels,
  'heartsaver-first-aid-prerequisite': labels,
  'adult-pediatric-prerequisite': labels,
  'als-length': labels,
  'als-prerequisite': labels,
  'wilderness-prerequisite': labels,
  'responder-length': labels,
} as const;

export type CompanyFactId = keyof typeof companyFacts;

/** Optional facts: without the row, pages omit the line. */
const removable: readonly string[] = ['aed-approval'] satisfies readonly CompanyFactId[];

type CompanyRow = { readonly id: string; readonly value: string };

/** Why a value does not fit its fact. */
function valueFault({ id, value }: CompanyRow) {
  const column = Object.hasOwn(companyFacts, id) ? companyFacts[id as CompanyFactId] : null;
  if (column === null) return { key: 'id', sentence: `No page has a fact called "${id}". Take the row out.` };
  const read = column.safeDecode(value);
  return read.success
    ? null
    : { key: 'value', sentence: `${read.error.issues[0]?.message} Write ${columnHelp(column).fits}.` };
}

export const companyTable = table({
  name: 'company',
  columns: { id: text('the name of the fact', 60), about: text('what the fact is', 300), value: labels, who },
  facts: ['value'],
  label: 'about',
  // Rows that share the text before a colon are one question; the text after it is the part that each row answers.
  missing: ({ about }: { readonly about: string }) => `${about.split(':')[0]}.`,
  owner: 'owner',
  needed: Object.keys(companyFacts).filter((name) => !removable.includes(name)),
  rule: valueFault,
});
