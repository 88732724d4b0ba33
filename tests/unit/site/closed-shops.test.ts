import { siteEntries } from '@/components/search/model/site-entries';
import { pageMetadata } from '@/components/seo/page-metadata';
import { routes } from '@/content/site/routes';

// A company without equipment.
vi.mock(import('@/content/site/open-shops'), async (importActual) => ({
  ...(await importActual()),
  isOpenPage: (route: string) => route !== 'equipment',
}));
vi.mock('@/components/facts/site-env', () => ({ siteEnv: 'rehearsal' }));

test('neither the search nor the A-to-Z list leads to a shop without products', () => {
  const found = siteEntries().map(({ href }) => href);
  expect(found).toContain(routes.home.path);
  expect(found).not.toContain(routes.equipment.path);
});

test('search engines leave out a shop without products', () => {
  const robots = (['equipment', 'merchandise'] as const).map((id) => pageMetadata(id).robots);
  expect(robots).toEqual([
    { index: false, follow: true },
    { index: true, follow: true },
  ]);
});
