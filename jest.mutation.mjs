import nextJest from 'next/jest.js';

// The unit tests as stryker.config.mjs runs them. There are no projects, because only then can the runner map tests to
// mutants. Loaded inside Stryker's copy of the project, so that `@/` leads to the changed files.
export default nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  setupFiles: ['<rootDir>/tests/unit/mutation-setup.ts'],
  testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
  testTimeout: 60_000,
});
