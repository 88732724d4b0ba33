/** How often a property is tried: often, but less so while mutants are hunted, of which there are hundreds. */
export const manyRuns = { numRuns: '__stryker__' in globalThis ? 60 : 1000 };
