import type * as picturesModule from '@/content/site/pictures';
import type * as shownModule from '@/content/site/shown-pictures';
import type * as namedModule from '@/content/site/named-pictures';
import { isPlaceholder } from '@/lib/facts/facts';
import { showsAnother } from '@/lib/facts/sample-rows';

type Row = { readonly id: string; readonly name?: unknown };

/** The pictures that pages show if `change` has been made to the rows of a table. */
function shownWith(change: (row: Row) => Row, table: string) {
  const { rowsOf, ...others } = jest.requireActual<{ rowsOf: (table: { name: string }) => readonly Row[] }>(
    '@/content/site/table-rows',
  );
  jest.resetModules();
  jest.doMock('@/content/site/table-rows', () => ({
    ...others,
    rowsOf: (read: { name: string }) => (read.name === table ? rowsOf(read).map(change) : rowsOf(read)),
  }));
  const { shownPictures, showsDrawnPeople } = jest.requireActual<typeof shownModule>(
    '@/content/site/shown-pictures',
  );
  const { namedPictures } = jest.requireActual<typeof namedModule>('@/content/site/named-pictures');
  const { pictures } = jest.requireActual<typeof picturesModule>('@/content/site/pictures');
  return { shownPictures, showsDrawnPeople, namedPictures, pictures };
}

afterEach(() => jest.dontMock('@/content/site/table-rows'));

it.each([
  ['people', 'team-'],
  ['testimonials', 'voice-'],
  ['stories', 'story-'],
  ['merchandise', 'merch-'],
])("shows nobody and nothing of %s in a picture of the sample's", (table, prefix) => {
  const rows: string[] = [];
  const { shownPictures, pictures } = shownWith((row) => {
    rows.push(row.id);
    return { ...row, name: 'Maria Lopez' };
  }, table);
  for (const row of rows) expect(pictures).toHaveProperty([prefix + row]);
  const wrong = Object.entries(shownPictures).filter(
    ([id, { master }]) => id.startsWith(prefix) && showsAnother(master, 'Maria Lopez'),
  );
  expect(wrong).toEqual([]);
});

it("counts each picture with the sample's name as a sample, for as long as pages show it", () => {
  const { shownPictures, namedPictures } = shownWith((row) => row, 'people');
  for (const { id, name } of namedPictures) {
    expect(shownPictures).toHaveProperty([id]);
    expect(isPlaceholder(name)).toBe(true);
  }
  const renamed = shownWith((row) => ({ ...row, name: 'Another' }), 'merchandise').namedPictures;
  expect(renamed.filter(({ id }) => id.startsWith('merch-'))).toEqual([]);
});

it('calls pictures of people drawn only while drawings show', () => {
  const { showsDrawnPeople } = shownWith((row) => ({ ...row, name: 'Maria Lopez' }), 'people');
  expect(showsDrawnPeople('team-')).toBe(false);
});
