import { trailTo, type RouteEntry } from '@/lib/site/routes';

const page = (path: `/${string}`, parent: `/${string}` | null): RouteEntry => ({
  path,
  parent,
  label: path,
  title: path,
  description: path,
  keywords: '',
  kind: 'WebPage',
});

test('a breadcrumb trail is refused if a parent is missing or parents form a cycle', () => {
  const sentence = '"/b" is not a route. Add it to content/site/routes.ts.';
  expect(() => trailTo([page('/a', '/b')], '/a')).toThrow(sentence);
  expect(() => trailTo([page('/a', '/b'), page('/b', '/a')], '/a')).toThrow('run in a circle');
});
