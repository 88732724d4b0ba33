import type { IsoDate } from './dates';

/** Where a clinical statement comes from. No value and no row of a reference page exists without one. */
export type Provenance<CiteId extends string = string> = {
  /** The documents that were checked, newest first. */
  readonly source: readonly [CiteId, ...CiteId[]];
  readonly edition: Edition;
  /** The day on which somebody last compared the statement with the source. */
  readonly checkedOn: IsoDate;
};

/** The editions that a statement was checked against. */
export type Edition =
  | 'AHA 2025' | 'AHA 2020 and 2025' | 'AHA 2020' | 'AHA 2010 and 2025' | 'AHA 2010' | 'ACC/AHA/HRS 2015'
  | 'ACC/AHA/HRS 2018' | 'course teaching' | 'published 2010 and 2017' | 'current' | 'company value';

export type Unit =
  | 'mg' | 'mg/kg' | 'mg/min' | 'mg/hr' | 'mg/mL' | 'mg/dL' | 'mcg/min' | 'mcg/kg/min' | 'mL' | 'J' | 'J/kg' | 'mA'
  | 'sec' | 'second' | 'seconds' | 'minutes' | 'hours' | 'year' | 'years' | '/min' | 'per minute' | 'bpm' | '%' | 'mmHg'
  | 'inches' | 'degrees C' | 'compressions to breaths' | 'pushes' | 'breath' | 'breaths' | 'doses' | 'shock' | 'back blows' | 'back slaps'
  | 'abdominal thrusts' | 'chest thrusts' | 'links';

/** How the thing is given or measured. Only the first group is printed beside a dose. */
export type Route =
  | 'IV push' | 'Rapid IV push' | 'IV' | 'IV infusion' | 'IV/IO'
  | 'Through pads' | 'By hand' | 'By breath' | 'Measured' | 'Time' | 'Spoken';

const drugRoutes: readonly Route[] = ['IV push', 'Rapid IV push', 'IV', 'IV infusion', 'IV/IO'];

/** True for a way of giving a drug; those are printed beside the dose. */
export function isDrugRoute(route: Route): boolean {
  return drugRoutes.includes(route);
}

export type Population = 'Adult' | 'Child' | 'Infant' | 'Infant and child' | 'All ages' | 'Newborn';

type Figure =
  | {
      /** One number, or a range from the first to the second. */
      readonly value: number | readonly [number, number];
      readonly unit: Unit;
      /** Words before the number ("at least 94%") or after it ("0.12 sec or more"). */
      readonly bound?: 'at least' | 'under' | 'below' | 'above' | 'up to' | 'about' | 'at or above' | 'or more' | 'or less';
    }
  | { readonly value: { readonly ratio: readonly [number, number] }; readonly unit: 'compressions to breaths' }
  /** A statement of the specification that is no number, or a formula. It carries its unit in its words. */
  | { readonly value: { readonly words: string }; readonly unit: 'in words' };

/**
 * One clinical value. The type makes a number without unit, route, population, source, edition and day of checking
 * impossible; where the current guideline differs, `note` names the line that is printed beside it.
 */
export type ClinicalValue<CiteId extends string = string, NoteId extends string = string> = Figure & Provenance<CiteId> & {
  /** What the value is, e.g. "Atropine, dose". */
  readonly label: string;
  readonly route: Route;
  readonly population: Population;
  /** `specification`: the company publishes this figure. `guideline`: taken over from the source. */
  readonly origin: 'specification' | 'guideline';
  readonly note?: NoteId;
};

/** A current-guideline note: printed visibly beside each value that names it. */
export type GuidelineNote<CiteId extends string = string> = Provenance<CiteId> & { readonly text: string };

/**
 * A value as it is printed, with its unit: `1 mg`, `3-5 minutes`, `at least 94%`, `30:2 compressions to breaths`.
 * Numbers and units come out exactly as content has them; nothing is rounded or converted.
 */
export function formatValue(figure: Figure): string {
  if (figure.unit === 'in words') return figure.value.words;
  if (typeof figure.value === 'object' && 'ratio' in figure.value) return `${figure.value.ratio.join(':')} ${figure.unit}`;
  const number = typeof figure.value === 'number' ? String(figure.value) : figure.value.join('-');
  const glue = figure.unit === '%' || figure.unit === '/min' ? '' : ' ';
  const measured = `${number}${glue}${figure.unit}`;
  const bound = 'bound' in figure ? figure.bound : undefined;
  if (bound === undefined) return measured;
  return bound === 'or more' || bound === 'or less' ? `${measured} ${bound}` : `${bound} ${measured}`;
}

declare const checkedText: unique symbol;

/** Words in which every number is a reference to a value, e.g. `Atropine {atropineDose}`. Made by {@link defineText} only. */
export type ClinicalText = string & { readonly [checkedText]: true };

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** Names of things that hold a digit without being a value. */
type Names = ['12-lead', 'SpO2', 'PaCO2', 'PaO2', '2025', '911'];
type WithoutNames<S extends string, N extends readonly string[]> = N extends readonly [infer First extends string, ...infer Rest extends string[]]
  ? S extends `${infer A}${First}${infer B}` ? WithoutNames<`${A}${B}`, N> : WithoutNames<S, Rest>
  : S;
type WithoutValues<S extends string> = S extends `${infer A}{${string}}${infer B}` ? `${A}${WithoutValues<B>}` : S;
type ValuesIn<S extends string> = S extends `${string}{${infer Id}}${infer Rest}` ? Id | ValuesIn<Rest> : never;
type CheckedText<S extends string, Id extends string> = [Exclude<ValuesIn<S>, Id>] extends [never]
  ? WithoutNames<WithoutValues<S>, Names> extends `${string}${Digit}${string}`
    ? { readonly 'A number needs a unit and a source: make it a value and write {its id}': S }
    : unknown
  : { readonly 'No such clinical value': Exclude<ValuesIn<S>, Id> };

/**
 * Makes the function that content uses for every clinical sentence. A digit in the sentence that is not part of a value,
 * and a reference to a value that does not exist, are compile errors.
 */
export function defineText<Id extends string>() {
  return <const S extends string>(text: S & CheckedText<S, Id>): ClinicalText => text as unknown as ClinicalText;
}

/** A sentence in pieces: plain words, or the id of a value. */
export type TextPart = { readonly words: string } | { readonly valueId: string };

/** `Atropine {atropineDose}.` becomes words, value, words. Empty pieces are left out. */
export function partsOfText(text: ClinicalText): readonly TextPart[] {
  return text.split(/(\{\w+\})/).filter((piece) => piece !== '').map((piece) => (
    piece.startsWith('{') ? { valueId: piece.slice(1, -1) } : { words: piece }
  ));
}

/** The ids of the values in one or more sentences, each once, in reading order. */
export function valueIdsIn(...texts: readonly ClinicalText[]): readonly string[] {
  const ids = texts.flatMap(partsOfText).flatMap((part) => ('valueId' in part ? [part.valueId] : []));
  return [...new Set(ids)];
}

type ValueTable = Readonly<Record<string, ClinicalValue>>;

/** @throws when content names a value that is not in the table (types refuse it first). */
export function valueOf(values: ValueTable, id: string): ClinicalValue {
  const value = values[id];
  if (value === undefined) throw new Error(`There is no clinical value "${id}". Add it to content/clinical/values.ts.`);
  return value;
}

/** A sentence with its values filled in, as plain text: `Atropine 1 mg.` */
export function plainText(text: ClinicalText, values: ValueTable): string {
  return partsOfText(text).map((part) => ('words' in part ? part.words : formatValue(valueOf(values, part.valueId)))).join('');
}

/** The ids of the notes that belong to the values in these sentences, each once, in reading order. */
export function noteIdsIn(values: ValueTable, ...texts: readonly ClinicalText[]): readonly string[] {
  const ids = valueIdsIn(...texts).flatMap((id) => valueOf(values, id).note ?? []);
  return [...new Set(ids)];
}
