/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { browserFloor } from '@/scripts/build/browser-floor';

test('the README names the oldest browsers of package.json', () => {
  const { chrome, edge, firefox, safari, ios_saf: ios } = browserFloor();
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `from Chrome and Edge ${chrome}, Firefox ${firefox}, and Safari ${safari} on`,
  );
});
