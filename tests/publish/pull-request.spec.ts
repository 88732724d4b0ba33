import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { s3Store } from '@/scripts/publish/s3-store';
import { publish } from './command';
import { startProxy } from './proxy';
import { localKeys } from './local-store';
import { bucket, previewBucket, startStore, storeUrl } from './store';

let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

const keys = {
  AWS_ACCESS_KEY_ID: localKeys.id,
  AWS_SECRET_ACCESS_KEY: localKeys.secret,
  AWS_REGION: 'us-east-1',
};
const settings = () => ({
  ...keys,
  STORE_ENDPOINT: storeUrl,
  PREVIEW_NUMBER: '12',
  PREVIEW_TO: `s3://${previewBucket}`,
  PREVIEW_HOST: 'preview.site.test',
  PREVIEW_BUILT: 'yes',
  RELEASE_BUILT: 'yes',
  LIVE_FROM: `s3://${bucket}`,
});

/** Runs one of the workflow scripts in the folder of a build. */
function call(
  tree: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', loader, resolve(`scripts/pull-request/${script}.ts`), ...args],
    {
      cwd: tree,
      env: { ...process.env, ...settings(), ...env },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
}

/** Keys with a prefix. */
const keysOf = async (name: string, prefix: string) =>
  (await s3Store({ bucket: name, prefix: '', endpoint: storeUrl, region: 'us-east-1' }).list(prefix)).map(
    ({ key }) => key,
  );

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  Object.assign(process.env, keys);
  store = await startStore();
  proxy = await startProxy();
  proxy.begin();
  expect(await publish('one')).toMatchObject({ code: 0 });
});

test.afterAll(async () => {
  proxy.stop();
  await store.stop();
});

const preview = '.cache/trees/preview';

test('a preview is published under the number of its pull request, and leaves the others alone', async () => {
  expect(await call(preview, 'preview', ['publish'])).toMatchObject({ code: 0 });
  expect(await call(preview, 'preview', ['publish'], { PREVIEW_NUMBER: '7' })).toMatchObject({ code: 0 });
  expect(await keysOf(previewBucket, 'pr-12/')).toEqual(expect.arrayContaining(['pr-12/index.html']));
  expect(await keysOf(previewBucket, 'pr-7/')).toEqual(expect.arrayContaining(['pr-7/preview']));
  expect(await keysOf(previewBucket, 'index')).toEqual([]);
});

test('the comment links the preview and lists the changes', async () => {
  const { code, output } = await call(preview, 'preview', ['comment']);
  expect(code).toBe(0);
  expect(output).toContain('[Look at the preview](https://pr-12.preview.site.test/preview)');
  expect(output).toMatch(/^- \*\*Price:\*\* \$149\.00 → \$159\.00/m);
  expect(output).toContain('https://pr-12.preview.site.test/about');
});

test('closing a pull request removes its whole preview, and no other object', async () => {
  expect(await call(preview, 'preview', ['remove'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/request 12 is removed: \d+ objects/),
  });
  expect(await keysOf(previewBucket, 'pr-12/')).toEqual([]);
  const others = await keysOf(previewBucket, 'pr-7/');
  expect(others).toContain('pr-7/index.html');
  expect(await keysOf(bucket, 'index')).toEqual(['index.html']);
  for (const number of ['', '12/../7', '0', '*'])
    expect(await call(preview, 'preview', ['remove'], { PREVIEW_NUMBER: number })).toMatchObject({ code: 1 });
  expect(await keysOf(previewBucket, 'pr-7/')).toEqual(others);
});

test('a release is published only if something changed, and only then is the cache invalidated', async () => {
  const env = {
    RELEASE_KIND: 'rehearsal',
    RELEASE_TO: `s3://${bucket}`,
    RELEASE_THEN: 'echo edge purged',
  };
  const same = await call('.cache/trees/one', 'release', [], env);
  expect(same).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to do') });
  expect(same.output).not.toContain('edge purged');
  const changed = await call('.cache/trees/two', 'release', [], env);
  expect(changed).toMatchObject({ code: 0, output: expect.stringContaining('edge purged') });
  expect(await call('.cache/trees/two', 'release', [], { ...env, RELEASE_KIND: 'production' })).toMatchObject(
    {
      code: 1,
    },
  );
});
