/** Stryker mutates what the unit tests check (stryker.config.mjs). */
const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined;

// Not UTC, which servers use: a day computed in local time would look right there.
process.env.TZ = 'America/Los_Angeles';

const shared = {
  globals: true,
  // A test that hangs fails; one on a slow or busy machine does not.
  testTimeout: 60_000,
};
const unit = {
  ...shared,
  name: 'unit',
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  setupFiles: isMutated ? ['tests/unit/mutation-setup.mjs'] : [],
};
const component = {
  ...shared,
  name: 'component',
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: ['tests/component/setup.ts'],
  include: ['tests/component/**/*.test.{ts,tsx}'],
};

/** Two projects: pure modules and content without a DOM, components with one. */
export default {
  // Not in node_modules, which copies of the sources share.
  cacheDir: '.cache/vite',
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    projects: (isMutated ? [unit] : [unit, component]).map((test) => ({ extends: true, test })),
    maxWorkers: '100%',
    reporters: 'minimal',
    // Titles of tests quote whole sentences.
    chaiConfig: { truncateThreshold: 0 },
  },
};
