import type { Block, ClinicalPageContent } from '@/lib/clinical/clinical-page';
import { addressOf, type ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { whereIs } from '@/scripts/check/clinical/piece';
import { type Rule, when } from './rule';

/* Which action, in which order, and for whom a drug is contraindicated. */

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** The blocks of one kind, each with its page and the population of its section. */
function blocksOf<Kind extends Block['kind']>(data: ClinicalData, kind: Kind) {
  return data.pages.flatMap((page) =>
    page.sections.flatMap(({ id, population, blocks }) =>
      blocks
        .filter((block): block is BlockOf<Kind> => block.kind === kind)
        .map((block) => ({ where: `${addressOf(page)}#${id}`, page, population, block })),
    ),
  );
}

/** One pattern for each word of a pattern. */
const each = ({ source }: RegExp) => source.split('|').map((word) => new RegExp(word, 'i'));

export const backFirst: Rule = {
  number: 29,
  title: 'Back blows come before thrusts wherever both are done',
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
  title: "A drug's row names each situation in which the table of exclusions forbids it",
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
  title: 'Every help card says to call 911 by its second step, and for choking in the first',
  problems: ({ data }) =>
    blocksOf(data, 'help').flatMap(({ where, page, block }) => {
      // In a multi-column sheet, the call is in the row above the columns.
      if (block.column !== undefined)
        return when(!isCalledAbove(page, block), `${where} has no row with the call to 911.`);
      const place = block.items.findIndex(({ action, text }) => /\bcall 911\b/i.test(`${action} ${text}`));
      const latest = page.conditions.includes('Choking') ? 0 : 1;
      return when(place === -1 || place > latest, `${where} says too late, or never, to call 911.`);
    }),
};
