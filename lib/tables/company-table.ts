import {
  count,
  day,
  email,
  hours,
  Misfit,
  month,
  origin,
  phone,
  readCell,
  state,
  text,
  web,
  year,
} from './columns';
import { fault, table } from './table';
import { who } from './tables';

const anyText = text('the words as they should show on the page', 400);
/** A row that confirms longer texts on the pages. */
const approval = text('"As on the page", once that is true', 60);

/** The single facts of the company: the ids of their rows, and the type of each value. */
export const companyFacts = {
  name: anyText,
  'short-name': text('the short name', 40),
  tagline: text('a few words', 60),
  origin,
  phone,
  'support-email': email,
  'scheduling-email': email,
  'security-until': day,
  'report-address': web,
  hours,
  closed: anyText,
  founded: year,
  opened: month,
  'governing-law': state,
  'web-host': anyText,
  'record-retention': anyText,
  'terms-approval': approval,
  'recognized-organizations': approval,
  'aed-approval': anyText,
  'shop-terms': approval,
  'payment-plans': anyText,
  earnings: anyText,
  'business-outlines': approval,
  'compliance-programs': approval,
  'osha-outlines': approval,
  'card-steps': day,
  'certificate-delivery': anyText,
  'class-day': approval,
  'course-ways': approval,
  'host-needs': approval,
  languages: anyText,
  'access-contact': anyText,
  'heartsaver-cpr-length': anyText,
  'aha-bls-length': anyText,
  'acls-length': anyText,
  'pals-length': anyText,
  'heartsaver-first-aid-length': anyText,
  'adult-pediatric-length': anyText,
  'red-cross-bls-length': anyText,
  'babysitter-length': anyText,
  'wilderness-length': anyText,
  'babysitter-months': count,
  'aha-bls-prerequisite': anyText,
  'heartsaver-first-aid-prerequisite': anyText,
  'adult-pediatric-prerequisite': anyText,
  'als-length': anyText,
  'als-prerequisite': anyText,
  'wilderness-prerequisite': anyText,
  'responder-length': anyText,
} as const;

export type CompanyFactId = keyof typeof companyFacts;

/** Optional facts: without the row, pages omit the lines, and browsers send no reports. */
const removable: readonly string[] = [
  'aed-approval',
  'shop-terms',
  'report-address',
] satisfies readonly CompanyFactId[];

export const companyTable = table({
  name: 'company',
  columns: {
    id: text('the name of the fact', 60),
    about: text('what the fact is', 300),
    value: anyText,
    who,
  },
  facts: ['value'],
  label: 'about',
  // Rows that share the text before a colon are one question; the text after it is the part that each row answers.
  missing: ({ about }) => `${about.split(':')[0]}.`,
  owner: 'owner',
  needed: Object.keys(companyFacts).filter((name) => !removable.includes(name)),
  rule({ id, value }) {
    if (!Object.hasOwn(companyFacts, id))
      return fault('id', `No page has a fact called "${id}". Give the row back its id, or delete it.`);
    const read = readCell<unknown>(companyFacts[id as CompanyFactId], value);
    return read instanceof Misfit ? fault('value', read.message) : null;
  },
});
