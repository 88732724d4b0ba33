import { trailTo, type RouteEntry } from '@/lib/routes';

const page = (path: `/${string}`, parent: `/${string}` | null): RouteEntry => ({
  path, parent, label: path, title: path, description: path, keywords: [], lastModified: '2026-11-21', kind: 'WebPage',
});

describe('the trail of a page', () => {
  const pages = [page('/', null), page('/shop', '/'), page('/shop-books', '/shop')];

  it('runs from home down to the page', () => {
    expect(trailTo(pages, '/shop-books').map((entry) => entry.path)).toEqual(['/', '/shop', '/shop-books']);
  });

  it('names the parent that does not exist', () => {
    expect(() => trailTo([page('/a', '/b')], '/a')).toThrow('"/b" is not a route. Add it to content/routes.ts.');
  });

  it('notices parents that run in a circle', () => {
    expect(() => trailTo([page('/a', '/b'), page('/b', '/a')], '/a')).toThrow('run in a circle');
  });
});
