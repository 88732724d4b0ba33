import { documentTitle, stepsTo, trailTo, type RouteEntry } from '@/lib/site/routes';

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

test('a breadcrumb names the section of the parent that links to the page, if it has a name', () => {
  const training = { label: 'Training Programs', hash: 'services' };
  const pages = [page('/', null), { ...page('/courses', '/'), above: training }, page('/books', '/courses')];
  expect(stepsTo(pages, '/books')).toEqual([
    { label: 'Training Programs', path: '/', hash: 'services' },
    { label: '/courses', path: '/courses' },
    { label: '/books', path: '/books' },
  ]);
  expect(stepsTo(pages, '/')).toEqual([{ label: '/', path: '/' }]);
});

test('a document title ends with the company, after the section if there is one', () => {
  expect(documentTitle({ title: 'About Us' }, 'Ours')).toBe('About Us | Ours');
  expect(documentTitle({ title: 'Mugs', section: 'Shop' }, 'Ours')).toBe('Mugs | Ours Shop');
});
