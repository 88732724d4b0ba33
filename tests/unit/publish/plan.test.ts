import fc from 'fast-check';
import { forever } from '@/scripts/hosting/headers';
import { keysOf, manifestOf } from '@/scripts/publish/keys';
import {
  assertHashed,
  blobsOf,
  deletable,
  keysNamedBy,
  needOf,
  objectsOf,
  retained,
} from '@/scripts/publish/plan';
import { type Manifest, nextReleaseId, parseManifest } from '@/scripts/publish/release';
import { parseTarget } from '@/scripts/publish/target';
import { manyRuns } from '../run-count';
import { filesOf, sampleSite } from './sample-site';

const manifest = (id: string, site = sampleSite(id)): Manifest => ({
  format: 1,
  id,
  createdAt: '',
  commit: '',
  kind: 'production',
  objects: objectsOf(filesOf(site)),
  tags: {},
});

describe('the objects of a release', () => {
  const objects = objectsOf(filesOf(sampleSite('one')));
  const find = (key: string) => objects.find((object) => object.key === key);

  it('hold each page under its file name and under its address, with the type of a page', () => {
    for (const key of ['about', 'about.html'])
      expect(find(key)).toMatchObject({
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
        wave: 'pages',
      });
    expect(keysOf('/index.html')).toEqual(['index.html']);
    expect(keysOf('/404.html')).toEqual(['404.html']);
    expect(keysOf('/shop/__next.!KHNob3Ap.txt')).toEqual(['shop/__next.!KHNob3Ap.txt']);
  });

  it('go in three waves: hashed files, other files, pages with their payloads', () => {
    const waves = objects.map((object) => object.wave);
    expect(waves.join(' ')).toMatch(/^(?:hashed ?)+(?:assets ?)+(?:pages ?)+$/);
    expect(find('shop.txt')).toMatchObject({ wave: 'pages', contentType: 'text/plain; charset=utf-8' });
    expect(find('icons/icon.png')?.wave).toBe('assets');
    expect(find('.well-known/security.txt')?.contentType).toBe('text/plain; charset=utf-8');
    for (const { wave, cacheControl } of objects) expect(wave === 'hashed').toBe(cacheControl === forever);
  });

  it('keep one copy of each content that changes under its name, and none of hashed files', () => {
    const changing = objects.filter(({ wave }) => wave !== 'hashed').map(({ sha256 }) => sha256);
    expect(blobsOf(objects).map(({ sha256 }) => sha256)).toEqual([...new Set(changing)]);
  });

  it('refuse two files for one key, and the folder of the publisher', () => {
    expect(() => objectsOf(filesOf({ '/about.html': 'a', '/about': 'b' }))).toThrow(
      '"about" would be written by two files',
    );
    expect(() => objectsOf(filesOf({ '/.releases/current.json': '{}' }))).toThrow('.releases/current.json');
  });

  it('refuse other content under a name that browsers keep forever', () => {
    const before = manifest('a', { '/assets/site.1234.js': 'old', '/index.html': 'x' });
    expect(() => assertHashed(objectsOf(filesOf({ '/assets/site.1234.js': 'new' })), [before])).toThrow(
      '"assets/site.1234.js" is kept forever',
    );
    expect(() => assertHashed(before.objects, [before])).not.toThrow();
  });
});

describe('the comparison with the store', () => {
  const [object] = objectsOf(filesOf({ '/about.html': 'about' }));
  if (object === undefined) throw new Error('There is no object to compare.');
  const stored = { key: object.key, size: object.size, etag: '"1"', modified: 0 };

  it.each([
    ['sends what is missing', object, undefined, undefined, 'send'],
    ['sends what has another size', object, { ...stored, size: object.size + 1 }, '"1"', 'send'],
    ['leaves what the live release says and the tag confirms', object, stored, '"1"', 'same'],
    [
      'sends equal content with other headers',
      { ...object, cacheControl: 'no-store' },
      stored,
      '"1"',
      'send',
    ],
    ['looks where the tag is another one', object, stored, '"2"', 'look'],
    ['looks where nothing is known', object, stored, undefined, 'look'],
  ] as const)('%s', (_what, wanted, found, etag, need) => {
    expect(needOf(wanted, found, etag === undefined ? undefined : { object, etag })).toBe(need);
  });
});

describe('what is kept', () => {
  it('never lets go of a key that a kept release names, whatever the releases hold', () => {
    const site = fc.uniqueArray(fc.constantFrom('index', 'about', 'shop', 'terms'), { minLength: 1 });
    const releases = fc.array(fc.record({ pages: site, edition: fc.constantFrom('a', 'b', 'c') }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        releases,
        fc.integer({ min: 1, max: 5 }),
        fc.nat(7),
        fc.uniqueArray(fc.nat(7)),
        (list, count, live, stoppedAt) => {
          const all = list.map(({ pages, edition }, index) =>
            manifest(`2026010${index}`, sampleSite(edition, pages)),
          );
          const stopped = all.filter((_, index) => stoppedAt.includes(index) && index !== live % all.length);
          const done = all.filter((entry) => !stopped.includes(entry));
          const liveId = all[live % all.length]?.id ?? '';
          const kept = retained(done, stopped, liveId, count);
          const gone = new Set(
            deletable(kept, new Set([...all.flatMap(keysNamedBy), 'put-there-by-hand.pdf'])),
          );
          const stillNamed = new Set([...kept.kept, ...kept.keptStopped].flatMap(keysNamedBy));
          for (const key of [...stillNamed, 'put-there-by-hand.pdf']) expect(gone.has(key)).toBe(false);
          expect(kept.kept.map((entry) => entry.id)).toContain(liveId);
          expect(kept.kept.length).toBeGreaterThanOrEqual(Math.min(count, done.length));
          for (const key of [...kept.dropped, ...kept.droppedStopped].flatMap(keysNamedBy))
            expect(gone.has(key)).toBe(!stillNamed.has(key));
        },
      ),
      { numRuns: Math.min(300, manyRuns.numRuns) },
    );
  });

  it('removes manifests last, and names only what is there', () => {
    const [old, fresh] = [manifest('1'), manifest('2')];
    const stored = new Set([
      ...keysNamedBy(old),
      ...keysNamedBy(fresh),
      '.releases/done/1.json',
      '.releases/done/2.json',
    ]);
    const gone = deletable(retained([old, fresh], [], '2', 1), stored);
    expect(gone.at(-1)).toBe('.releases/done/1.json');
    expect(gone.filter((key) => manifestOf(key) !== null)).toHaveLength(1);
    expect(deletable(retained([old, fresh], [], '2', 1), new Set())).toEqual([]);
  });

  it('refuses to keep nothing', () => {
    expect(() => retained([], [], '', 0)).toThrow('Keep at least 1');
  });
});

describe('names', () => {
  it('of releases sort in the order in which they were made, those with a date in their name included', () => {
    expect(nextReleaseId([], '0440f51')).toBe('0001-0440f51');
    expect(nextReleaseId(['0009-a', '0010-b', '0002-c'], '0440f51')).toBe('0011-0440f51');
    const dated = '20261121T150405Z-0440f51';
    expect(nextReleaseId([dated], '0440f51') > dated).toBe(true);
    expect(manifestOf('.releases/done/0011-0440f51.json')).toEqual({ id: '0011-0440f51', isDone: true });
    expect(manifestOf('.releases/blobs/12ab')).toBeNull();
  });

  it('of targets are a bucket and an optional prefix', () => {
    expect(parseTarget('s3://site')).toEqual({ bucket: 'site', prefix: '' });
    expect(parseTarget('s3://site.example/www/en/')).toEqual({ bucket: 'site.example', prefix: 'www/en/' });
    for (const wrong of [undefined, '', 'site', 'https://site', 's3://A', 's3://site/a//b', 's3://site/../b'])
      expect(() => parseTarget(wrong)).toThrow('is no target');
  });

  it('of damaged or newer manifests are refused with the key', () => {
    expect(() => parseManifest('', 'a.json')).toThrow('a.json is damaged');
    expect(() => parseManifest('{"format":2}', 'a.json')).toThrow('a.json is not a manifest of format 1');
  });
});
