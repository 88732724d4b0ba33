import { readFileSync } from 'node:fs';
import { cityPages } from '@/components/locations/model/city-pages';
import { routeList } from '@/content/site/routes';
import { cacheControl } from '@/scripts/hosting/headers';
import { mediaType } from '@/scripts/hosting/media-type';
import { listPaths, pageFile } from '@/scripts/hosting/site-files';
import { s3Store } from '@/scripts/publish/s3-store';
import { expect, test } from '../e2e/support/fixtures';
import { gift, simpleProducts } from '../e2e/support/products';
import { publish, run, signal, start, trees } from './command';
import { proxyUrl, startProxy } from './proxy';
import { bucket, openStore, siteUrl, startStore } from './store';

const target = ['--to', `s3://${bucket}`] as const;
type Tree = 'one' | 'two';
const bodyOf = (tree: Tree, path: string) => readFileSync(`${trees[tree]}/out${path}`, 'utf8');

let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: siteUrl });

test.beforeAll(async () => {
  store = await startStore();
  proxy = await startProxy();
  store.save('empty');
  expect(await publish('one')).toMatchObject({ code: 0 });
  store.save('one');
});

test.afterAll(async () => {
  proxy.stop();
  await store.stop();
});

test.beforeEach(() => {
  store.restore('one');
  proxy.begin();
});

const pages = [...routeList, ...cityPages];

/** The release that the public sees, page by page: each page in the store must equal that of one release. */
async function editions(): Promise<Readonly<Record<Tree | 'neither', number>>> {
  const reader = openStore();
  const seen = { one: 0, two: 0, neither: 0 };
  for (const { path } of pages) {
    for (const key of path === '/' ? ['index.html'] : [path.slice(1), pageFile(path).slice(1)]) {
      const body = (await reader.read(key))?.toString();
      seen[
        body === bodyOf('one', pageFile(path))
          ? 'one'
          : body === bodyOf('two', pageFile(path))
            ? 'two'
            : 'neither'
      ] += 1;
    }
  }
  return seen;
}

const everyPage = pages.length * 2 - 1;

test('publishes to an empty bucket: every file under its key, pages under their URLs, with media type and caching', async () => {
  const reader = openStore();
  const listed = (await reader.list(''))
    .map((object) => object.key)
    .filter((key) => !key.startsWith('.releases/'));
  const files = listPaths(`${trees.one}/out`);
  const addresses = pages.filter(({ path }) => path !== '/').map(({ path }) => path.slice(1));
  expect([...listed].sort()).toEqual([...files.map((path) => path.slice(1)), ...addresses].sort());
  for (const path of files)
    expect(await reader.describe(path.slice(1)), path).toMatchObject({
      contentType: mediaType(path),
      cacheControl: cacheControl(path),
    });
  for (const key of addresses)
    expect(await reader.describe(key), key).toMatchObject({
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    });
});

test('shows its plan in a dry run and writes nothing', async () => {
  const { code, output } = await publish('two', '--dry-run');
  expect(code).toBe(0);
  expect(output).toMatch(/Release 0002-\S+: \d+ objects, \d+ of them unchanged\..*^ +\d+ pages$/ms);
  expect(output).toContain('This was a dry run: nothing was changed.');
  expect(proxy.methods().filter((method) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
});

test('publishes under a prefix, and runs the command afterward', async () => {
  const below = (tree: Tree, then: string) =>
    run(tree, 'publish', '--to', `s3://${bucket}/www/site`, '--kind', 'rehearsal', '--then', then);
  expect(await below('one', 'echo "$RELEASE_ID" > .cache/after-live')).toMatchObject({ code: 0 });
  // The site shows this already, so no command runs.
  expect(await below('one', 'exit 3')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing to do'),
  });
  const reader = openStore('www/site/');
  expect((await reader.read('about'))?.toString()).toBe(bodyOf('one', '/about.html'));
  expect(JSON.parse(String(await reader.read('.releases/current.json')))).toMatchObject({
    id: readFileSync(`${trees.one}/.cache/after-live`, 'utf8').trim(),
  });
  expect(await below('two', 'exit 3')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is live, but the command after it ended with exit code 3'),
  });
});

for (const [what, args, message] of [
  ['target', ['--to', 'https://somewhere'], /is no target\. Write it as --to s3:\/\/bucket/],
  ['prefix', ['--to', `s3://${bucket}/../other`], /is no target\. Write it as/],
  ['kind', target, /out\/ is a rehearsal build, and you publish a production one\./],
  ['option', [...target, '--to-where'], /^\nUnknown option '--to-where'/],
  ['bucket', ['--to', 's3://no-such-bucket', '--kind', 'rehearsal'], /bucket does not exist/i],
] as const)
  test(`reports a problem with the ${what} in a sentence`, async () => {
    const { code, output, errors } = await run('one', 'publish', ...args);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(output).not.toMatch(/\n\s+at /);
  });

test('succeeds when the store refuses requests or drops connections, and sends only what has changed', async () => {
  proxy.begin((count, { method, headers }) => {
    // By chance, the same one could be refused each time that it is repeated.
    if (!/attempt=[12];/.test(String(headers['amz-sdk-request']))) return 'pass';
    const often = method === 'HEAD' ? 10 : 1;
    return count % (7 * often) === 0 ? 'refuse' : count % (11 * often) === 0 ? 'cut' : 'pass';
  });
  const { code, output } = await publish('two');
  expect(output).toContain('is live.');
  expect(code).toBe(0);
  expect(Number(/(\d+) of them unchanged/.exec(output)?.[1])).toBeGreaterThan(350);
  expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
  expect((await publish('two')).output).toContain('Nothing to do: the site shows exactly this already.');
});

test('a tab of the previous release keeps working: a lazy island opens, links work', async ({ page }) => {
  test.skip(simpleProducts.length < 1, 'No product is added with one click.');
  const shop = await page.context().newPage();
  await page.goto('/');
  await shop.goto(gift.path);
  await shop.mouse.move(4, 4);
  await shop.locator('[data-island="cart-summary"][data-ready]').waitFor({ state: 'attached' });
  await shop.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
  expect((await publish('two')).code).toBe(0);

  const game = page.locator('[data-island="simulation"]');
  await game.scrollIntoViewIfNeeded();
  await page.locator('[data-island="simulation"][data-ready]').waitFor();
  await game.getByRole('button', { name: /start/i }).first().click();
  await expect(game.getByRole('group').or(game.getByRole('radio')).first()).toBeVisible();
  await expect(page.locator('html[data-edition="two"]')).toHaveCount(0);
  await shop.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(shop).toHaveURL(`/about?cart=${gift.id}`);
  // The next page load gets the new release.
  await expect(shop.locator('html[data-edition="two"]')).toHaveCount(1);
});

test('a killed publisher blocks the next with a clear message, and --take-over or a rollback continues', async () => {
  const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
  let writes = 0;
  proxy.begin((_count, { method }) => {
    if (method === 'PUT') writes += 1;
    if (method === 'PUT' && writes === 60) signal(running, 'SIGKILL');
    return writes >= 60 ? 'cut' : 'pass';
  });
  expect((await running.end).code).toBeNull();
  proxy.begin();
  expect(await editions()).toMatchObject({ neither: 0 });
  const refused = await publish('two');
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(
    /Another publisher is at work on this site: \S+ on \S+ since .* Its last heartbeat was \d+ s ago\. Nothing was changed\.\s.* at once with --take-over/,
  );
  expect((await run('one', 'releases', ...target)).output).toContain('A publisher was stopped on its way');
  const back = await run('one', 'rollback', ...target, '--take-over');
  expect(back.output).toContain('is live again.');
  expect(await editions()).toEqual({ one: everyPage, two: 0, neither: 0 });
});

test('asks right before each write whether it still holds the lock, also before it repeats one', async () => {
  let asked = 0;
  const through = s3Store({ bucket, prefix: '', endpoint: proxyUrl, region: 'us-east-1' });
  const guarded = through.guarded(async () => {
    asked += 1;
    if (asked === 2) throw new Error('Another publisher has taken over.');
  });
  proxy.begin(() => 'refuse');
  const headers = { contentType: 'text/plain', cacheControl: 'no-cache', sha256: '' };
  await expect(guarded.put('about', 'new', headers)).rejects.toThrow('taken over');
  expect(proxy.methods()).toEqual(['PUT']);
});

test('stops, and releases its lock, when it is interrupted', async () => {
  const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
  let writes = 0;
  proxy.begin(async (_count, { method }): Promise<'pass'> => {
    if (method === 'PUT') writes += 1;
    if (method === 'PUT' && writes === 30) signal(running, 'SIGINT');
    if (writes >= 30) await new Promise((next) => setTimeout(next, 60));
    return 'pass';
  });
  const { code, output, errors } = await running.end;
  expect(code).toBe(130);
  expect(errors).toContain('run the same command again to finish');
  expect(output).not.toContain('is live.');
  expect(await openStore().list('.releases/claims/')).toEqual([]);
  expect(await editions()).toMatchObject({ neither: 0 });
  proxy.begin();
  expect((await publish('two')).code).toBe(0);
});

test('rolls back to the previous release, and forward to any kept one', async () => {
  expect((await publish('two')).code).toBe(0);
  expect((await run('one', 'rollback', ...target)).code).toBe(0);
  expect(await editions()).toEqual({ one: everyPage, two: 0, neither: 0 });
  const { output } = await run('one', 'releases', ...target);
  const ids = [...output.matchAll(/\d{4}-[\da-f]{7}\S*/g)].map(([id]) => id);
  expect(ids).toHaveLength(2);
  expect(output).toMatch(/ [\d-]{10} \d\d:\d\d UTC, rehearsal, \d+ objects {2}live since \S+ \(rollback\)/);
  expect((await run('one', 'rollback', ...target, '--release', ids[0] ?? '')).code).toBe(0);
  expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
});
