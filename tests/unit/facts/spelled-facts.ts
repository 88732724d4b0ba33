import ts from 'typescript';

/** The kinds of facts that may appear in the source only once. */
export type FactKind = 'price' | 'date' | 'year' | 'threshold' | 'phone' | 'email' | 'address' | 'name';

/** A fact that a source spells out. */
export type SpelledFact = {
  readonly kind: FactKind;
  /** Normalized, so that every spelling of a fact matches: `$75` and `7500` cents, `2-year` and `two years`. */
  readonly fact: string;
  /** True for the value of a field (`rushDays: 30`), false for a fact inside a sentence. */
  readonly isField: boolean;
  readonly path: string;
  readonly line: number;
  /** The text or field where it was found. */
  readonly text: string;
};

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const numberNames = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
]; // prettier-ignore
const count = String.raw`(?:\d+(?:\.\d+)?|\b(?:${numberNames.slice(1).join('|')}))`;
const units =
  'contact hours?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|credits?|people|students|pixels|states|cities|locations';

/** Order matters: a match is consumed, so the year of a date is not read again as a year. */
const readers: readonly (readonly [FactKind, RegExp, fact: (match: RegExpMatchArray) => string])[] = [
  ['address', /https?:\/\/[^\s'"`)]+/g, ([text]) => text.toLowerCase()],
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([text]) => text.toLowerCase()],
  ['phone', /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, ([text]) => text.replace(/\D/g, '')],
  [
    'address',
    /\b\d+ (?:[A-Z] )?(?:[A-Z]\w+ )+(?:Road|Street|Avenue|Boulevard|Drive|Lane|Way)\b/g,
    ([text]) => text.toLowerCase(),
  ],
  [
    'price',
    /\$(\d[\d,]*(?:\.\d\d)?)/g,
    ([, dollars = '']) => String(Math.round(Number(dollars.replaceAll(',', '')) * 100)),
  ],
  ['date', /\b\d{4}-\d\d-\d\d\b/g, ([text]) => text],
  [
    'date',
    new RegExp(String.raw`\b(${months}) (?:(\d{1,2}), )?((?:19|20)\d\d)\b`, 'g'),
    ([, month = '', day = '01', year = '']) =>
      `${year}-${String(months.split('|').indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  ],
  ['year', /(?<![\w.-])(?:19|20)\d\d(?![\w]|\.\d)/g, ([text]) => text],
  [
    'threshold',
    /\bages? (\d+)(?:(?:-| to )(\d+))?/gi,
    ([, from = '', to]) => `age ${to === undefined ? from : `${from}-${to}`}`,
  ],
  ['threshold', /\b(\d+(?:\.\d+)?)\s?(?:%|percent\b)/g, ([, value = '']) => `${value}%`],
  [
    'threshold',
    new RegExp(String.raw`(${count}(?:(?:-| to )${count})?)(?:[ -]| full )(${units})\b`, 'gi'),
    ([, value = '', unit = '']) => threshold(value, unit),
  ],
];

/** Normalizes `two years` and `2-year` to `2 year`. */
function threshold(value: string, unit: string): string {
  const digits = value
    .toLowerCase()
    .replace(/ to /, '-')
    .replace(/[a-z]+/g, (word) => String(numberNames.indexOf(word)));
  const singular = unit.toLowerCase().replace(/^(?:people|students)$/, 'person');
  return `${digits} ${singular.replace(/ies$/, 'y').replace(/s$/, '')}`;
}

/** Fields whose numbers are facts, with the unit of each. */
type Field = readonly [name: RegExp, kind: FactKind, facts: (value: number) => readonly string[]];
const fields: readonly Field[] = [
  [/^(?:price|originalPrice|groupPrice|cents|\w*Fee)$/, 'price', (cents) => [String(cents)]],
  [/^(?:foundedIn|openedIn|\w*[yY]ear)$/, 'year', (year) => [String(year)]],
  [/^validityMonths$/, 'threshold', (value) => [`${value} month`, `${value / 12} year`]],
  [/^groupMinimum$/, 'threshold', (value) => [`${value} person`]],
  [/^contactHours$/, 'threshold', (value) => [`${value} contact hour`]],
  [/^(?!contactHours$)(?:hours|\w*Hours(?:SameWeek)?)$/, 'threshold', (value) => [`${value} hour`]],
  [/Days$/, 'threshold', (value) => [`${value} day`]],
  [/Minutes(?:WithoutContact)?$/, 'threshold', (value) => [`${value} minute`]],
];

/** Text fields that hold one entry's value: two courses may both take 4-5 hours without duplicating a fact. */
const proseFields = /^(?:duration|date|lastDate|year|value|warranty)$/;

/**
 * Every fact that a source file spells out in a string, template, JSX text or numeric field.
 * @param names the pattern of names to look for: see {@link namePattern}.
 */
export function spelledFacts(path: string, source: string, names: RegExp): readonly SpelledFact[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: SpelledFact[] = [];
  const add = (node: ts.Node, entry: Pick<SpelledFact, 'kind' | 'fact' | 'isField' | 'text'>) =>
    found.push({ ...entry, path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = wordsOf(node);
    if (text !== null) {
      const isField = proseFields.test(fieldOf(node) ?? '');
      for (const { kind, fact } of factsIn(text, names)) add(node, { kind, fact, isField, text: text });
    }
    if (ts.isNumericLiteral(node)) {
      const name = fieldOf(node) ?? '';
      for (const [, kind, facts] of fields.filter(([pattern]) => pattern.test(name)))
        for (const fact of facts(Number(node.text)))
          add(node, { kind, fact, isField: true, text: `${name}: ${node.text}` });
    }
    // A template is read as a whole; its expressions are visited separately.
    if (ts.isTemplateExpression(node)) node.templateSpans.forEach((span) => visit(span.expression));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * A pattern that matches each of these names (company, people, cities, organizations) as a whole word, longest first.
 */
export function namePattern(names: readonly string[]): RegExp {
  const escaped = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`, 'g');
}

/** The facts in a text. */
function factsIn(text: string, names: RegExp): readonly Pick<SpelledFact, 'kind' | 'fact'>[] {
  let rest = text;
  const found = readers.flatMap(([kind, pattern, factOf]) => {
    const facts = [...rest.matchAll(pattern)].map((match) => ({ kind, fact: factOf(match) }));
    rest = rest.replace(pattern, ' | ');
    return facts;
  });
  return [...found, ...[...text.matchAll(names)].map(([fact]) => ({ kind: 'name' as const, fact }))];
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => `{}${span.literal.text}`)].join('');
  return null;
}

/** The field that a value belongs to, directly or through a call such as `placeholder(36, …)`. */
function fieldOf(node: ts.Node): string | null {
  for (let at = node.parent; ; at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) return at.name.getText();
    // Only the first argument of a call is the value; the others describe it.
    if (ts.isCallExpression(at) && at.arguments[0] !== node) return null;
    if (!ts.isCallExpression(at) && !ts.isAsExpression(at) && !ts.isSatisfiesExpression(at)) return null;
  }
}
