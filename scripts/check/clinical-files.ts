/**
 * `npm run clinical`: writes every clinical statement to content/clinical/signed, and prints the lines that changed, the old
 * and the new. It names pages that have no row in the table of reviews. The exit code is 1 when a value is on no page.
 */
import '../run/plain-errors';
import { signatures } from '../../content/clinical/signatures';
import { reviewTable } from '../../lib/tables/review-table';
import { tableFile } from '../../lib/tables/table';
import { signedNames } from './clinical/signature-check';
import { signedFiles, signedFolder, writeSignedFiles } from './clinical/signed-files';

const changed = writeSignedFiles();
for (const [name, lines] of changed) console.log([`${signedFolder}/${name}`, ...lines, ''].join('\n'));
console.log(changed.size === 0 ? 'All files are current.' : `${changed.size} files written.`);

for (const name of signedNames.filter((one) => signatures.every(({ page }) => page !== one)))
  console.log(`${tableFile(reviewTable)} has no row for ${name}: add one with the status "sample".`);

const unused = (signedFiles().get('values.txt') ?? '').split('\n').filter((line) => line.endsWith('| on: '));
for (const line of unused) console.error(`On no page: ${line}`);
if (unused.length > 0) process.exitCode = 1;
