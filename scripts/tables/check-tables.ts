/**
 * `npm run tables`: reports what is wrong in the copy and the tables of content, by file, row and column; exits with
 * 0 if nothing is. Copy comes first, because the code that reads tables imports it.
 */
import '../run/plain-errors';
import { assertCopy } from './check-copy';

assertCopy();
const { allTables, faultsOfTables } = await import('./all-tables');
const faults = faultsOfTables();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${allTables.length} tables are right.`);
else process.exitCode = 1;
