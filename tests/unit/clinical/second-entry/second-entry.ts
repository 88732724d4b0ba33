/*
 * The second entry: figures, relations and refusals that a second person typed from the clinical reviewer's fact
 * sheets without looking at content/clinical. The person who changes the content must not change these files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { addressOf, plain } from '@/scripts/check/clinical/clinical-data';
import { rowAnchor, textsOfFact } from '@/lib/clinical/clinical-page';
import { type ClinicalValue, formatValue, noteText } from '@/lib/clinical/clinical-value';
import { recordsOf } from '@/lib/tables/records';

/** The rows of a file, without its header. */
function typed(name: string): readonly (readonly string[])[] {
  const { records } = recordsOf(readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8'));
  if (records === null) throw new Error(`${name}.csv cannot be read.`);
  return records.slice(1);
}

const files = {
  values: typed('values'),
  relations: typed('relations'),
  notes: typed('notes'),
  notIn: typed('not-in'),
  simulation: typed('simulation'),
  drawings: typed('drawings'),
};

/** Makes "/min" and "per minute" one unit, and line breaks and runs of spaces one space. */
const bare = (text: string) => text.replace(/\s+/g, ' ').replaceAll('/min', ' per minute').trim();
const lower = (text: string) => bare(text).toLowerCase();
const partsOf = (cell: string) => (cell === '' ? [] : cell.split(' | '));

/** True if the text contains the phrase as a whole: "2 inches" is not in "22 inches" or "1.2 inches". */
function hasWhole(text: string, words: string): boolean {
  const escaped = lower(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.])${escaped}(?!\\w|\\.\\d)`).test(text);
}

/** True if the text contains all phrases in this order. */
function hasInOrder(text: string, words: readonly string[]): boolean {
  let rest = lower(text);
  return words.every((one) => {
    const isThere = hasWhole(rest, one);
    rest = rest.slice(rest.indexOf(lower(one)) + one.length - 1);
    return isThere;
  });
}

type Ends = { readonly unit: string; readonly low: number; readonly high: number };

/** Converts grams to milligrams, and minutes and hours to seconds, for comparison; other units stay. */
const scales: Readonly<Record<string, readonly [string, number]>> = {
  g: ['mg', 1000],
  second: ['sec', 1],
  seconds: ['sec', 1],
  minute: ['sec', 60],
  minutes: ['sec', 60],
  hours: ['sec', 3600],
  years: ['year', 1],
};

/** The lowest and highest number of a figure, for each unit. */
function endsOf(value: ClinicalValue): readonly Ends[] {
  const found = new Map<string, number[]>();
  const add = (unit: string, numbers: readonly number[]) => {
    const [name, scale] = scales[unit] ?? [unit, 1];
    found.set(name, [...(found.get(name) ?? []), ...numbers.map((number) => number * scale)]);
  };
  if (value.unit === 'in words')
    for (const [, from, to, unit] of value.value.text.matchAll(
      /(\d[\d.]*)(?:(?:-| to )(\d[\d.]*))?\s?([a-z%]+)/gi,
    ))
      add(
        unit ?? '',
        [from, to].flatMap((number) => (number === undefined ? [] : [Number(number)])),
      );
  else if (typeof value.value === 'object' && 'ratio' in value.value) add(value.unit, value.value.ratio);
  else add(value.unit, [value.value].flat());
  return [...found].map(([unit, numbers]) => ({
    unit,
    low: Math.min(...numbers),
    high: Math.max(...numbers),
  }));
}

type Relation = (first: ClinicalValue, second: ClinicalValue, result: ClinicalValue | undefined) => boolean;

/** Compares lowest with lowest and highest with highest, in the units that both have. */
const compared =
  (holds: (a: number, b: number) => boolean): Relation =>
  (first, second) => {
    const [a, b] = [endsOf(first), endsOf(second)];
    const pairs =
      a.length === 1 && b.length === 1
        ? [[a[0], b[0]] as const]
        : a.map((one) => [one, b.find(({ unit }) => unit === one.unit)] as const);
    const both = pairs.flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [[x, y] as const]));
    return both.length > 0 && both.every(([x, y]) => holds(x.low, y.low) && holds(x.high, y.high));
  };

/** Checks that two figures give a third, each at its highest number. */
const made =
  (by: (a: number, b: number) => number): Relation =>
  (first, second, result) => {
    const [a, b, c] = [first, second, result].map((value) =>
      value === undefined ? NaN : endsOf(value)[0]?.high,
    );
    return Math.abs(by(a ?? NaN, b ?? NaN) - (c ?? NaN)) < 1e-9;
  };

const relations: Readonly<Record<string, Relation>> = {
  '<': compared((a, b) => a < b),
  '<=': compared((a, b) => a <= b),
  '=': compared((a, b) => a === b),
  x: made((a, b) => a * b),
  '+': made((a, b) => a + b),
};

/** What a file of the second entry does not name. */
const untyped = (file: keyof typeof files, ids: readonly string[]) =>
  ids
    .filter((id) => !files[file].some(([other]) => other === id))
    .map((id) => `${id}: it is missing from the second entry.`);

function ofValues({ values }: ClinicalData): readonly string[] {
  return [
    ...untyped('values', Object.keys(values)),
    ...files.values.flatMap(([id = '', figure = '', words = '', people = '']) => {
      const value = values[id];
      if (value === undefined) return [`${id}: there is no such value.`];
      const printed = formatValue(value);
      const isSame = figure === '' ? hasInOrder(printed, partsOf(words)) : bare(printed) === bare(figure);
      return [
        ...(isSame ? [] : [`${id}: the page says "${printed}", the second entry "${figure || words}".`]),
        ...(value.population === people ? [] : [`${id}: it is for "${value.population}", not "${people}".`]),
      ];
    }),
  ];
}

function ofRelations({ values }: ClinicalData): readonly string[] {
  return files.relations.flatMap(([first = '', sign = '', second = '', result = '', why = '']) => {
    const [a, b] = [values[first], values[second]];
    const isTrue = a !== undefined && b !== undefined && relations[sign]?.(a, b, values[result]) === true;
    return isTrue ? [] : [`${first} ${sign} ${second}${result && ` = ${result}`} does not hold: ${why}.`];
  });
}

function ofNotes({ notes }: ClinicalData): readonly string[] {
  return [
    ...untyped('notes', Object.keys(notes)),
    ...files.notes.flatMap(([id = '', , must = '', mustNot = '']) => {
      const note = notes[id];
      if (note === undefined) return [`${id}: there is no such note.`];
      const text = lower(noteText(note));
      return [
        ...partsOf(must).flatMap((one) => (hasWhole(text, one) ? [] : [`${id}: the note lacks "${one}".`])),
        ...partsOf(mustNot).flatMap((one) => (hasWhole(text, one) ? [`${id}: the note says "${one}".`] : [])),
      ];
    }),
  ];
}

/**
 * The contraindications in a drug's own row, whose readers do not see the table of exclusions. For a drug without a row,
 * the lines of that table that name it.
 */
function refusalsOf({ pages, values }: ClinicalData, anchor: string): string {
  const sections = pages.flatMap((page) => page.sections);
  const rows = sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows.filter((row) => rowAnchor(row, id) === anchor) : [],
    ),
  );
  const lines = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.id === 'exclusions' ? block.rows : []))
    .filter((cells) => rows.length === 0 && lower(cells.join(' ')).includes(anchor));
  return lower(
    [...rows.flatMap(textsOfFact), ...lines.flat()].map((text) => plain({ values }, text)).join('\n'),
  );
}

function ofRefusals(data: ClinicalData): readonly string[] {
  return files.notIn.flatMap(([row = '', condition = '', words = '']) => {
    const said = refusalsOf(data, row);
    return partsOf(words).some((one) => said.includes(lower(one)))
      ? []
      : [`${row}: it does not exclude ${condition}.`];
  });
}

function ofSimulation({ scenarios }: ClinicalData): readonly string[] {
  const steps = scenarios.flatMap((scenario) => scenario.steps);
  const ids = steps.map(({ id }) => id);
  return [
    ...untyped('simulation', ids),
    ...files.simulation.flatMap(([id = '', answer = '', reason = '']) => {
      const step = steps.find((one) => one.id === id);
      const given = step?.options[step.correctOption] ?? '';
      return [
        ...(bare(given) === bare(answer) ? [] : [`${id}: the right answer is "${given}", not "${answer}".`]),
        ...(hasInOrder(step?.feedback ?? '', partsOf(reason))
          ? []
          : [`${id}: the reason lacks "${reason}".`]),
      ];
    }),
  ];
}

/** The column "drawing" names the drawing that shows the act; it is blank until someone has looked at the drawing. */
function ofDrawings(data: ClinicalData): readonly string[] {
  return files.drawings.flatMap(([card = '', step = '', act = '', people = '', drawing = '']) => {
    if (drawing === '') return [];
    const page = data.pages.find((one) => addressOf(one) === card);
    const shown = page?.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'help' && block.column === undefined ? block.items : []))[
      Number(step) - 1
    ]?.drawing;
    return shown === drawing
      ? []
      : [`${card}, step ${step} (${people}: ${act}): "${shown}" is drawn, not "${drawing}".`];
  });
}

/** The differences between the content and the second entry, one sentence each. */
export function secondEntryDifferences(data: ClinicalData): readonly string[] {
  return [ofValues, ofRelations, ofNotes, ofRefusals, ofSimulation, ofDrawings].flatMap((compare) =>
    compare(data),
  );
}
