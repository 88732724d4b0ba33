/**
 * `npm run clinical`: prints every clinical value with its people, route, source and note, and every page and form that it is
 * printed in, and writes the table to docs/clinical.md. The exit code is 1 when a value is printed nowhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { siteData } from './clinical/clinical-data';
import { printedNowhere, valueTable, withTable } from './clinical/value-table';

const file = 'docs/clinical.md';
const table = valueTable(siteData);
console.log(table);
writeFileSync(file, withTable(readFileSync(file, 'utf8'), table));

const nowhere = printedNowhere(siteData);
console.log(`\n${Object.keys(siteData.values).length} values, written to ${file}.`);
if (nowhere.length > 0) {
  console.error(
    `Printed nowhere: ${nowhere.join(', ')}. Use them in content/clinical, or take them out of values.ts.`,
  );
  process.exitCode = 1;
}
