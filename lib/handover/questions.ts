import {
  type FactKind,
  type FactOwner,
  type FoundPlaceholder,
  entryName,
  isPlaceholder,
} from '@/lib/facts/facts';
import type { ContentFiles } from '@/lib/facts/readiness';
import { formatCents } from '@/lib/money/money';
import type { Asked } from './answers';
import { factKind } from './fact-kind';

/** An open fact as one row of the workbook. */
export type Question = {
  /** Stays as long as the place in content does: `company/company: company.phone`. */
  readonly id: string;
  readonly file: string;
  readonly field: string;
  readonly owner: FactOwner;
  /** What belongs together: all cities, all people, all registration forms. */
  readonly block: string;
  /** The entries that the fact is about, from the outside in: `Semi-Automatic AED: Guidance`. */
  readonly about: string;
  readonly missing: string;
  readonly kind: FactKind;
  readonly sample: string | number | boolean;
  readonly remove: 'entry' | 'line' | null;
  /** The list entry that holds the fact; null outside of lists. Facts of one entry leave together. */
  readonly entry: string | null;
};

/** Files that are a block, in the order of the workbook. A file that is not listed is a block under its own name. */
const blocks: Readonly<Record<string, string>> = {
  'content/company/company.ts': 'The company',
  'content/company/claims.ts': 'Claims',
  'content/company/about.ts': 'About us',
  'content/company/team.ts': 'People',
  'content/site/outbound.ts': 'Addresses outside this site',
  'content/site/named-pictures.ts': 'Pictures with the name in them',
  'content/locations/locations.ts': 'Cities where classes run',
  'content/courses/class-list.ts': 'Class dates',
  'content/courses/aha-courses.ts': 'Courses',
  'content/courses/red-cross-courses.ts': 'Courses',
  'content/courses/osha-classes.ts': 'OSHA and HIPAA programs',
  'content/programs/compliance.ts': 'Programs for employers',
  'content/programs/business-opportunities.ts': 'Business programs and stories',
  'content/programs/continuing-education.ts': 'Continuing education',
  'content/home/testimonials.ts': 'Testimonials',
  'content/shop/merchandise.ts': 'Shop: merchandise',
  'content/shop/books.ts': 'Shop: books',
  'content/shop/equipment.ts': 'Shop: equipment',
  'content/shop/shop-pages.ts': 'Shop',
  'content/clinical/review.ts': 'Review of the reference pages',
  'content/legal/privacy.ts': 'Privacy notice',
  'content/legal/terms-of-service.ts': 'Terms of service',
};

/**
 * The open facts as questions, block by block. A fact that several fields of one file share is one question, under the
 * shortest of its fields.
 */
export function questionsOf(content: ContentFiles, found: readonly FoundPlaceholder[]): readonly Question[] {
  const byFact = new Map<unknown, FoundPlaceholder>();
  for (const one of found) {
    const fact = walk(content[one.file], one.field).at(-1);
    const known = byFact.get(fact);
    if (known === undefined || one.field.length < known.field.length) byFact.set(fact, one);
  }
  const order = Object.keys(blocks);
  const placeOf = ({ file }: Question) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...byFact.values()]
    .map((one) => questionOf(content, one))
    .map((question, index) => ({ question, index }))
    .sort((a, b) => placeOf(a.question) - placeOf(b.question) || a.index - b.index)
    .map(({ question }) => question);
}

function questionOf(content: ContentFiles, { file, field, missing, owner }: FoundPlaceholder): Question {
  const steps = walk(content[file], field);
  const fact = steps.at(-1);
  if (!isPlaceholder(fact)) throw new Error(`${file} has no open fact at ${field}.`);
  const entryEnd = field.lastIndexOf(']');
  return {
    id: factId(file, field),
    file,
    field,
    owner,
    block: blocks[file] ?? file,
    about: steps
      .slice(0, -1)
      .map((step) => nameOf(step, fact))
      .filter((name) => name !== null)
      .join(': '),
    missing,
    kind: factKind(fact),
    sample: fact.value,
    remove: fact.remove ?? null,
    entry: entryEnd === -1 ? null : factId(file, field.slice(0, entryEnd + 1)),
  };
}

/** `content/company/company.ts` and `company.phone` as one word: `company/company: company.phone`. */
export function factId(file: string, field: string): string {
  return `${file.replace(/^content\//, '').replace(/\.ts$/, '')}: ${field}`;
}

/** What content holds at an id, open or settled; undefined where there is nothing (anymore). */
export function factAt(content: ContentFiles, id: string): unknown {
  const [file, field] = id.split(': ', 2);
  return field === undefined ? undefined : walk(content[`content/${file}.ts`], field).at(-1);
}

/** All values on the way from a module to one of its fields, the field last; it ends early where the way does. */
function walk(root: unknown, field: string): readonly unknown[] {
  const steps: unknown[] = [];
  let value = root;
  for (const [, name, entry] of field.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    value = entry === undefined ? childOf(value, name ?? '') : entryOf(value, entry);
    steps.push(value);
  }
  return steps;
}

function childOf(value: unknown, name: string): unknown {
  if (value instanceof Map) return value.get(name);
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function entryOf(value: unknown, name: string): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : value instanceof Set ? [...value] : [];
  return list.find((entry, index) => entryName(entry, index) === name);
}

const namingKeys = ['title', 'name', 'label', 'role'] as const;

/** What a person calls an entry: its confirmed title, name or label, or the role of a person whose name is open. */
function nameOf(entry: unknown, asked: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry) || isPlaceholder(entry))
    return null;
  const record = entry as Readonly<Record<string, unknown>>;
  for (const key of namingKeys) {
    const named = record[key];
    if (typeof named === 'string') return named;
    if (key === 'role' && isPlaceholder(named) && named !== asked) return String(named.value);
  }
  return null;
}

/** The sample as the workbook shows it: a price in dollars, yes or no in words. */
export function sampleText({ kind, sample }: Pick<Question, 'kind' | 'sample'>): string {
  if (typeof sample === 'boolean') return sample ? 'yes' : 'no';
  return kind === 'price' && typeof sample === 'number' ? formatCents(sample) : String(sample);
}

/** What an answer to the question is checked against. */
export function askedBy({ kind, sample, remove }: Question): Asked {
  return { kind, sample, isRemovable: remove !== null };
}
