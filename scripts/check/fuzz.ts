/**
 * Random actions on every page, in two sizes: `npm run fuzz -- --seed 7 --actions 500 --route /merchandise`.
 * The same seed does the same things; without one a new seed is chosen, and printed.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    actions: { type: 'string', default: '500' },
    route: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
const actions = Number(values.actions);
if (!Number.isInteger(seed) || !Number.isInteger(actions) || actions < 1)
  throw new Error('--seed and --actions are whole numbers.');

console.log(`Seed ${seed}, ${actions} actions on each page and size.`);
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', 'tests/e2e/fuzz/fuzz.spec.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_SEED: String(seed),
    FUZZ_ACTIONS: String(actions),
    ...(values.route === undefined ? {} : { FUZZ_ROUTE: values.route }),
  },
});
process.exitCode = status ?? 1;
