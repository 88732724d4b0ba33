import { execFileSync, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { allPlaceholders } from '@/content/site/registry';
import { s3Store } from '@/scripts/publish/s3-store';
import { publish } from './command';
import { startProxy } from './proxy';
import { localKeys } from './local-store';
import { bucket, previewBucket, startStore, storeUrl } from './store';

/** A comment or an issue, as GitHub stores it. */
type Note = { id: number; number: number; title?: string; body: string };

let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let github: Server;
let notes: Note[] = [];
/** The commit of each branch, by full name. */
const branches = new Map<string, string>();
const asked: string[] = [];

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
  GITHUB_API_URL: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
  GITHUB_REPOSITORY: 'owner/site',
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

/** GitHub's responses: branches by name prefix, comments a page at a time. */
function answerOf(method: string, url: string, body: Partial<Note> & { ref?: string; sha?: string }) {
  if (url.includes('/git/')) {
    const name = body.ref ?? url.replace(/^.*\/git\/(?:matching-)?refs\//, 'refs/');
    if (method !== 'GET') branches.set(name, body.sha ?? '');
    return [...branches.keys()].filter((known) => known.startsWith(name)).map((ref) => ({ ref }));
  }
  const query = new URL(url, 'http://github.test').searchParams;
  const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
  if (method === 'POST') notes.push({ id: notes.length + 1, number: notes.length + 1, body: '', ...body });
  const id = Number(/(\d+)$/.exec(url)?.[1]);
  if (method === 'PATCH') notes = notes.map((note) => (note.id === id ? { ...note, ...body } : note));
  return notes.slice((page - 1) * size, page * size);
}

/** A fake of GitHub's API that keeps comments, issues and branches in memory. */
function startGitHub(): Promise<Server> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      asked.push(`${method} ${url}`);
      const isKnown = request.headers.authorization === 'Bearer the-token';
      response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(isKnown ? answerOf(method, url, JSON.parse(text || '{}') as Partial<Note>) : {}),
      );
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
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
  github = await startGitHub();
  expect(await publish('one')).toMatchObject({ code: 0 });
});

test.afterAll(async () => {
  github.close();
  github.closeAllConnections();
  proxy.stop();
  await store.stop();
});

const preview = '.cache/trees/preview';
const token = { GITHUB_TOKEN: 'the-token' };

test('a preview is published under the number of its pull request, and leaves the others alone', async () => {
  expect(await call(preview, 'preview', ['publish'])).toMatchObject({ code: 0 });
  expect(await call(preview, 'preview', ['publish'], { PREVIEW_NUMBER: '7' })).toMatchObject({ code: 0 });
  expect(await keysOf(previewBucket, 'pr-12/')).toEqual(expect.arrayContaining(['pr-12/index.html']));
  expect(await keysOf(previewBucket, 'pr-7/')).toEqual(expect.arrayContaining(['pr-7/preview']));
  expect(await keysOf(previewBucket, 'index')).toEqual([]);
});

test('one comment links the preview and lists the changes, and is updated by the next', async () => {
  notes = [{ id: 1, number: 1, body: 'A comment of a person.' }];
  expect(await call(preview, 'preview', ['comment'], token)).toMatchObject({ code: 0 });
  expect(await call(preview, 'preview', ['comment'], token)).toMatchObject({ code: 0 });
  expect(notes).toHaveLength(2);
  const text = notes[1]?.body ?? '';
  expect(text).toContain('[Look at the preview](https://pr-12.preview.site.test/preview)');
  expect(text).toMatch(/^- \*\*Price:\*\* \$149\.00 → \$159\.00/m);
  expect(text).toContain('https://pr-12.preview.site.test/about');
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([
    'POST /repos/owner/site/issues/12/comments',
    'PATCH /repos/owner/site/issues/comments/2',
  ]);
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

test('the production branch is set to the published commit, and no branch with a longer name', async () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  branches.set('refs/heads/production-of-last-year', 'kept');
  expect(await call('.', 'mark-release', [], token)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The branch "production" is new: ${commit}.`),
  });
  expect(Object.fromEntries(branches)).toEqual({
    'refs/heads/production-of-last-year': 'kept',
    'refs/heads/production': commit,
  });
  branches.set('refs/heads/production', 'an earlier commit');
  expect(await call('.', 'mark-release', [], token)).toMatchObject({
    code: 0,
    output: expect.stringContaining('is updated'),
  });
  expect(branches.get('refs/heads/production')).toBe(commit);
});

test('one issue lists what blocks publishing, and is updated a week later', async () => {
  // This script's issue comes after a full page of others.
  notes = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, number: index + 1, body: 'Another.' }));
  expect(await call('.', 'readiness-issue', [], token)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The issue is new.'),
  });
  const [issue, ...more] = notes.slice(100);
  expect(more).toEqual([]);
  expect(issue?.title).toBe('Readiness');
  expect(issue?.body).toMatch(/^\d{4}-\d{2}-\d{2}: Not ready: \d+ findings keep/m);
  for (const { file, field } of allPlaceholders().slice(0, 20)) {
    expect(issue?.body).toContain(file);
    expect(issue?.body).toContain(` ${field} is `);
  }
  expect(issue?.body.length).toBeLessThan(65_536);

  notes = notes.map((note) => (note === issue ? { ...note, body: note.body.slice(0, 60) } : note));
  expect(await call('.', 'readiness-issue', [], token)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The issue is updated.'),
  });
  expect(notes).toHaveLength(101);
  expect(notes[100]).toEqual(issue);
});

for (const { script, tree, args, code, text } of [
  { script: 'preview', tree: preview, args: ['comment'], code: 0, text: '$149.00 → $159.00' },
  { script: 'mark-release', tree: '.', args: [], code: 1, text: 'GITHUB_TOKEN is not set' },
  { script: 'readiness-issue', tree: '.', args: [], code: 0, text: 'Not ready:' },
])
  test(`${script} does not call GitHub on a laptop, and reports a refusal by GitHub`, async () => {
    const before = [asked.length, notes, Object.fromEntries(branches)];
    expect(await call(tree, script, args, { GITHUB_TOKEN: '' })).toMatchObject({
      code,
      output: expect.stringContaining(text),
    });
    expect([asked.length, notes, Object.fromEntries(branches)]).toEqual(before);
    const refused = await call(tree, script, args, { GITHUB_TOKEN: 'another' });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('answered with 401') });
    expect(refused.output).not.toContain('Bearer');
    expect([notes, Object.fromEntries(branches)]).toEqual(before.slice(1));
  });
