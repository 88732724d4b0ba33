import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { type Rule, valuesOf, when } from './rule';
import { sentencesOf } from './phrases';

export const withValues: Rule = {
  number: 12,
  title: 'A note has its value and its subject',
  problems: ({ data }) =>
    Object.entries(data.notes).flatMap(([id, { subject, text }]) => {
      const isVague = /\bthis (?:row|value|figure)\b|listed above/i.test(text);
      return [
        ...when(subject.trim() === '', `Note ${id} has no subject.`),
        ...when(isVague, `Note ${id} speaks of "this": read alone, it says nothing.`),
        ...when(
          valuesOf(data).every(({ note }) => note !== id),
          `No value has note ${id}.`,
        ),
      ];
    }),
};

const guideline = /\b(?:AHA|ACC|HRS|ILCOR|AAP|guidelines?|American (?:Heart|College|Academy))\b/i;
/** How a company value may mention the AHA: as a contrast, or in the past. */
const honest = /\bnot an AHA figure|\((?:an )?earlier AHA (?:value|total)\)|; in AHA 2020, not in AHA 2025/g;

function claimsGuideline(text: string): boolean {
  return guideline.test(text.replace(honest, ''));
}

export const companyValues: Rule = {
  number: 14,
  title: 'A company-only figure never has the label of a guideline',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .map((value) => ({ ...value, isCompanyValue: value.edition === 'company value' }))
      .filter(({ source, isCompanyValue }) => isCompanyValue || source.some((cite) => /^company/.test(cite)))
      .flatMap(({ id, source, edition, isCompanyValue }) => [
        ...when(!isCompanyValue, `The value ${id} is the company's and has the edition "${edition}".`),
        ...source
          .filter((cite) => data.cites[cite]?.document !== null || claimsGuideline(data.cites[cite].label))
          .map((cite) => `The value ${id} is the company's and cites "${data.cites[cite]?.label ?? cite}".`),
      ]),
    ...pieces.flatMap((piece) =>
      piece.figures.flatMap(({ label, valueIds }) =>
        valueIds
          .filter((id) => data.values[id]?.edition === 'company value' && claimsGuideline(label ?? ''))
          .map((id) => `${whereIs(piece)} shows the company value ${id} under "${label ?? ''}".`),
      ),
    ),
  ],
};

export const currentFirst: Rule = {
  number: 23,
  title: "The current guideline's figure comes before the company's older one, in the same row or sentence",
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .filter(({ supersededBy }) => supersededBy !== undefined && data.values[supersededBy] === undefined)
      .map(
        ({ id, supersededBy = '' }) =>
          `The value ${id} is superseded by ${supersededBy}, which does not exist.`,
      ),
    ...pieces.flatMap((piece) =>
      // A row or a cell is read as a whole, everything else by sentence.
      (piece.kind === 'row' || piece.kind === 'cell' ? [piece.marked] : sentencesOf(piece.marked)).flatMap(
        (statement) => problemsOfOrder(data, piece, statement),
      ),
    ),
  ],
};

function problemsOfOrder(data: ClinicalData, piece: Piece, statement: string): readonly string[] {
  return valueIdsOf({ marked: statement }).flatMap((id) => {
    const supersededBy = data.values[id]?.supersededBy;
    if (supersededBy === undefined) return [];
    const [today, before] = [statement.indexOf(`{${supersededBy}}`), statement.indexOf(`{${id}}`)];
    const isRight = today !== -1 && today < before;
    return when(
      !isRight,
      `${whereIs(piece)} shows the company value ${id} and not ${supersededBy} before it.`,
    );
  });
}
