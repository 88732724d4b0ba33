/** `npm run classes`: says what is wrong in the table of classes, each with row and column; the exit code is 0 if nothing is. */
import { classFile, classRows } from '../../content/courses/class-list';
import { faultsOfClassFile } from './class-table-check';

const faults = faultsOfClassFile();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${classFile} is right: ${classRows.length} classes.`);
process.exitCode = faults.length === 0 ? 0 : 1;
