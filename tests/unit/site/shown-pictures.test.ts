import { showsAnother } from '@/lib/facts/sample-rows';
import { ownRows } from '@/tests/support/fixture-rows';

/** The pictures that pages show if the rows of a table have this name. */
async function shownWith(table: string, name: string) {
  vi.resetModules();
  vi.doMock('@/content/site/table-rows', () =>
    ownRows((read, rows) => (read === table ? rows.map((row) => ({ ...row, name })) : rows)),
  );
  const { shownPictures, showsDrawnPeople } = await import('@/content/site/shown-pictures');
  const { pictures } = await import('@/content/site/pictures');
  return { shownPictures, showsDrawnPeople, pictures };
}

afterEach(() => vi.doUnmock('@/content/site/table-rows'));

it.each([
  ['people', 'team-'],
  ['testimonials', 'voice-'],
  ['stories', 'story-'],
  ['merchandise', 'merch-'],
])("shows nobody and nothing of %s in a picture of the sample's", async (table, prefix) => {
  const { shownPictures, pictures } = await shownWith(table, 'Maria Lopez');
  expect(Object.keys(pictures).filter((id) => id.startsWith(prefix))).not.toEqual([]);
  const wrong = Object.entries(shownPictures).filter(
    ([id, { master }]) => id.startsWith(prefix) && showsAnother(master, 'Maria Lopez'),
  );
  expect(wrong).toEqual([]);
});

it('calls pictures of people drawn only while drawings show', async () => {
  const { showsDrawnPeople } = await shownWith('people', 'Maria Lopez');
  expect(showsDrawnPeople('team-')).toBe(false);
});
