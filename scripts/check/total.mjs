// The last line of `.ci/run`: the sum of all runs.
import { existsSync, readFileSync } from 'node:fs';
import { addCounts, sayCounts, unreported } from './counts.mjs';

/**
 * Adds up the counts of `npm test`, `npm run test:matrix`, `npm run test:publish` and `npm run test:company`. A run
 * that left no count has failed.
 */
const files = ['test', 'matrix', 'publish', 'company'].map((name) => `reports/count-${name}.json`);
const counts = addCounts(
  files.map((file) =>
    existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { ...unreported, names: [`${file} was not written`] },
  ),
);
sayCounts(counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
