import { expect, test } from '@playwright/test';
import { publish, run, runScript } from './command';
import { startProxy } from './proxy';
import { bucket, startStore } from './store';

let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

test.beforeAll(async () => {
  store = await startStore();
  proxy = await startProxy();
});

test.afterAll(async () => {
  proxy.stop();
  await store.stop();
});

test('the changes of a preview are listed against the release that was downloaded from the store', async () => {
  expect(await publish('one')).toMatchObject({ code: 0 });
  const { code } = await run('preview', 'releases', '--to', `s3://${bucket}`, '--download');
  expect(code).toBe(0);
  const changes = await runScript(
    'preview',
    'scripts/preview/changes.ts',
    '--url',
    'https://pr-12.site.test/',
  );
  expect(changes.code).toBe(0);
  expect(changes.output).toContain('Against release `0001-');
  expect(changes.output).toMatch(
    /^- \*\*Price:\*\* \$149\.00 → \$159\.00 \(.*https:\/\/pr-12\.site\.test\/\w/m,
  );
  expect(changes.output).toMatch(/^- \*\*Picture:\*\* `\/pictures\/team-legal-480\./m);
});
