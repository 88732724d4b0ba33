import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
};

const unit = withNext({
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
});
const component = withNext({
  ...shared,
  displayName: 'component',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/component/setup.ts'],
  testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
});

/** Two projects: pure modules and content without a DOM, components with one. */
export default async function config() {
  return { projects: [await unit(), await component()] };
}
