import { claimSite } from '@/scripts/publish/claim';
import { describePlan, describeReleases } from '@/scripts/publish/messages';
import { planRelease, publishSite } from '@/scripts/publish/publish-site';
import { readState } from '@/scripts/publish/site-state';
import { type Kept, MemoryStore } from './memory-store';
import {
  brokenPages,
  expectedObjects,
  goBack,
  optionsFor,
  publicObjects,
  publish,
  sampleSite,
} from './sample-site';

const [one, two, three] = [sampleSite('one'), sampleSite('two'), sampleSite('three')];

async function storeWith(...sites: readonly (typeof one)[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const site of sites) await publish(store, site);
  store.writes = [];
  return store;
}

/** Drops the store's connection after `count` changes made by `work`. */
async function stopAt(count: number, store: MemoryStore, work: () => Promise<unknown>): Promise<void> {
  store.left = count;
  await work().catch(() => undefined);
  store.left = Infinity;
}

describe('publishing', () => {
  it('uploads only what has changed', async () => {
    const store = await storeWith(one);
    await publish(store, { ...one, '/about.html': 'about, with a new price asks /icons/icon.png' });
    expect(store.writes.filter((write) => !write.includes('.releases/'))).toEqual([
      'copy about.html',
      'copy about',
    ]);
  });

  it('does nothing if the site is already up to date, but releases one that only lost a page', async () => {
    const store = await storeWith(one);
    expect((await publish(store, one)).isLive).toBe(true);
    expect(store.writes.filter((write) => !write.includes('claims/'))).toEqual([]);
    const others = Object.entries(one).filter(([path]) => path !== '/about.html');
    expect((await publish(store, Object.fromEntries(others))).isLive).toBe(false);
  });

  it('repairs what someone changed in the store: content of another or the same size, and headers', async () => {
    const store = await storeWith(one);
    const before = new Map(store.objects);
    const change = async (key: string, changed: (object: Kept) => Partial<Kept>) => {
      const object = before.get(key)!;
      const { body, ...headers } = { ...object, ...changed(object) };
      await store.put(key, body, headers);
    };
    await change('about', () => ({ body: 'changed by hand' }));
    await change('shop', ({ body }) => ({ body: body.toUpperCase(), sha256: '' }));
    await change('index.html', () => ({ cacheControl: 'no-store' }));
    await change('404.html', () => ({ contentType: 'text/plain' }));
    await publish(store, one);
    expect(publicObjects(store)).toEqual(expectedObjects(one));
    for (const key of ['index.html', '404.html']) {
      const { contentType, cacheControl } = before.get(key)!;
      expect(store.objects.get(key)).toMatchObject({ contentType, cacheControl });
    }
  });

  it('keeps files of recent releases for open tabs, and removes those of older ones', async () => {
    const sites = ['a', 'b', 'c', 'd'].map((edition) => sampleSite(edition));
    const store = new MemoryStore();
    for (const site of sites) await publish(store, site, { keep: 2 });
    const there = (site: typeof one) =>
      Object.keys(site).filter((path) => path.startsWith('/assets/') && store.objects.has(path.slice(1)))
        .length;
    expect(sites.map(there)).toEqual([0, 0, 3, 3]);
  });

  it('tells what it will do, phase by phase, and which releases there are', async () => {
    const store = new MemoryStore();
    expect(describeReleases(await readState(store))).toMatchSnapshot();
    await publish(store, one, { now: '2026-01-01T05:07:09.000Z' });
    const options = optionsFor(two, { now: '2026-01-02T05:07:09.000Z', keep: 1 });
    expect(describePlan(await planRelease(store, await readState(store), options))).toMatchSnapshot();
    await stopAt(9, store, () => publish(store, two, options));
    expect(describeReleases(await readState(store))).toMatchSnapshot();
  });

  it('runs the command after going live and before removing anything', async () => {
    const store = await storeWith(one, two);
    const claim = await claimSite(store, { holder: 'a test' });
    await publishSite(store, claim, optionsFor(three, { keep: 1 }), () => {
      store.writes.push('command');
      return Promise.resolve();
    });
    const at = (text: string) => store.writes.findIndex((write) => write.startsWith(text));
    expect(at('put .releases/current.json')).toBeLessThan(at('command'));
    expect(at('command')).toBeLessThan(at('remove assets/'));
  });
});

describe('an interrupted publisher', () => {
  it('leaves every page intact at every single request, finishes when rerun, and can be undone', async () => {
    const before = await storeWith(sampleSite('zero'), one);
    const whole = before.copyOf();
    await publish(whole, two, { keep: 2 });
    const requests = whole.writes.length;
    expect(requests).toBeGreaterThan(20);
    for (let at = 0; at < requests; at += 1) {
      const store = before.copyOf();
      await stopAt(at, store, () => publish(store, two, { keep: 2 }));
      expect(brokenPages(store)).toEqual([]);

      // A publisher that has stopped is undone by a rollback, or by publishing what was live.
      for (const undo of [goBack, (copy: MemoryStore) => publish(copy, one, { keep: 2 })]) {
        const undone = store.copyOf();
        if ((await readState(undone)).open.length === 0) continue;
        await undo(undone);
        expect(publicObjects(undone)).toMatchObject(expectedObjects(one));
        expect((await readState(undone)).open).toEqual([]);
      }

      await publish(store, two, { keep: 2 });
      expect(publicObjects(store)).toMatchObject(expectedObjects(two));
      expect(brokenPages(store)).toEqual([]);
      expect((await readState(store)).open).toEqual([]);
      await goBack(store);
      expect(brokenPages(store)).toEqual([]);
      await publish(store, three, { keep: 1, again: true });
      expect(publicObjects(store), 'nothing is left of others').toEqual(expectedObjects(three));
    }
  });

  it('says how many pages are new', async () => {
    const stoppedAt = async (key: string) => {
      const store = await storeWith(one);
      const copy = store.copy.bind(store);
      store.copy = (from, to, headers) =>
        to === key ? Promise.reject(new Error('killed')) : copy(from, to, headers);
      return publish(store, two).catch((reason: unknown) => reason);
    };
    expect(await stoppedAt('icons/icon.png')).toMatchObject({
      message: 'No page has changed yet. Run the same command again: it sends the rest.',
    });
    expect(await stoppedAt('shop.html')).toMatchObject({
      cause: new Error('killed'),
      message: expect.stringContaining('2 of 3 pages are new, and 1 still shows the release') as string,
    });
  });
});

describe('rolling back', () => {
  it("restores the previous release without uploading, even if two machines' clocks disagree", async () => {
    const store = await storeWith(one);
    await publish(store, two, { now: '2020-01-01T00:00:00.000Z' });
    store.writes = [];
    // A CDN has to forget the later pages, once the earlier ones are back.
    let seenByCdn = {};
    await goBack(store, undefined, async () => {
      seenByCdn = publicObjects(store);
    });
    expect(publicObjects(store)).toMatchObject(expectedObjects(one));
    expect(seenByCdn).toEqual(publicObjects(store));
    expect(store.writes.filter((write) => /^put (?!\.releases\/)/.test(write))).toEqual([]);
  });

  it('resumes after an interruption', async () => {
    const before = await storeWith(one, two);
    const whole = before.copyOf();
    await goBack(whole);
    for (let at = 0; at < whole.writes.length; at += 1) {
      const store = before.copyOf();
      await stopAt(at, store, () => goBack(store));
      expect(brokenPages(store)).toEqual([]);
      if ((await readState(store)).current?.by !== 'rollback') await goBack(store);
      expect(publicObjects(store)).toMatchObject(expectedObjects(one));
    }
  });

  it('outlasts the nightly release of the same commit, until another is published', async () => {
    const [broken, mended] = ['bbb2222', 'ccc3333'];
    const store = await storeWith(one);
    await publish(store, two, { commit: broken });
    await goBack(store);
    const tonight = { ...two, '/about.html': 'about, with the classes of tomorrow asks /icons/icon.png' };
    await expect(publish(store, tonight, { commit: broken })).rejects.toThrow(
      /rolled back from release 0002-bbb2222 to 0001-abc1234 .* with --again/,
    );
    expect(publicObjects(store)).toMatchObject(expectedObjects(one));
    await publish(store.copyOf(), tonight, { commit: broken, again: true });
    await publish(store, three, { commit: mended });
    await publish(store, tonight, { commit: broken });
    expect(publicObjects(store)).toMatchObject(expectedObjects(tonight));
  });

  it('refuses a release that is missing or incomplete', async () => {
    const store = await storeWith(one, two);
    await expect(goBack(store, 'never')).rejects.toThrow('There is no release never.');
    const script = Object.keys(one).find((path) => path.startsWith('/assets/')) ?? '';
    await store.remove(script.slice(1));
    await expect(goBack(store)).rejects.toThrow('is not whole anymore');
    expect(publicObjects(store)).toMatchObject(expectedObjects(two));
    await expect(goBack(await storeWith(one))).rejects.toThrow('There is no earlier release');
  });
});

describe('two publishers', () => {
  const pause = () => 1 + Math.random() * 20;

  it('that are taken over stop before their first write', async () => {
    const store = new MemoryStore();
    const claim = await claimSite(store, { holder: 'ann' });
    await claimSite(store, { holder: 'bob', takesOver: true });
    await expect(claim.assertRecentlyHeld()).rejects.toThrow('Another publisher has taken over');
  });

  it('that start at the same moment never both get the lock', async () => {
    for (let round = 0; round < 20; round += 1) {
      const store = new MemoryStore();
      const results = await Promise.allSettled(
        [1, 2, 3].map((index) => claimSite(store, { holder: `number ${index}`, pause })),
      );
      expect(results.filter((result) => result.status === 'fulfilled').length).toBeLessThanOrEqual(1);
      for (const result of results) if (result.status === 'fulfilled') await result.value.release();
      expect([...store.objects.keys()]).toEqual([]);
    }
  });

  it('wait at most two minutes for one that has died', async () => {
    const store = await storeWith(one);
    await claimSite(store, { holder: 'dead' });
    store.clock += 119_000 - 1000;
    await expect(claimSite(store, { holder: 'bob' })).rejects.toThrow(
      /site: dead\. Its last heartbeat was 120 s ago\. [^]* free again in 1 s, or at once with --take-over\.$/,
    );
    store.clock += 10_000;
    await expect(claimSite(store, { holder: 'bob' })).resolves.toBeDefined();
  });

  it('change nothing after a pause during which another took over', async () => {
    const start = Date.now();
    let pausedMs = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + pausedMs);
    let writes = 0;
    /** Publishes `two`, and pauses before the write with this number while another publisher restores `one`. */
    const publishSuspended = async (store: MemoryStore, at: number, pause = 60_000) => {
      writes = 0;
      const claim = await claimSite(store, { holder: 'ann' });
      const guarded = (check: () => Promise<void>) =>
        store.guarded(async () => {
          writes += 1;
          if (writes === at) {
            await publish(store, one);
            pausedMs += pause;
          }
          await check();
        });
      const suspended = Object.assign(Object.create(store) as MemoryStore, { guarded });
      return publishSite(suspended, claim, optionsFor(two), () => Promise.resolve());
    };
    const before = await storeWith(one);
    await publishSuspended(before.copyOf(), 0);
    const all = writes;
    expect(all).toBeGreaterThan(10);
    for (let at = 1; at <= all; at += 1) {
      const store = before.copyOf();
      await expect(publishSuspended(store, at)).rejects.toThrow('Another publisher has taken over');
      expect(publicObjects(store)).toMatchObject(expectedObjects(one));
    }
    // Within a second the last answer still counts, but not for the next phase.
    const store = before.copyOf();
    await expect(publishSuspended(store, 2, 0)).rejects.toThrow('Another publisher has taken over');
    expect(publicObjects(store)).toMatchObject(expectedObjects(one));
    clock.mockRestore();
  });
});
