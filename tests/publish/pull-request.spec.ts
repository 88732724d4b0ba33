import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { publish, run, runScript, trees } from './command';
import { startProxy } from './proxy';
import { bucket, openStore, startStore } from './store';

// The commands of .github/workflows/preview.yml.
let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

test.beforeAll(async () => {
  store = await startStore();
  proxy = await startProxy();
  expect(await publish('one')).toMatchObject({ code: 0 });
});

test.afterAll(async () => {
  proxy.stop();
  await store.stop();
});

test('a preview is published under the number of its pull request, and leaves the others alone', async () => {
  const before = await openStore().list('');
  for (const number of [12, 7]) {
    const target = ['--to', `s3://${bucket}/pr-${number}`, '--kind', 'preview'];
    const { code } = await run('preview', 'publish', ...target, '--keep', '1', '--take-over');
    expect(code).toBe(0);
  }
  const reader = openStore();
  for (const key of ['pr-12/index.html', 'pr-12/preview', 'pr-7/index.html', 'pr-7/preview'])
    expect(await reader.describe(key), key).not.toBeNull();
  expect((await reader.list('')).filter(({ key }) => !key.startsWith('pr-'))).toEqual(before);
});

test('the changes of a preview are listed against the release that was downloaded from the store', async () => {
  const { code } = await run('preview', 'releases', '--to', `s3://${bucket}`, '--download');
  expect(code).toBe(0);
  const changes = await runScript(
    'preview',
    'scripts/preview/changes.ts',
    '--url',
    'https://pr-12.site.test/',
  );
  expect(changes.code).toBe(0);
  expect(changes.output).toMatch(
    /^Against release `0001-\S+: \*\*1 fact, \d+ classes, 1 text, 1 picture\*\*/m,
  );
  expect(changes.output).toMatch(
    /^- \*\*Price:\*\* \$149\.00 → \$159\.00 \(.*https:\/\/pr-12\.site\.test\/\w/m,
  );
  // The report shows it beside the new one.
  expect(readdirSync(`${trees.preview}/.cache/live/pictures`).join()).toMatch(
    /\bteam-legal-480\.[0-9a-f]{8}\.webp/,
  );
});
