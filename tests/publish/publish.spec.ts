import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { routeList } from '@/content/site/routes';
import { cacheControl } from '@/scripts/hosting/headers';
import { mediaType } from '@/scripts/hosting/media-type';
import { listPaths, pageFile } from '@/scripts/hosting/site-files';
import { simpleProduct } from '../e2e/support/products';
import { publish, run, signal, start, startWrapped, trees } from './command';
import { startProxy } from './proxy';
import { bucket, siteUrl, startStore, type StoreKind } from './store';
import { missingForSwift } from './swift';
import { openStore, pageFaults } from './whole-pages';

const test = base.extend<object, { storeKind: StoreKind }>({
  storeKind: ['local', { option: true, scope: 'worker' }],
});

const gift = simpleProduct('merchandise');
const target = ['--to', `s3://${bucket}`] as const;
type Tree = keyof typeof trees;
const bodyOf = (tree: Tree, path: string) => readFileSync(`${trees[tree]}/out${path}`, 'utf8');

let store: Awaited<ReturnType<typeof startStore>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

test.describe.configure({ mode: 'serial' });

const isMissing = (kind: StoreKind) => kind === 'swift' && missingForSwift.length > 0;

test.skip(
  ({ storeKind }) => isMissing(storeKind),
  `The second store is not here: ${missingForSwift.join(', ')} (packages of Debian).`,
);

test.beforeAll(async ({ storeKind }) => {
  if (isMissing(storeKind)) return;
  store = await startStore(storeKind);
  proxy = await startProxy();
  store.save('empty');
  expect(await publish('one')).toMatchObject({ code: 0 });
  store.save('one');
});

test.afterAll(async ({ storeKind }) => {
  if (isMissing(storeKind)) return;
  proxy.stop();
  await store.stop();
});

test.beforeEach(() => {
  store.restore('one');
  proxy.begin();
});

/** Notes what a page complains about: errors, refused files, requests elsewhere. */
function watch(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) =>
    message.type() === 'error' ? faults.push(`console: ${message.text()}`) : undefined,
  );
  page.on('pageerror', (error) =>
    isSkippedAnimation(error) ? undefined : faults.push(`uncaught: ${error.message}`),
  );
  page.on('response', (response) =>
    response.status() >= 400 ? faults.push(`${response.status()} ${response.url()}`) : undefined,
  );
  page.on('request', (request) =>
    request.url().startsWith(siteUrl) ? undefined : faults.push(`elsewhere: ${request.url()}`),
  );
  return faults;
}

/** What the browser says when it leads on without the animation between two pages, e.g. on a busy machine. Nothing depends on it. */
function isSkippedAnimation(error: Error): boolean {
  return /ViewTransition|Transition was (?:aborted|skipped)/.test(error.message);
}

/** Which release the public sees, page by page: each page of the store is exactly that of one release. */
async function editions(): Promise<Readonly<Record<Tree | 'neither', number>>> {
  const reader = openStore();
  const seen = { one: 0, two: 0, neither: 0 };
  for (const { path } of routeList) {
    for (const key of path === '/' ? ['index.html'] : [path.slice(1), pageFile(path).slice(1)]) {
      const body = await reader.read(key);
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

const everyPage = routeList.length * 2 - 1;

test('publishes to an empty bucket: every file under its key, pages under their addresses, with type and caching', async () => {
  const reader = openStore();
  const listed = (await reader.list(''))
    .map((object) => object.key)
    .filter((key) => !key.startsWith('.releases/'));
  const files = listPaths(`${trees.one}/out`);
  const addresses = routeList.filter(({ path }) => path !== '/').map(({ path }) => path.slice(1));
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
  expect(await pageFaults()).toEqual([]);
});

test('a list of more keys than a store tells at once is whole', async () => {
  const reader = openStore();
  const names = Array.from({ length: 1_005 }, (_, index) => `many/${index % 2 === 0 ? 'a/' : 'a-'}${index}`);
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(
      names.slice(at, at + 50).map((name) =>
        reader.put(name, Buffer.from(name), {
          contentType: 'text/plain',
          cacheControl: 'no-cache',
          sha256: '',
        }),
      ),
    );
  const listed = (await reader.list('many/')).map(({ key }) => key);
  expect([...listed].sort()).toEqual([...names].sort());
});

test('serves every page from the store to a browser without a fault, and 404.html for what is not there', async ({
  page,
}) => {
  const faults = watch(page);
  for (const { path } of routeList) {
    expect((await page.goto(siteUrl + path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto(`${siteUrl}/merchandise`);
  await page.mouse.move(4, 4);
  await page.locator('[data-island="cart-summary"][data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
  await expect(page.getByRole('region', { name: 'Cart Summary' })).toContainText('1 item');
  expect(faults).toEqual([]);
  expect((await page.goto(`${siteUrl}/nope`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('shows its plan in a dry run and writes nothing', async () => {
  const { code, output } = await publish('two', '--dry-run');
  expect(code).toBe(0);
  expect(output).toMatch(/Release 0002-\S+: \d+ objects, \d+ of them unchanged\./);
  expect(output.split('\n').length).toBeLessThanOrEqual(40);
  expect(output).toContain('(text/html; charset=utf-8; no-cache)');
  expect(output).toContain('This was a dry run: nothing was changed.');
  expect(new Set(proxy.methods())).toEqual(
    new Set(['GET', 'HEAD'].filter((method) => proxy.methods().includes(method))),
  );
});

test('sends only what has changed, and nothing when nothing has', async () => {
  expect((await publish('one')).output).toContain('Nothing to do: the site shows exactly this already.');
  const { code, output } = await publish('two');
  expect(code).toBe(0);
  const unchanged = Number(/(\d+) of them unchanged/.exec(output)?.[1]);
  expect(unchanged).toBeGreaterThan(350);
  expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
  expect(await pageFaults()).toEqual([]);
});

test('publishes below a prefix, and runs the command after it', async () => {
  const { code } = await run(
    'one',
    'publish',
    '--to',
    `s3://${bucket}/www/site`,
    '--kind',
    'rehearsal',
    '--then',
    'echo "$RELEASE_ID" > .cache/after-live',
  );
  expect(code).toBe(0);
  const below = openStore('www/site/');
  expect(await below.read('about')).toBe(bodyOf('one', '/about.html'));
  expect(JSON.parse((await below.read('.releases/current.json')) ?? '{}')).toMatchObject({
    id: readFileSync(`${trees.one}/.cache/after-live`, 'utf8').trim(),
  });
  const failed = await run(
    'two',
    'publish',
    '--to',
    `s3://${bucket}/www/site`,
    '--kind',
    'rehearsal',
    '--then',
    'exit 3',
  );
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('is live, but the command after it ended with exit code 3');
});

test('says in a sentence what is wrong with the target, the export or the kind', async () => {
  expect(await run('one', 'publish', '--to', 'https://somewhere')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no target. Write it as --to s3://bucket'),
  });
  expect(await run('one', 'publish', ...target)).toMatchObject({
    code: 1,
    output: expect.stringContaining('out/ is a rehearsal build, and you publish a production one.'),
  });
  const mistyped = await run('one', 'publish', ...target, '--to-where');
  expect(mistyped).toMatchObject({
    code: 1,
    output: expect.stringContaining("Unknown option '--to-where'. There are --to, "),
  });
  expect(mistyped.output).not.toMatch(/\n\s+at /);
  const lost = await run('one', 'publish', '--to', 's3://no-such-bucket', '--kind', 'rehearsal');
  expect(lost.code).toBe(1);
  expect(lost.output).toMatch(/bucket does not exist/i);
  expect(lost.output).not.toMatch(/\n\s+at /);
});

test('gets through when the store refuses requests or drops connections', async () => {
  proxy.begin((count) => (count % 7 === 0 ? 'refuse' : count % 11 === 0 ? 'cut' : 'pass'));
  const { code, output } = await publish('two');
  expect(output).toContain('is live.');
  expect(code).toBe(0);
  expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
});

test.describe('while a tab of the release before is open', () => {
  /** Opens two pages, publishes, and goes on using both. Returns what the pages complained about. */
  async function goOnAfter(page: Page, change: () => Promise<void>): Promise<readonly string[]> {
    const other = await page.context().newPage();
    const faults = [watch(page), watch(other)];
    await page.goto(siteUrl);
    await other.goto(`${siteUrl}/merchandise`);
    await other.mouse.move(4, 4);
    await other.locator('[data-island="cart-summary"][data-ready]').waitFor({ state: 'attached' });
    await other.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
    await change();
    await page.locator('#simulation').scrollIntoViewIfNeeded();
    await page
      .locator('[data-island="simulation"][data-ready]')
      .waitFor({ timeout: 15_000 })
      .catch(() => undefined);
    await page
      .locator('[data-island="simulation"]')
      .getByRole('button', { name: /start/i })
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(
      page
        .locator('[data-island="simulation"]')
        .getByRole('radio')
        .or(page.locator('[data-island="simulation"]').getByRole('group'))
        .first(),
    )
      .toBeVisible({ timeout: 10_000 })
      .catch((error: unknown) => {
        (faults[0] as string[]).push(`the game did not open: ${String(error).split('\n')[0] ?? ''}`);
      });
    await other.getByRole('main').getByRole('link', { name: 'Books & Guides' }).first().click();
    await expect(other).toHaveURL(/\/books-guides\?cart=merch-mug-push-hard$/);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Books');
    await other.getByRole('link', { name: 'About' }).first().click();
    await expect(other).toHaveURL(/\/about\?cart=merch-mug-push-hard$/);
    return faults.flat();
  }

  test('the tab goes on without an error: a lazy island opens, links lead on', async ({ page }) => {
    let old = '';
    const faults = await goOnAfter(page, async () => {
      expect((await publish('two')).code).toBe(0);
      old = await page.content();
    });
    expect(faults).toEqual([]);
    expect(old).not.toContain('data-edition="two"');
    // The next page that it loads is of the new release.
    await page.goto(`${siteUrl}/about`);
    await expect(page.locator('html[data-edition="two"]')).toHaveCount(1);
  });

  test('the same tab breaks when the old files are deleted, so that the test above can fail', async ({
    page,
  }) => {
    const faults = await goOnAfter(page, async () => {
      expect((await publish('two')).code).toBe(0);
      const kept = new Set(listPaths(`${trees.two}/out`).map((path) => path.slice(1)));
      const reader = openStore();
      for (const { key } of await reader.list('assets/')) if (!kept.has(key)) await reader.remove(key);
    });
    expect(faults.join('\n')).toMatch(/404 .*assets\/islands\//);
  });
});

test('leaves every page whole when it is killed at every eighth request, and finishes when it is run again', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  const phases = new Set<string>();
  let visited = 0;
  let isFinished = false;
  for (let at = 8; !isFinished; at += 8) {
    store.restore('one');
    const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
    proxy.begin((count) => {
      if (count === at) signal(running, 'SIGKILL');
      return count >= at ? 'cut' : 'pass';
    });
    const { code } = await running.end;
    isFinished = code === 0;
    proxy.begin();
    expect(await pageFaults(), `killed at request ${at}`).toEqual([]);
    const seen = await editions();
    expect(seen.neither).toBe(0);
    phases.add(seen.two === 0 ? 'before the pages' : seen.one === 0 ? 'after the pages' : 'amid the pages');
    for (let next = 0; next < 2; next += 1) {
      const { path } = routeList[visited % routeList.length] ?? { path: '/' };
      visited += 1;
      await page.goto(siteUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    if (at % 40 !== 0 || isFinished) continue;
    const again = await publish('two', '--take-over');
    expect(again.output).toContain('is live.');
    expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
    expect(await pageFaults()).toEqual([]);
  }
  expect([...phases].sort()).toEqual(['after the pages', 'amid the pages', 'before the pages']);
  expect(visited).toBeGreaterThanOrEqual(routeList.length);
  expect(faults).toEqual([]);
});

test('a killed publisher blocks the next with a sentence, and --take-over or a rollback goes on', async () => {
  const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
  const writes = (count: number) => {
    if (count === 80) signal(running, 'SIGKILL');
    return count >= 80 ? ('cut' as const) : ('pass' as const);
  };
  proxy.begin(writes);
  expect((await running.end).code).toBeNull();
  proxy.begin();
  const refused = await publish('two');
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /Another publisher is at work on this site: \S+ on \S+ since .* Its last sign of life was \d+ s ago\. Nothing was changed\./,
  );
  expect(refused.output).toContain('at once with --take-over');
  expect((await run('one', 'releases', ...target)).output).toContain('A publisher was stopped on its way');
  const back = await run('one', 'rollback', ...target, '--take-over');
  expect(back.output).toContain('is live again.');
  expect(await editions()).toEqual({ one: everyPage, two: 0, neither: 0 });
});

test('writes nothing over a rollback when it is stopped amid its pages and wakes later', async () => {
  const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
  let copies = 0;
  proxy.begin(async (_count, { headers, url = '' }) => {
    if (headers['x-amz-copy-source'] === undefined || url.includes('/.releases/')) return 'pass';
    copies += 1;
    if (copies !== 20) return 'pass';
    signal(running, 'SIGSTOP');
    // Longer than what the publisher takes for a pause.
    await new Promise((next) => setTimeout(next, 1500));
    proxy.begin();
    expect((await run('one', 'rollback', ...target, '--take-over')).output).toContain('is live again.');
    signal(running, 'SIGCONT');
    return 'refuse';
  });
  const { code, output } = await running.end;
  expect(output).toContain('Another publisher has taken over.');
  expect(code).toBe(1);
  expect(await editions()).toEqual({ one: everyPage, two: 0, neither: 0 });
});

test('gives its claim back when it is interrupted', async () => {
  const running = start('two', 'publish', ...target, '--kind', 'rehearsal');
  proxy.begin(async (count): Promise<'pass'> => {
    if (count === 40) signal(running, 'SIGINT');
    if (count >= 40) await new Promise((next) => setTimeout(next, 30));
    return 'pass';
  });
  const { code, output } = await running.end;
  expect(code).toBe(130);
  expect(output).toContain('run the same command again to finish');
  expect(await openStore().list('.releases/claims/')).toEqual([]);
  expect(await pageFaults()).toEqual([]);
  proxy.begin();
  expect((await publish('two')).code).toBe(0);
});

test('stops, and gives its claim back, when the program that started it is killed', async () => {
  const running = startWrapped('two', 'publish', ...target, '--kind', 'rehearsal');
  proxy.begin(async (count): Promise<'pass'> => {
    if (count === 40) running.child.kill('SIGKILL');
    if (count >= 40) await new Promise((next) => setTimeout(next, 60));
    return 'pass';
  });
  const { output } = await running.end;
  expect(output).toContain('run the same command again to finish');
  expect(output).not.toContain('is live.');
  expect(await openStore().list('.releases/claims/')).toEqual([]);
  expect(await pageFaults()).toEqual([]);
  proxy.begin();
  expect((await publish('two')).code).toBe(0);
});

test('of two at once, one publishes and the other is refused', async () => {
  const started = [publish('two'), publish('two')];
  // Whoever holds the claim writes nothing else until the other one has ended, however late that one starts.
  proxy.begin(async (_count, { method, url = '' }): Promise<'pass'> => {
    if (method === 'PUT' && !url.includes('/claims/')) await Promise.race(started);
    return 'pass';
  });
  const both = await Promise.all(started);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(both.find(({ code }) => code === 1)?.output).toContain('Another publisher is at work on this site');
  expect(await editions()).toEqual({ one: 0, two: everyPage, neither: 0 });
});

test('rolls back to the release before, and forward to any kept one, for a browser too', async ({ page }) => {
  expect((await publish('two')).code).toBe(0);
  const back = await run('one', 'rollback', ...target);
  expect(back.code).toBe(0);
  expect(await editions()).toEqual({ one: everyPage, two: 0, neither: 0 });
  const faults = watch(page);
  await page.goto(`${siteUrl}/merchandise`);
  await expect(page.getByText(gift.name).first()).toBeVisible();
  const { output } = await run('one', 'releases', ...target);
  const ids = [...output.matchAll(/\d{4}-[\da-f]{7}\S*/g)].map(([id]) => id);
  expect(ids).toHaveLength(2);
  expect(output).toMatch(/live since \S+ \(rollback\)/);
  expect((await run('one', 'rollback', ...target, '--release', ids[0] ?? '')).code).toBe(0);
  await page.goto(`${siteUrl}/merchandise`);
  await expect(page.getByText('Push Harder Mug').first()).toBeVisible();
  expect(await pageFaults()).toEqual([]);
  expect(faults).toEqual([]);
});
