/**
 * `npm run clinical`: prints every clinical value with its people, route, source and note, and every page and form that it is
 * printed in, and writes the table to docs/clinical.md. The exit code is 1 when a value is printed nowhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderPieces } from './clinical/render-pieces';
import { placesOf, valueTable, withTable } from './clinical/value-table';

const file = 'docs/clinical.md';
const pieces = await renderPieces();
const table = valueTable(pieces);
console.log(table);
writeFileSync(file, withTable(readFileSync(file, 'utf8'), table));

const nowhere = [...placesOf(pieces)].filter(([, places]) => places.size === 0).map(([id]) => id);
console.log(`\n${placesOf(pieces).size} values, written to ${file}.`);
if (nowhere.length > 0) {
  console.error(
    `Printed nowhere: ${nowhere.join(', ')}. Use them in content/clinical, or take them out of values.ts.`,
  );
  process.exitCode = 1;
}
