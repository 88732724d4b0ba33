import type { Mistake } from '../../lib/handover/decide';
import type { Question } from '../../lib/handover/questions';
import type { Applied } from './apply';

const facts = (count: number) => `${count} ${count === 1 ? 'fact' : 'facts'}`;

/** Each mistake as a line that a person finds in the spreadsheet: sheet, row, what is wrong, what would fit. */
export function mistakeLine({ sheet, row, id, wrong, fits }: Mistake): string {
  return `  ${sheet}, row ${row} (${id}): ${wrong} ${fits}`;
}

/** What an attempt to apply a workbook came to, for the person who ran it. */
export function describeApplied(applied: Applied): string {
  if (!applied.isDone) {
    const count = applied.mistakes.length + applied.faults.length;
    return [
      ...applied.faults.map((fault) => `  ${fault}`),
      ...applied.mistakes.map(mistakeLine),
      '',
      `Nothing was changed: ${count} ${count === 1 ? 'thing has' : 'things have'} to be corrected in the workbook.`,
    ].join('\n');
  }
  const { decisions, files, open, settled } = applied;
  const removed = decisions.filter(({ answer }) => answer.is === 'removed').length;
  return [
    `Written: ${facts(decisions.length)} in ${files.length} ${files.length === 1 ? 'file' : 'files'}.`,
    ...(removed === 0 ? [] : [`Taken out: ${facts(removed)}.`]),
    ...(settled === 0 ? [] : [`Settled before: ${facts(settled)}.`]),
    ...describeOpen(open),
  ].join('\n');
}

/** What is still open, person by person and block by block. */
function describeOpen(open: readonly Question[]): readonly string[] {
  if (open.length === 0) return ['Still open: nothing.'];
  const blocks = new Map<string, number>();
  for (const { owner, block } of open)
    blocks.set(`  ${owner}, ${block}`, (blocks.get(`  ${owner}, ${block}`) ?? 0) + 1);
  return [
    `Still open: ${facts(open.length)}.`,
    ...[...blocks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name}: ${count}`),
  ];
}
