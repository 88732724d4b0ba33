import { existsSync, readFileSync } from 'node:fs';
import { addCounts, sayCounts, unreported } from './counts.mjs';

/** Adds up what `npm test` and `npm run test:publish` counted. A run that left no count has failed. */
const files = ['reports/count-test.json', 'reports/count-publish.json'];
const counts = addCounts(files.map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { ...unreported, names: [`${file} was not written`] })));
sayCounts(counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
