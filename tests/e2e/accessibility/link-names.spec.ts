import { expect, test } from '@playwright/test';
import { unexplained } from '../support/link-names';
import { storedPages } from '../support/site';

test('links with the same name lead to the same place, on every page', () => {
  for (const { path, $ } of storedPages) expect(unexplained(path, $), path).toEqual([]);
});
