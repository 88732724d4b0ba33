/**
 * `npm run tables`: reports what is wrong in the copy and the tables of content, by file, row and column; exits with
 * 0 if nothing is. Copy comes first, because the code that reads tables imports it.
 */
import '../run/plain-errors';
import { faultsOfCopy } from './check-copy';

const copy = faultsOfCopy();
for (const fault of copy) console.error(fault);
if (copy.length === 0) {
  const { allTables, faultsOfTables } = await import('./all-tables');
  const faults = faultsOfTables();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${allTables.length} tables are right.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}
