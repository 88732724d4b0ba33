import { documentTitle, stepsTo, trailTo, type RouteEntry } from '@/lib/site/routes';

const page = (path: `/${string}`, parent: `/${string}` | null): RouteEntry => ({
  path,
  parent,
  label: path,
  title: path,
  description: path,
  keywords: [],
  kind: 'WebPage',
});

test('a trail is refused where a parent does not exist, and where parents run in a circle', () => {
  const sentence = '"/b" is not a route. Add it to content/site/routes.ts.';
  expect(() => trailTo([page('/a', '/b')], '/a')).toThrow(sentence);
  expect(() => trailTo([page('/a', '/b'), page('/b', '/a')], '/a')).toThrow('run in a circle');
});

test('the steps to a page name the part of the parent that leads to it, where it has a name', () => {
  const training = { label: 'Training Programs', hash: 'services' };
  const pages = [page('/', null), { ...page('/courses', '/'), above: training }, page('/books', '/courses')];
  expect(stepsTo(pages, '/books')).toEqual([
    { label: 'Training Programs', path: '/', hash: 'services' },
    { label: '/courses', path: '/courses' },
    { label: '/books', path: '/books' },
  ]);
  expect(stepsTo(pages, '/')).toEqual([{ label: '/', path: '/' }]);
});

test('the title of a document ends with the company, and names the section where there is one', () => {
  expect(documentTitle({ title: 'About Us' }, 'Ours')).toBe('About Us | Ours');
  expect(documentTitle({ title: 'Mugs', section: 'Shop' }, 'Ours')).toBe('Mugs | Ours Shop');
});
