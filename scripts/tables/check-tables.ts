/** `npm run tables`: says what is wrong in the tables of content, by file, row and column; the exit code is 0 if nothing is. */
import { allTables, faultsOfTables } from './all-tables';

const faults = faultsOfTables();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${allTables.length} tables are right.`);
process.exitCode = faults.length === 0 ? 0 : 1;
