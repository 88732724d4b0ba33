import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company/company';
import { books } from '@/content/shop/books';
import { organizations } from '@/content/site/organizations';
import { stateNames } from '@/lib/site/state-codes';
import { rowsOf } from '@/content/site/table-rows';
import { cityTable } from '@/lib/tables/tables';
import { factValue } from '@/lib/facts/facts';
import { type FactKind, namePattern, type SpelledFact, spelledFacts } from './spelled-facts';

const authors = books.map((book) => factValue(book.author));
/** With their states, because some city names are also words, such as Reading. */
const cities = rowsOf(cityTable).map(({ city, state }) => `${factValue(city)}, ${factValue(state)}`);

/** The one file that spells each name; every other file imports it. */
const homesOfNames: Readonly<Record<string, readonly string[]>> = {
  'content/tables/company.csv': [factValue(company.name), factValue(company.shortName)],
  'content/site/organizations.ts': Object.values(organizations).map(({ name }) => name),
  'lib/site/state-codes.ts': Object.values(stateNames),
  'content/tables/cities.csv': cities,
  'content/tables/books.csv': authors,
};
const names = namePattern(Object.values(homesOfNames).flat());

/** Files that hold facts in another form: state outlines, picture digests, and the list of all modules. */
const machineMade = /(?:us-outlines|picture-files|content-modules|sample-rows)\.ts$/;

/**
 * What may be repeated, and why it is not a duplicate. `kinds` narrows an entry to those kinds of facts, `words` to
 * those words.
 */
const allowed: readonly {
  readonly why: string;
  readonly files: RegExp;
  readonly kinds?: readonly FactKind[];
  readonly matching?: RegExp;
}[] = [
  {
    why: 'The names of the states, and the zones of cities in states with two of them.',
    files: /^lib\/(?:site\/state-codes|time\/us-zones)\.ts$/,
    kinds: ['name'],
  },
  {
    why: 'A citation names its document by publisher, title, year and day; tests/unit/clinical holds the values.',
    files: /^content\/clinical\//,
    kinds: ['name', 'year', 'date', 'threshold'],
  },
  {
    why: 'What to do in an emergency is checked against its guideline step by step; tests/unit/simulation holds it.',
    files: /^content\/simulation\//,
    kinds: ['threshold'],
  },
  {
    why: 'The year of a guideline is part of its name.',
    files: /^content\/(?:simulation\/simulation|site\/routes)\.ts$/,
    kinds: ['year'],
    matching: /guideline|AHA|cardiac arrest care|infant CPR/,
  },
  {
    why: 'The hours are part of the name of these courses.',
    files: /^content\/(?:courses\/osha-classes|programs\/compliance|site\/routes)\.ts$/,
    kinds: ['threshold'],
    matching: /^(?:osha-\d\d-hour|OSHA \d\d.hour.*)$/,
  },
  {
    why: 'The namespace of SVG is a name, and leads to nothing of ours.',
    files: /^lib\/locations\/states-drawing\.ts$/,
    matching: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  },
  {
    why: 'A message about the table of classes shows how to write a cell with an example.',
    files: /^lib\/courses\/class-rows\.ts$/,
    matching: /such as|needs quotation marks|24-hour clock|for a class of one day/,
  },
  {
    why: 'A day before all classes, for a table without rows.',
    files: /^lib\/courses\/class-rows\.ts$/,
    matching: /^2000-01-01$/,
  },
  {
    why: 'The singular of a template, not the length of a class.',
    files: /^content\/courses\/course-labels\.ts$/,
    matching: /^1 contact hour$/,
  },
  {
    why: 'Vocabulary of structured data.',
    files: /^lib\/(?:seo|shop)\//,
    matching: /^https:\/\/schema\.org(?:\/\w+)?$/,
  },
  {
    why: 'A message about a table shows what fits with examples.',
    files: /^lib\/tables\//,
  },
];

const isAllowed = ({ path, kind, text }: SpelledFact) =>
  allowed.some(
    ({ files, kinds, matching }) =>
      files.test(path) && (kinds?.includes(kind) ?? true) && (matching?.test(text.trim()) ?? true),
  );

/** Percentages in class names and style values are sizes, not facts. */
const isStyle = ({ kind, text }: SpelledFact) =>
  kind === 'threshold' && /^[-\d.% px]+$|\[[^\]]*%[^\]]*\]|\bgrid-cols-|\bmin-h-\[/.test(text.trim());

/** The facts spelled out in a folder's files, without those that may be repeated. */
function factsOf(folder: string): readonly SpelledFact[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !machineMade.test(path))
    .map((path) => join(folder, path))
    .flatMap((path) => spelledFacts(path, readFileSync(path, 'utf8'), names))
    .filter((fact) => !isAllowed(fact));
}

const placeOf = ({ path, line, kind, fact, text }: SpelledFact) =>
  `${path}:${line}: ${kind} ${fact} in "${text.trim().slice(0, 80)}"`;

/**
 * Facts that content spells twice: in two texts, or in a text and a field. Two fields may match by chance (two
 * courses that cost the same are two facts). A name counts as a duplicate wherever it appears outside its home file.
 */
function toldTwice(facts: readonly SpelledFact[]): readonly string[] {
  const strayNames = facts.filter(
    ({ kind, fact, path }) => kind === 'name' && homesOfNames[path]?.includes(fact) !== true,
  );
  const isRepeated = ({ kind, fact }: SpelledFact) => {
    const places = facts.filter((other) => other.kind === kind && other.fact === fact);
    const lines = new Set(places.map(({ path, line }) => `${path}:${line}`));
    return kind !== 'name' && lines.size > 1 && places.some(({ isField }) => !isField);
  };
  return [...strayNames, ...facts.filter(isRepeated)].map(placeOf);
}

test('content states every fact once', () => {
  expect(toldTwice(factsOf('content'))).toEqual([]);
});

test('facts are in content, not in code', () => {
  const facts = ['components', 'app', 'lib'].flatMap(factsOf).filter((fact) => !isStyle(fact));
  // A rule in `lib` may have its own number.
  const isRule = ({ isField, path }: SpelledFact) => isField && path.startsWith('lib/');
  expect(facts.filter((fact) => !isRule(fact)).map(placeOf)).toEqual([]);
});
