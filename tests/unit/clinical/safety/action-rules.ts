import type { Block, ClinicalPageContent } from '@/lib/clinical/clinical-page';
import { stepsAfter } from '@/lib/clinical/decision-tree';
import { rhythmDescriptions } from '@/content/clinical/rhythms';
import { addressOf, type ClinicalData, piecesOfBlock } from '@/scripts/check/clinical/clinical-data';
import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { type Rule, when } from './rule';
import { nodeText, stepsOf } from './tree-walk';
import { affirms } from './phrases';

/* What to do, in which order and with which hands; and which strip and advice belong together. */

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** The blocks of one kind, each with its page and the people of its section. */
function blocksOf<Kind extends Block['kind']>(data: ClinicalData, kind: Kind) {
  return data.pages.flatMap((page) =>
    page.sections.flatMap(({ id, population, blocks }) =>
      blocks
        .filter((block): block is BlockOf<Kind> => block.kind === kind)
        .map((block) => ({ where: `${addressOf(page)}#${id}`, page, population, block })),
    ),
  );
}

/** A pattern for each of the words of a pattern. */
const each = ({ source }: RegExp) => source.split('|').map((word) => new RegExp(word, 'i'));

const drugs = each(
  /adenosine|beta[- ]blockers?|diltiazem|verapamil|digoxin|amiodarone|procainamide|sotalol|lidocaine/,
);

export const refusedStaysRefused: Rule = {
  number: 27,
  title: 'A drug that the words of a step refuse is offered by no step after it',
  problems: ({ data }) =>
    stepsOf(data).flatMap(({ tree, id, text }) => {
      const refused = drugs.filter((drug) => drug.test(text) && !affirms(text, drug));
      return stepsAfter(tree, id).flatMap((after) =>
        refused
          .filter((drug) => affirms(nodeText(data, tree, after), drug))
          .map((drug) => `${tree.id}: ${id} refuses ${drug.source}, and ${after} after it offers it.`),
      );
    }),
};

export const limitsByName: Rule = {
  number: 28,
  title: 'A minimum is called a minimum, and a maximum a maximum, right before its figure',
  problems: ({ data, pieces }) => {
    const maxima = new Set(Object.values(data.values).flatMap(({ maximum }) => maximum ?? []));
    const nameOf = (id: string) => {
      const label = data.values[id]?.label ?? '';
      if (/\bminimum\b/i.test(label)) return 'minimum';
      return maxima.has(id) || /\bmaximum\b/i.test(label) ? 'maximum' : null;
    };
    return pieces
      .filter(({ kind }) => kind !== 'cell')
      .flatMap((piece) =>
        valueIdsOf(piece).flatMap((id) => {
          const name = nameOf(id);
          if (name === null) return [];
          const before = piece.marked.slice(0, piece.marked.indexOf(`{${id}}`));
          const said = [...before.matchAll(/minimum|smallest|maximum|at most|up to/gi)].at(-1)?.[0] ?? '';
          const isMinimum = /minimum|smallest/i.test(said || piece.label);
          return when(isMinimum !== (name === 'minimum'), `${whereIs(piece)} does not call ${id} a ${name}.`);
        }),
      );
  },
};

export const backFirst: Rule = {
  number: 29,
  title: 'Back blows come before thrusts, wherever both are done',
  problems: ({ data, pieces }) => {
    const back = /\{back(?:Blows|Slaps)\}|\bback (?:blows|slaps)\b/i;
    const thrusts = /\{(?:abdominal|chest|infantChest)Thrusts\}/;
    const isTurned = (text: string) => {
      const [first, second] = [text.search(back), text.search(thrusts)];
      return second !== -1 && (first === -1 || second < first);
    };
    const isOthers = (action: string, drawing: string) =>
      (back.test(action) && !drawing.endsWith('BackBlows')) ||
      (thrusts.test(action) && !drawing.endsWith('Thrusts'));
    return [
      ...pieces
        .filter(({ marked }) => back.test(marked) && thrusts.test(marked) && isTurned(marked))
        .map((piece) => `${whereIs(piece)} thrusts before the blows on the back.`),
      ...blocksOf(data, 'help').flatMap(({ where, block: { items } }) => {
        const actions = items.map(({ action }) => action).join('\n');
        return [
          ...when(isTurned(actions), `${where} thrusts before the blows on the back.`),
          ...when(
            items.some(({ action, drawing }) => isOthers(action, drawing)),
            `${where} has the drawing of another step.`,
          ),
        ];
      }),
    ];
  },
};

export const infantHands: Rule = {
  number: 30,
  title: 'Nothing for infants has the hands of a child or an adult',
  problems: ({ data }) => {
    const others = /\b(?:(?:one or )?two hands|both hands|fist|navel|two fingers)\b/i;
    return data.pages.flatMap((page) =>
      page.sections
        .filter(({ population }) => population === 'Infant')
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => piecesOfBlock(data, block, { page: addressOf(page), headings: [page.title] }))
        .filter(({ text }) => affirms(text, others))
        .map((piece) => `${whereIs(piece)} has hands that are not for infants.`),
    );
  },
};

const blocksBelowTheNode = ['mobitzTwo', 'twoToOneBlock', 'thirdDegreeBlock'];

export const ownStrip: Rule = {
  number: 31,
  title: 'Each strip has its own advice on atropine, and children have the strips of children',
  problems: ({ data }) =>
    blocksOf(data, 'rhythms').flatMap(({ where, population, block }) =>
      block.rows.flatMap(({ rhythm, add, see = [] }) => {
        const twin = `child${rhythm.charAt(0).toUpperCase()}${rhythm.slice(1)}`;
        const isBelow = blocksBelowTheNode.includes(rhythm);
        const isRefused = /do not rely on it/i.test(add?.text ?? '');
        const hasWayOn = ['atropine-limits', 'pacing'].every((row) => see.includes(row));
        const isAdult = population === 'Infant and child' && twin in rhythmDescriptions;
        const isOthers = add !== undefined && isBelow !== isRefused;
        const isDeadEnd = add !== undefined && isBelow && !hasWayOn;
        return [
          ...when(isAdult, `${where}: ${rhythm} is the strip of adults; ${twin} is that of children.`),
          ...when(isOthers, `${where}: ${rhythm} has the advice of another block.`),
          ...when(isDeadEnd, `${where}: ${rhythm} does not lead to pacing and to the limits of atropine.`),
        ];
      }),
    ),
};

export const olderEditions: Rule = {
  number: 32,
  title: 'A value of 2020 stands only where 2020 is named',
  problems: ({ pieces }) =>
    pieces.flatMap((piece) =>
      valueIdsOf(piece)
        .filter((id) => id.endsWith('2020') && !/\b2020\b/.test(`${piece.label}\n${piece.text}`))
        .map((id) => `${whereIs(piece)} shows ${id} and does not name its edition.`),
    ),
};

const situations = each(
  /wide QRS|pre-excit|asthma|heart failure|cardiogenic shock|low blood pressure|\bblock\b|long QT|just given/,
);
const rowsOfDrugs: readonly (readonly [name: RegExp, rows: readonly string[]])[] = [
  [/adenosine/i, ['adenosine']],
  [/beta blockers/i, ['beta-blockers', 'esmolol', 'propranolol']],
  [/diltiazem/i, ['diltiazem']],
  [/verapamil/i, ['verapamil']],
  [/amiodarone/i, ['amiodarone']],
  [/procainamide/i, ['procainamide']],
  [/sotalol/i, ['sotalol']],
];

export const wholeExclusions: Rule = {
  number: 33,
  title: 'The row of a drug names each situation in which the table of exclusions forbids it',
  problems: ({ data }) => {
    const rows = blocksOf(data, 'facts').flatMap(({ block }) => block.rows);
    return blocksOf(data, 'table')
      .filter(({ block }) => block.id === 'exclusions')
      .flatMap(({ block }) => block.rows)
      .flatMap(([situation = '', refused = '']) =>
        rowsOfDrugs
          .filter(([name]) => name.test(refused))
          .flatMap(([, ids]) => ids)
          .flatMap((id) => {
            const notIn = rows.find((row) => row.id === id)?.notIn ?? '';
            return situations
              .filter((one) => one.test(situation) && !one.test(notIn))
              .map((one) => `The row ${id} does not name "${one.source}" under "Not in".`);
          }),
      );
  },
};

function isCalledAbove({ sections }: ClinicalPageContent, { sheets = [] }: Block): boolean {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'facts' && block.sheets?.some((id) => sheets.includes(id)) ? block.rows : [],
    )
    .some((row) => row.isOffSheet !== true && 'text' in row && /\bcall 911\b/i.test(row.text));
}

export const callFirst: Rule = {
  number: 34,
  title: 'Every card of help says to call 911, by its second step, and for choking in the first',
  problems: ({ data }) =>
    blocksOf(data, 'help').flatMap(({ where, page, block }) => {
      // The columns of a sheet have the call in a row above them.
      if (block.column !== undefined)
        return when(!isCalledAbove(page, block), `${where} has no row with the call to 911.`);
      const place = block.items.findIndex(({ action, text }) => /\bcall 911\b/i.test(`${action} ${text}`));
      const latest = page.conditions.includes('Choking') ? 0 : 1;
      return when(place === -1 || place > latest, `${where} says too late, or never, to call 911.`);
    }),
};
