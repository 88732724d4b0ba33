import { readFileSync } from 'node:fs';
import { licensesText, shippedPackages } from '@/scripts/build/licenses';

test('the license file has each shipped package with its license, in order, and every dependency is shipped', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const names = shippedPackages();
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  const text = licensesText(names);
  const heads = text.matchAll(/^(\S+) \d+\.\d+\.\d+ (\(.*\))$/gm);
  expect([...heads].map(([, name, license]) => `${name} ${license}`)).toMatchSnapshot();
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('a missing package stops the build', () => {
  expect(() => licensesText(['no-such-package'])).toThrow('no-such-package is not installed. Run "npm ci".');
});
