import nextJest from 'next/jest.js';

// The tests of the mutated logic (scripts/check/mutation.mjs names the folder). There are no projects, because only then can
// the runner map tests to mutants. Loaded inside Stryker's copy of the project, so that `@/` leads to the changed files.
export default nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  setupFiles: ['<rootDir>/tests/unit/mutation-setup.ts'],
  testMatch: [`<rootDir>/tests/unit/${process.env['MUTATION_TESTS'] ?? '**'}/*.test.ts`],
});
