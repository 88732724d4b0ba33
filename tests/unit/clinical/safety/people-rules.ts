import { isDrugRoute, type Population, valueIdsIn } from '@/lib/clinical/clinical-value';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { declaredBeside, declaredOf, everyAge, everyone, groupsOf, isPediatric } from './people';
import { inHouseStyle } from './house-style';
import type { Rule } from './rule';
import { treesOf } from './tree-walk';
import { sentencesOf } from './words';

/** Documents about adults alone whose titles do not say so. */
const adultDocuments: readonly string[] = [
  'cardioversionSheet2025',
  'pcacSheet2025',
  'part11of2025',
  'af2023',
  'brady2018',
];

function isAdultDocument(data: ClinicalData, cite: string): boolean {
  const id = data.cites[cite]?.document ?? null;
  if (id === null) return false;
  const title = data.documents[id]?.title ?? '';
  return adultDocuments.includes(id) || (/\bAdult\b/.test(title) && !/\bPediatric\b/.test(title));
}

const ownSources: Rule = {
  number: 3,
  title: 'No row for children or infants has an adult figure, or one that rests on adult documents only',
  problems: ({ data, pieces }) =>
    pieces.filter(isPediatric).flatMap((piece) => [
      ...valueIdsOf(piece).flatMap((id) => {
        const value = data.values[id];
        if (value === undefined) return [];
        const beside = declaredBeside(piece, id);
        if (beside?.includes('adult') === true) return [];
        return [
          ...(value.population === 'Adult'
            ? [`${whereIs(piece)} is for children or infants and shows the adult value ${id}.`]
            : []),
          ...(value.population !== 'Adult' && value.source.every((cite) => isAdultDocument(data, cite))
            ? [
                `${whereIs(piece)} is for children or infants, and its value ${id} cites adult documents only.`,
              ]
            : []),
        ];
      }),
      ...piece.figures
        .filter(({ people }) => /\bAdult\b/.test(people))
        .map(() => `${whereIs(piece)} is for children or infants and says "Adult" below its figure.`),
    ]),
};

const labels: Rule = {
  number: 4,
  title: 'The label or title above a figure names the people that the figure is for',
  problems: ({ data, pieces }) => [
    ...pieces.flatMap((piece) =>
      valueIdsOf(piece).flatMap((id) => {
        const value = data.values[id];
        if (value === undefined || value.population === 'All ages') return [];
        const groups = groupsOf(value.population);
        const declared = piece.kind === 'row' ? declaredOf(piece) : declaredBeside(piece, id);
        const named = declared ?? (piece.kind === 'row' ? declaredBeside(piece, id) : null);
        // A sentence on both adults and children needs no label: the figure holds for either.
        if (named === null && groups.includes('adult') && groups.includes('child')) return [];
        if (named === null)
          return [
            `${whereIs(piece)} shows the value ${id} (${value.population}), and no label or title says for whom it is.`,
          ];
        const wrong = named.filter((group) => !groups.includes(group));
        if (wrong.length === 0) return [];
        // The row is narrower than it reads where it repeats the people of its figure, such as "child" inside "infant and child".
        const beside = declaredBeside(piece, id);
        if (beside !== null && beside.every((group) => groups.includes(group))) return [];
        return [
          `${whereIs(piece)} is labeled for ${named.join(' and ')}, but its value ${id} is for "${value.population}".`,
        ];
      }),
    ),
    ...pieces.filter(({ node }) => node !== undefined).flatMap((piece) => problemsOfStep(data, piece)),
  ],
};

/** Drawing and step-through print no ids: there the line above the step has to name the people of its tree. */
function problemsOfStep(data: ClinicalData, piece: Piece): readonly string[] {
  if (piece.form !== 'drawing' && piece.form !== 'step-through' && piece.form !== 'list') return [];
  const tree = treesOf(data).find(({ id }) => id === piece.node?.tree);
  if (tree === undefined) return [];
  const kind = piece.headings.at(-1) ?? '';
  const people: Population = tree.population;
  return kind.toLowerCase().endsWith(people.toLowerCase())
    ? []
    : [`${whereIs(piece)} says "${kind}" above its words, not "${people}".`];
}

/** What the two notes are about, in a form that carries no ids. */
const adultFigure = /\bevery 6 seconds\b|\b90 mmHg\b/i;

const onlyFor: Rule = {
  number: 13,
  title: 'The adult notes on breaths and on blood pressure are at no step of a pediatric tree',
  problems: ({ data, pieces }) => {
    const adultNotes = ['D5', 'D14'];
    const words = adultNotes.flatMap((id) => data.notes[id]?.text ?? []);
    const pediatric = new Set(
      treesOf(data)
        .filter((tree) => tree.population !== 'Adult')
        .map(({ id }) => id),
    );
    return [
      ...treesOf(data)
        .filter(({ id }) => pediatric.has(id))
        .flatMap((tree) =>
          Object.entries(tree.nodes).flatMap(([id, node]) =>
            valueIdsIn(node.text)
              .filter((value) => adultNotes.includes(data.values[value]?.note ?? ''))
              .map((value) => `Step ${id} of ${tree.id} shows ${value}, whose note is for adults.`),
          ),
        ),
      ...pieces
        .filter((piece) => piece.node !== undefined && pediatric.has(piece.node.tree))
        .flatMap((piece) => [
          ...piece.notes
            .filter(({ id }) => adultNotes.includes(id))
            .map(({ id }) => `${whereIs(piece)} prints note ${id}, which is for adults.`),
          ...[...words, ...(adultFigure.exec(inHouseStyle(piece.text)) ?? [])]
            .filter((note) => inHouseStyle(piece.text).includes(inHouseStyle(note)))
            .map((note) => `${whereIs(piece)} says "${note}", which is for adults.`),
        ]),
    ];
  },
};

const notForEveryone =
  /\b(?:depth|deep|rate|ratio|breaths?|pressure|systolic|tachycardia|SVT|QRS|thrusts?|blows|dose|epinephrine|atropine|adenosine|amiodarone)\b/i;
/** What is the same at every age: the way to the emergency number and to Poison Control. */
const sameAtEveryAge: readonly string[] = ['Spoken'];

const allAges: Rule = {
  number: 15,
  title: '"All ages" is on no depth, rate, ratio, breath, pressure, limit, thrust or drug',
  problems: ({ data, read: pieces }) => [
    ...Object.entries(data.values)
      .filter(
        ([, value]) =>
          value.population === 'All ages' &&
          (!sameAtEveryAge.includes(value.route) || isDrugRoute(value.route)),
      )
      .map(([id, value]) => `The value ${id} (${value.label}) is for "All ages".`),
    ...pieces
      .filter(
        (piece) =>
          [piece.label, ...piece.figures.map(({ people }) => people)].some((words) => everyone.test(words)) ||
          piece.headings.slice(2).some((words) => everyAge.test(words)) ||
          sentencesOf(piece.text).some(
            (words) => everyAge.test(words) && notForEveryone.test(`${piece.label} ${words}`),
          ),
      )
      .filter((piece) => notForEveryone.test(`${piece.label} ${piece.text}`))
      .map(
        (piece) =>
          `${whereIs(piece)} says "All ages" of "${`${piece.label} ${piece.text}`.trim().slice(0, 80)}".`,
      ),
  ],
};

export const peopleRules = { ownSources, labels, onlyFor, allAges };
