import { formatValue, noteWords, valueIdsIn } from '@/lib/clinical/clinical-value';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { inHouseStyle } from './house-style';
import type { Rule } from './rule';
import { treesOf } from './tree-walk';

const withValues: Rule = {
  number: 12,
  title: 'A note stands with its value and its subject, and a value with its note, in every form',
  problems: ({ data, pieces }) => [
    ...Object.entries(data.notes).flatMap(([id, note]) => [
      ...(note.subject.trim() === '' ? [`Note ${id} has no subject.`] : []),
      ...(/\bthis (?:row|value|figure)\b|listed above/i.test(note.text)
        ? [`Note ${id} speaks of "this": read alone, it says nothing.`]
        : []),
      ...(Object.values(data.values).some((value) => value.note === id) ? [] : [`No value has note ${id}.`]),
    ]),
    ...Object.entries(data.values)
      .filter(([, value]) => value.note !== undefined && data.notes[value.note] === undefined)
      .map(([id, value]) => `The value ${id} names note ${value.note ?? ''}, which does not exist.`),
    ...pieces.flatMap((piece) => problemsOfNotes(data, piece)),
  ],
};

function problemsOfNotes(data: ClinicalData, piece: Piece): readonly string[] {
  const due = new Set(shownIn(data, piece).flatMap((id) => data.values[id]?.note ?? []));
  const printed = new Set(piece.notes.map(({ id }) => id));
  return [
    ...typedFigures(data, piece)
      .filter((figure) => !figure.notes.some((id) => printed.has(id)))
      .map((figure) => `${whereIs(piece)} has "${figure.words}" as plain text, without its note.`),
    ...[...due]
      .filter((id) => !printed.has(id))
      .map((id) => `${whereIs(piece)} shows a value without its note ${id}.`),
    ...[...printed]
      .filter((id) => !due.has(id))
      .map((id) => `${whereIs(piece)} prints note ${id} without the value that it speaks of.`),
    ...piece.notes
      .filter(({ id, words }) => data.notes[id] !== undefined && words !== noteWords(data.notes[id]))
      .map(
        ({ id, words }) =>
          `${whereIs(piece)} prints note ${id} as "${words.slice(0, 60)}…", not with its subject and whole text.`,
      ),
  ];
}

/** Figures that only values with a note have, typed as words where a value should be named. */
function typedFigures(
  data: ClinicalData,
  piece: Piece,
): readonly { readonly words: string; readonly notes: readonly string[] }[] {
  if (piece.marked === null) return [];
  const marked = inHouseStyle(piece.marked);
  const figures = Object.values(data.values).map((value) => ({
    words: inHouseStyle(formatValue(value)),
    note: value.note,
  }));
  return [...new Set(figures.map(({ words }) => words))]
    .filter((words) => /\d.*[a-z%]/i.test(words) && marked.includes(words))
    .map((words) => ({
      words,
      notes: figures.filter((figure) => figure.words === words).map(({ note }) => note),
    }))
    .flatMap(({ words, notes }) => (notes.every((note) => note !== undefined) ? [{ words, notes }] : []));
}

/** The values of a piece. Drawing and step-through print figures without ids: there the step tells. */
function shownIn(data: ClinicalData, piece: Piece): readonly string[] {
  if (piece.marked !== null) return valueIdsOf(piece);
  const node = treesOf(data).find(({ id }) => id === piece.node?.tree)?.nodes[piece.node?.id ?? ''];
  return node === undefined
    ? []
    : valueIdsIn(node.text).filter((id) => {
        const value = data.values[id];
        return value !== undefined && piece.text.includes(formatValue(value));
      });
}

const guideline = /\b(?:AHA|ACC|HRS|ILCOR|AAP|guidelines?|American (?:Heart|College|Academy))\b/i;
/** How a company value may name the AHA: as not its figure, or as one of the past. */
const honest = /\bnot an AHA figure|\((?:an )?older AHA (?:value|total)\)/g;

/** The edition right behind course teaching, as if the edition had it. */
const taughtAsGuideline = /\bcourse teaching\b[^.(]*\((?:AHA|ACC)/i;

function claimsGuideline(words: string): boolean {
  return guideline.test(words.replace(honest, ''));
}

const companyValues: Rule = {
  number: 14,
  title: "A figure that is the company's alone carries the label of no guideline",
  problems: ({ data, pieces }) => [
    ...Object.entries(data.values)
      .filter(
        ([, value]) =>
          value.source.some((cite) => /^company/.test(cite)) || value.edition === 'company value',
      )
      .flatMap(([id, value]) => [
        ...(value.edition === 'company value'
          ? []
          : [`The value ${id} is the company's and has the edition "${value.edition}".`]),
        ...value.source
          .filter((cite) => data.cites[cite]?.document !== null || claimsGuideline(data.cites[cite].label))
          .map(
            (cite) =>
              `The value ${id} is the company's and is cited as "${data.cites[cite]?.label ?? cite}".`,
          ),
      ]),
    ...pieces.flatMap((piece) =>
      piece.figures.flatMap((figure) => {
        const companyValues = figure.valueIds.filter((id) => data.values[id]?.edition === 'company value');
        return companyValues.flatMap((id) => [
          ...(figure.label !== null && claimsGuideline(figure.label)
            ? [`${whereIs(piece)} shows the company value ${id} under "${figure.label}".`]
            : []),
          ...sourcesOf(data, figure.sources, id)
            .filter(claimsGuideline)
            .map((line) => `${whereIs(piece)} gives "${line}" as the source of the company value ${id}.`),
        ]);
      }),
    ),
    ...pieces.flatMap((piece) =>
      piece.figures
        .flatMap(({ sources }) => sources)
        .filter((line) => taughtAsGuideline.test(line))
        .map((line) => `${whereIs(piece)} gives course teaching the edition of a guideline: "${line}".`),
    ),
    ...pieces
      .filter((piece) => piece.form === 'sheet' && piece.kind === 'row')
      .filter(
        (piece) =>
          piece.figures.some(({ valueIds }) =>
            valueIds.some((id) => data.values[id]?.edition === 'company value'),
          ) && !piece.text.includes('Company value'),
      )
      .map((piece) => `${whereIs(piece)} does not say that its figure is a company value.`),
  ],
};

/** The source lines that speak of a value: those that begin with its figure, or the only one. */
function sourcesOf(data: ClinicalData, lines: readonly string[], id: string): readonly string[] {
  const value = data.values[id];
  if (value === undefined) return [];
  const figure = formatValue(value);
  const own = lines.filter(
    (line) =>
      !/^Source\b/.test(line) &&
      (line
        .slice(0, line.indexOf(': '))
        .split(/, (?=\S)/)
        .includes(figure) ||
        line.startsWith(`${figure}: `)),
  );
  return own.length > 0 ? own : lines;
}

export const sourceRules = { withValues, companyValues };
