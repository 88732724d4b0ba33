import { readFileSync } from 'node:fs';
import { licensesText, shippedPackages } from '@/scripts/build/licenses';

test('the license file has every dependency of package.json, each with its license text', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const names = shippedPackages();
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  const text = licensesText(names);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('a missing package stops the build', () => {
  expect(() => licensesText(['no-such-package'])).toThrow('no-such-package is not installed. Run "npm ci".');
});
