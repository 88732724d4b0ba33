import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';

// The functions of Jest that these tests use have the same names in Vitest.
globalThis.jest = globalThis.vi;

// While mutants are hunted: a property that fails has found its mutant, and need not look for the smallest example.
fc.configureGlobal({ numRuns: 60, endOnFailure: true });

/** How many snapshots of a name the current test has taken. */
const taken = new Map();
beforeEach(() => taken.clear());

// Vitest would look for the snapshots of Jest under names of its own where a test is inside of "describe".
expect.extend({
  toMatchSnapshot(received, hint) {
    const { testPath, currentTestName } = expect.getState();
    const name = [currentTestName.replaceAll(' > ', ' '), ...(hint ? [hint] : [])].join(': ');
    taken.set(name, (taken.get(name) ?? 0) + 1);
    const file = join(dirname(testPath), '__snapshots__', `${basename(testPath)}.snap`);
    const approved = {};
    new Function('exports', readFileSync(file, 'utf8'))(approved);
    const text =
      typeof received === 'string' ? `"${received.replaceAll('\r\n', '\n')}"` : JSON.stringify(received);
    const pass = approved[`${name} ${taken.get(name)}`]?.replace(/^\n|\n$/g, '') === text;
    return { pass, message: () => `${name} differs from ${file}.` };
  },
});
