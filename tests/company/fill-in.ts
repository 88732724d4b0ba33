import type { Cell as SheetCell } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** What a person leaves in the column "Answer" of a row: a value, or a whole cell with a formula or an error in it. */
export type Filled = string | number | boolean | Date | Partial<SheetCell>;

/** A workbook with answers in it, by the id of the row, written again as a spreadsheet program would. */
export async function fillIn(bytes: Uint8Array, answers: ReadonlyMap<string, Filled>): Promise<Uint8Array> {
  const workbook = await readXlsx(bytes, { readStyles: true });
  const left = new Set(answers.keys());
  for (const { rows, cells } of workbook.sheets) {
    const [heads = []] = rows;
    const [id, answer] = [heads.indexOf('Id'), heads.indexOf('Answer')];
    rows.forEach((row, index) => {
      const given = answers.get(String(row[id]));
      if (given === undefined) return;
      left.delete(String(row[id]));
      const key = `${index},${answer}`;
      cells?.set(key, { value: null, type: 'string', ...cells.get(key), ...cellOf(given) });
    });
  }
  if (left.size > 0) throw new Error(`The workbook has no row for ${[...left].join(', ')}.`);
  return writeXlsx({
    sheets: workbook.sheets.map(({ name, rows, cells }) => ({ name, rows, cells: cells ?? new Map() })),
  });
}

function cellOf(given: Filled): Partial<SheetCell> {
  if (typeof given === 'string') return { value: given, type: 'string' };
  if (typeof given === 'number') return { value: given, type: 'number' };
  if (typeof given === 'boolean') return { value: given, type: 'boolean' };
  return given instanceof Date ? { value: given, type: 'date', style: { numFmt: 'd-mmm' } } : given;
}
