import { readdirSync, readFileSync } from 'node:fs';

// The unit tests as stryker.config.mjs runs them: by Vitest, because Jest would load every test file that imports a
// changed module, however few of its tests run it, and all of lib would take half a day.
const folder = 'tests/unit';
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name}`)
  .filter((path) => path.endsWith('.test.ts'))
  // Without those that replace a module: Vitest does that in its own way.
  .filter((path) => !/jest\.(?:doMock|mock)\(/.test(readFileSync(path, 'utf8')));

export default {
  // Loaded inside Stryker's copy of the project, so that `@/` leads to the changed files.
  resolve: { alias: { '@': import.meta.dirname } },
  esbuild: { jsx: 'automatic' },
  test: {
    include: tests,
    globals: true,
    setupFiles: [`${folder}/mutation-setup.mjs`],
    testTimeout: 60_000,
  },
};
