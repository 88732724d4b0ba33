import { manifestOf } from '@/scripts/publish/keys';
import { assertHashed, copiesOf, deletable, keysNamedBy, objectsOf, retained } from '@/scripts/publish/plan';
import { type Manifest, nextReleaseId, parseRecord } from '@/scripts/publish/release';
import { listed } from '../../support/listed';
import { filesOf, sampleSite } from './sample-site';

const manifest = (id: string, site = sampleSite(id)): Manifest => ({
  format: 1,
  id,
  createdAt: '',
  commit: '',
  kind: 'production',
  objects: objectsOf(filesOf(site)),
});

describe('the objects of a release', () => {
  const objects = objectsOf(filesOf(sampleSite('one')));

  it('are hashed files, then other files, then pages, each under its file name and its URL', () => {
    const headers = ({ phase, contentType, cacheControl }: (typeof objects)[number]) =>
      `${phase}: ${contentType}, ${cacheControl}`;
    expect(listed(objects, headers, ({ key }) => key)).toMatchSnapshot();
  });

  it('keep a copy of each version of a file without a hash in its name, and none of hashed files', () => {
    const changing = objects.filter(({ phase }) => phase !== 'hashed').map(({ sha256 }) => sha256);
    expect(copiesOf(objects).map(({ sha256 }) => sha256)).toEqual([...new Set(changing)]);
  });

  it("refuse two files for one key, and a file in the publisher's own folder", () => {
    expect(() => objectsOf(filesOf({ '/about.html': 'a', '/about': 'b' }))).toThrow(
      '"about" would be written by two files',
    );
    expect(() => objectsOf(filesOf({ '/.releases/current.json': '{}' }))).toThrow('.releases/current.json');
  });

  it('refuse changed content under a name that browsers cache forever', () => {
    const before = manifest('a', { '/assets/site.1234.js': 'old', '/index.html': 'x' });
    expect(() => assertHashed(objectsOf(filesOf({ '/assets/site.1234.js': 'new' })), [before])).toThrow(
      '"assets/site.1234.js" is kept forever',
    );
    expect(() => assertHashed(before.objects, [before])).not.toThrow();
  });
});

describe('retention', () => {
  const of = (id: string, ...pages: readonly string[]) =>
    manifest(id, Object.fromEntries(pages.map((page) => [`/${page}.html`, `text of ${page}`])));
  const pages = ['about shop terms old', 'older', 'shop', 'old', 'terms', 'about'];
  const all = pages.map((names, index) => of(String(index + 1), ...names.split(' ')));
  const stopped = all.filter(({ id }) => id === '2' || id === '5');
  const done = all.filter((entry) => !stopped.includes(entry));
  // After a rollback, the live release is not the newest.
  const retention = retained(done, stopped, '3', 1);

  it('keeps the newest releases, the live one, and any interrupted since the oldest of them', () => {
    const ids = (list: typeof retention.kept) => list.map(({ manifest }) => manifest.id).join(' ');
    expect([retention.kept, retention.dropped].map(ids)).toEqual(['3 6 5', '1 4 2']);
    expect(ids(retained(all, [], '6', 2).kept)).toBe('5 6');
  });

  it('keeps every key they list and keys from elsewhere, and removes the rest, manifests last', () => {
    const manifests = ['done/1', 'done/4', 'pending/2'].map((name) => `.releases/${name}.json`);
    const stored = [...all.flatMap(keysNamedBy), ...manifests, 'put-there-by-hand.pdf'];
    const gone = deletable(retention, new Map(stored.map((key) => [key, 0])));
    const gonePages = gone.filter((key) => !key.startsWith('.releases/'));
    expect(gonePages.sort()).toEqual(['old', 'old.html', 'older', 'older.html']);
    // Two copies of each page, then the manifests.
    expect(gone.slice(4, -3)).toHaveLength(2);
    expect(gone.slice(-3)).toEqual(manifests);
  });
});

describe('names', () => {
  it('of releases sort in the order in which they were made, including those with a date in their name', () => {
    expect(nextReleaseId([], '0440f51')).toBe('0001-0440f51');
    expect(nextReleaseId(['0009-a', '0010-b', '0002-c'], '0440f51')).toBe('0011-0440f51');
    const dated = '20261121T150405Z-0440f51';
    expect(nextReleaseId([dated], '0440f51') > dated).toBe(true);
    expect(manifestOf('.releases/done/0011-0440f51.json')).toEqual({ id: '0011-0440f51', isDone: true });
    expect(manifestOf('.releases/blobs/12ab')).toBeNull();
  });

  it('of damaged or newer manifests are refused with the key', () => {
    for (const text of ['', '{}', '{"format":2,"id":"0001-0440f51"}'])
      expect(() => parseRecord(text, 'a.json')).toThrow('a.json is damaged, or another version');
  });
});
