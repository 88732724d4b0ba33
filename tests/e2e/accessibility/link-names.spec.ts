import { expect, test } from '@playwright/test';
import { targetsByName, unexplained } from '../support/link-names';
import { storedPages } from '../support/site';

test('links with the same name lead to the same place, on every page', () => {
  for (const { path, $ } of storedPages) expect(unexplained(path, $), path).toEqual([]);
});

test('register and quote links begin with their visible text', () => {
  const names = storedPages.flatMap(({ $ }) => [...targetsByName($).keys()]);
  for (const shown of ['Register Now', 'Register', 'Request Group Quote']) {
    const named = names.filter((name) => name.startsWith(`${shown} for `));
    expect(named.length, shown).toBeGreaterThan(1);
  }
});
