import type { IsoDate } from '@/lib/time/calendar-days';

/** The provenance of a clinical statement. Every value and every row of a reference page has one. */
export type Provenance<CiteId extends string = string> = {
  /** The documents that were checked, newest first. */
  readonly source: readonly [CiteId, ...CiteId[]];
  readonly edition: Edition;
  /** The day on which the statement was last compared with the source. */
  readonly checkedOn: IsoDate;
  /** Standard wording of courses and algorithms that the clinical reviewer has yet to confirm. */
  readonly isOpen?: true;
};

/** The editions against which a statement was checked. */
export type Edition =
  | 'AHA 2025'
  | 'AHA 2020 and 2025'
  | 'AHA 2020'
  | 'AHA 2010 and 2025'
  | 'AHA 2010'
  | 'ACC/AHA/HRS 2015'
  | 'ACC/AHA/HRS 2018'
  | 'ACC/AHA/ACCP/HRS 2023'
  | 'course teaching'
  | 'published 2010 and 2017'
  | 'published 2011'
  | 'published 2015'
  | 'current'
  | 'company value';

export type Unit =
  | 'mg'
  | 'mg/kg'
  | 'mg/min'
  | 'mg/hr'
  | 'mg/mL'
  | 'mg/dL'
  | 'g'
  | 'mcg/min'
  | 'mcg/kg/min'
  | 'mL'
  | 'mL/kg'
  | 'J'
  | 'J/kg'
  | 'mA'
  | 'sec'
  | 'second'
  | 'seconds'
  | 'minute'
  | 'minutes'
  | 'hours'
  | 'weeks'
  | 'year'
  | 'years'
  | '/min'
  | 'per minute'
  | 'bpm'
  | '%'
  | 'mmHg'
  | 'inches'
  | 'degrees C'
  | 'compressions to breaths'
  | 'pushes'
  | 'breath'
  | 'breaths'
  | 'doses'
  | 'shock'
  | 'back blows'
  | 'back blows (slaps)'
  | 'abdominal thrusts'
  | 'chest thrusts'
  | 'links';

/** The route or method. Only the first group is printed beside a dose. */
export type Route =
  | 'IV push'
  | 'Rapid IV push'
  | 'IV'
  | 'IV infusion'
  | 'IV/IO'
  | 'Nasal'
  | 'Through pads'
  | 'By hand'
  | 'By breath'
  | 'Measured'
  | 'Time'
  | 'Spoken';

const drugRoutes: readonly Route[] = ['IV push', 'Rapid IV push', 'IV', 'IV infusion', 'IV/IO', 'Nasal'];

/** True for a route of administration; those are printed beside the dose. */
export function isDrugRoute(route: Route): boolean {
  return drugRoutes.includes(route);
}

const doseRoutes: readonly Route[] = [...drugRoutes, 'Through pads'];

/** True for a dose of a drug or a shock. */
export function isDoseRoute(route: Route): boolean {
  return doseRoutes.includes(route);
}

/** True for a unit that is a phrase: the value may wrap, unlike a number with its unit. */
export function isUnitPhrase(unit: string): boolean {
  return unit === 'in words' || unit === 'compressions to breaths';
}

/** True for a company-only statement, which never has the name or the edition of a guideline. */
export function isCompanyValue({ edition }: Pick<Provenance, 'edition'>): boolean {
  return edition === 'company value';
}

/** True for what courses teach and no guideline gives as a number. */
export function isCourseTeaching({ edition }: Pick<Provenance, 'edition'>): boolean {
  return edition === 'course teaching';
}

/**
 * The population of a value. `Adult and child` begins at the first birthday; no figure for it may apply to an infant.
 */
export type Population =
  'Adult' | 'Adult and child' | 'Child' | 'Infant' | 'Infant and child' | 'Newborn' | 'All ages';

const ages = ['adult', 'child', 'infant'] as const;

const agesIn: Readonly<Record<Population, readonly (typeof ages)[number][]>> = {
  Adult: ['adult'],
  'Adult and child': ['adult', 'child'],
  Child: ['child'],
  Infant: ['infant'],
  'Infant and child': ['child', 'infant'],
  Newborn: ['infant'],
  'All ages': ages,
};

const agesNamed = {
  adult: /\badults?\b/i,
  child: /\b(?:child|children|pediatric)\b/i,
  infant: /\b(?:infants?|bab(?:y|ies)|newborns?|pediatric)\b/i,
} as const;

/** True if a row's name already states the population of a value: some or all of its groups, and no others. */
export function namesPeople(name: string, population: Population): boolean {
  const named = ages.filter((age) => agesNamed[age].test(name));
  return named.length > 0 && named.every((age) => agesIn[population].includes(age));
}

/** True for the name of a population, such as the heading of a column. */
export function isPopulation(name: string): name is Population {
  return name in agesIn;
}

/** The color class for the ages of a population, e.g. `age-child-infant`; none if no age is named. */
export function ageColor(populations: readonly Population[]): string {
  const found = ages.filter((age) => populations.some((people) => agesIn[people].includes(age)));
  return found.length === 0 ? '' : ['age', ...found].join('-');
}

/** The classes that give a title its age color, if it is the name of an age. */
export function ageMark(title: string): string {
  return isPopulation(title) ? `age ${ageColor([title])}` : '';
}

type Figure =
  | {
      /** One number, or a range from the first to the second. */
      readonly value: number | readonly [number, number];
      readonly unit: Unit;
      /** Text before the number ("at least 94%") or after it ("0.12 sec or more"). */
      readonly bound?:
        | 'at least'
        | 'under'
        | 'below'
        | 'above'
        | 'up to'
        | 'about'
        | 'at or above'
        | 'or more'
        | 'or less'
        | 'more than';
    }
  | {
      readonly value: { readonly ratio: readonly [number, number] };
      readonly unit: 'compressions to breaths';
    }
  /** A statement of the specification without a number, or a formula. Its text includes the unit. */
  | { readonly value: { readonly text: string }; readonly unit: 'in words' };

/**
 * One clinical value. The type requires a unit, route, population, source, edition and check date for every number;
 * where the current guideline differs, `note` names the line printed beside it.
 */
export type ClinicalValue<CiteId extends string = string, NoteId extends string = string> = Figure &
  Provenance<CiteId> & {
    /** What the value is, e.g. "Atropine, dose". */
    readonly label: string;
    readonly route: Route;
    readonly population: Population;
    /** `specification`: the company publishes this figure. `guideline`: taken from the source. */
    readonly origin: 'specification' | 'guideline';
    readonly note?: NoteId;
    /**
     * The current guideline's value, which supersedes this one of the company and is printed before it, in one
     * sentence.
     */
    readonly supersededBy?: string;
    /** For a dose by weight: the id of its maximum dose, printed with every use of the dose. */
    readonly maximum?: string;
  };

/**
 * A current-guideline note, printed visibly beside each value that refers to it. The subject names the value, so that
 * the note cannot be mistaken for a note on something else.
 */
export type GuidelineNoteContent<CiteId extends string = string> = Provenance<CiteId> & {
  readonly subject: string;
  readonly text: string;
};

/** A note as it is printed everywhere: its subject, then its text. */
export function noteText(note: GuidelineNoteContent): string {
  return `${note.subject}: ${note.text}`;
}

/**
 * A value as it is printed, with its unit: `1 mg`, `3-5 minutes`, `at least 94%`, `30:2 compressions to breaths`.
 * Numbers and units are printed exactly as in content; nothing is rounded or converted.
 */
export function formatValue(figure: Figure): string {
  if (figure.unit === 'in words') return figure.value.text;
  if (typeof figure.value === 'object' && 'ratio' in figure.value)
    return `${figure.value.ratio.join(':')} ${figure.unit}`;
  const number = typeof figure.value === 'number' ? String(figure.value) : figure.value.join('-');
  const glue = figure.unit === '%' || figure.unit === '/min' ? '' : ' ';
  const measured = `${number}${glue}${figure.unit}`;
  const bound = 'bound' in figure ? figure.bound : undefined;
  if (bound === undefined) return measured;
  return bound === 'or more' || bound === 'or less' ? `${measured} ${bound}` : `${bound} ${measured}`;
}

declare const checkedText: unique symbol;

/**
 * A sentence in which every number is a reference to a value, e.g. `Atropine {atropineDose}`. Made by {@link
 * defineText} only.
 */
export type ClinicalText = string & { readonly [checkedText]: true };

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** Names that contain a digit without being a value. */
type Names = ['12-lead', 'SpO2', 'PaCO2', 'PaO2', 'CO2', '2015', '2020', '2025', '911'];
type WithoutNames<S extends string, N extends readonly string[]> = N extends readonly [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? S extends `${infer A}${First}${infer B}`
    ? WithoutNames<`${A}${B}`, N>
    : WithoutNames<S, Rest>
  : S;
type WithoutValues<S extends string> = S extends `${infer A}{${string}}${infer B}`
  ? `${A}${WithoutValues<B>}`
  : S;
type ValuesIn<S extends string> = S extends `${string}{${infer Id}}${infer Rest}`
  ? Id | ValuesIn<Rest>
  : never;
type CheckedText<S extends string, Id extends string> = [Exclude<ValuesIn<S>, Id>] extends [never]
  ? WithoutNames<WithoutValues<S>, Names> extends `${string}${Digit}${string}`
    ? { readonly 'A number needs a unit and a source: make it a value and write {its id}': S }
    : unknown
  : { readonly 'No such clinical value': Exclude<ValuesIn<S>, Id> };

/** The fields of content whose strings are clinical sentences. */
type TextField =
  | ('text' | 'onSheet' | 'action' | 'above' | 'note' | 'items' | 'rows' | 'cells' | 'look')
  | ('figure' | 'below' | 'add' | 'maximum' | 'how' | 'notIn' | 'shows' | 'sign' | 'adult');

/** Content as it is written, before its sentences are checked. */
export type Draft<T> = T extends ClinicalText ? string : { readonly [Field in keyof T]: Draft<T[Field]> };

type Checked<T, Id extends string, Field = 'text'> = T extends ClinicalText
  ? unknown
  : T extends string
    ? Field extends TextField
      ? CheckedText<T, Id>
      : unknown
    : { readonly [F in keyof T]: Checked<T[F], Id, T extends readonly unknown[] ? Field : F> };

type Said<T, Field = 'text'> = T extends string
  ? Field extends TextField
    ? ClinicalText
    : T
  : { readonly [F in keyof T]: Said<T[F], T extends readonly unknown[] ? Field : F> };

/**
 * Makes the function that content uses for every clinical sentence, and for everything that contains some. A digit
 * outside a value, or a reference to an unknown value, is a compile error.
 */
export function defineText<Id extends string>() {
  return <const T>(content: T & Checked<T, Id>) => content as Said<T>;
}

/** A piece of a sentence: plain text, or the id of a value. */
export type TextPart = { readonly text: string } | { readonly valueId: string };

/** `Atropine {atropineDose}.` becomes text, value, text. Empty pieces are omitted. */
export function partsOfText(text: ClinicalText): readonly TextPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? { valueId: piece.slice(1, -1) } : { text: piece }));
}

/** The ids of the values in one or more sentences, each once, in reading order. */
export function valueIdsIn(...texts: readonly ClinicalText[]): readonly string[] {
  const ids = texts.flatMap(partsOfText).flatMap((part) => ('valueId' in part ? [part.valueId] : []));
  return [...new Set(ids)];
}

type ValueTable = Readonly<Record<string, ClinicalValue>>;

/** The name of a row, table or section that is a link target, by its anchor: "Adenosine" for `adenosine`. */
export type RowName = { readonly label: string };

/** Everything a clinical sentence can refer to. */
export type ClinicalTables = {
  readonly values: ValueTable;
  readonly notes: Readonly<Record<string, GuidelineNoteContent>>;
  readonly rows: Readonly<Record<string, RowName>>;
};

/** @throws when content refers to a value that is not in the table (types prevent it). */
export function valueOf(values: ValueTable, id: string): ClinicalValue {
  const value = values[id];
  if (value === undefined)
    throw new Error(`There is no clinical value "${id}". Add it to content/clinical/values.ts.`);
  return value;
}

/** @throws when a node refers to a row that is not in the table (types prevent it). */
export function rowOf(rows: ClinicalTables['rows'], id: string): RowName {
  const row = rows[id];
  if (row === undefined)
    throw new Error(`There is no row "${id}" to lead to. Add it to content/clinical/rows.ts.`);
  return row;
}

/** A sentence with its values filled in, as plain text: `Atropine 1 mg.` */
export function plainText(text: ClinicalText, values: ValueTable): string {
  return partsOfText(text)
    .map((part) => ('text' in part ? part.text : formatValue(valueOf(values, part.valueId))))
    .join('');
}

/** The ids of the notes that belong to the values in these sentences, each once, in reading order. */
export function noteIdsIn(values: ValueTable, ...texts: readonly ClinicalText[]): readonly string[] {
  const ids = valueIdsIn(...texts).flatMap((id) => valueOf(values, id).note ?? []);
  return [...new Set(ids)];
}
