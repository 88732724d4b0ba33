import nextJest from 'next/jest.js';

// The tests of the logic that mutants are hunted in (scripts/check/mutation.mjs names the folder), without projects: only then
// can the runner say which test covers which mutant. Read inside Stryker's copy of the project, so that `@/` leads to the
// changed files there.
export default nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  setupFiles: ['<rootDir>/tests/unit/mutation-setup.ts'],
  testMatch: [`<rootDir>/tests/unit/${process.env['MUTATION_TESTS'] ?? '**'}/*.test.ts`],
});
