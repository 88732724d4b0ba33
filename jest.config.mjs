import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Copies of the sources hold the same tests.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/.cache/'],
};

const unit = withNext({
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
});
const component = withNext({
  ...shared,
  displayName: 'component',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/component/setup.ts'],
  testMatch: ['<rootDir>/tests/component/**/*.test.{ts,tsx}'],
});

/** Two projects: pure modules and content without a DOM, components with one. */
export default async function config() {
  // A test that hangs fails; one on a slow or busy machine does not. Jest reads it here only, not in a project.
  return { testTimeout: 60_000, maxWorkers: '100%', projects: [await unit(), await component()] };
}
