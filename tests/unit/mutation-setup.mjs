import fc from 'fast-check';

// While mutants are hunted: a property that fails has found its mutant, and need not look for the smallest example.
fc.configureGlobal({ numRuns: 60, endOnFailure: true });
