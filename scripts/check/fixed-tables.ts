import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ownTables = 'content/tables';
/** The tables of everything that is approved, whatever the company has put into its own. */
export const fixedTables = 'tests/fixtures/tables';

/** Whether the tables of the company are still those. */
export function hasFixedTables(): boolean {
  const [own = [], fixed = []] = [ownTables, fixedTables].map((folder) => readdirSync(folder).sort());
  const isSame = (name: string) =>
    readFileSync(join(ownTables, name)).equals(readFileSync(join(fixedTables, name)));
  return own.join() === fixed.join() && own.every(isSame);
}
