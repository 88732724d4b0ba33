import fc from 'fast-check';

// The functions of Jest that these tests use have the same names in Vitest.
globalThis.jest = globalThis.vi;

// While mutants are hunted: a property that fails has found its mutant, and need not look for the smallest example.
fc.configureGlobal({ numRuns: 60, endOnFailure: true });
