import { existsSync, readFileSync } from 'node:fs';

/** Adds up what `npm test` and `npm run test:publish` counted. A run that left no count has failed. */
const counts = ['reports/count-test.json', 'reports/count-publish.json'].map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 }));
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
