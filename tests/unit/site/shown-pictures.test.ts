import type * as picturesModule from '@/content/site/pictures';
import type * as shownModule from '@/content/site/shown-pictures';
import type * as namedModule from '@/content/site/named-pictures';
import { isPlaceholder } from '@/lib/facts/facts';
import { showsAnother } from '@/lib/facts/sample-rows';
import { ownRows } from '@/tests/support/fixture-rows';

/** The pictures that pages show if the rows of a table have this name, or all their own. */
function shownWith(table: string, name?: string) {
  jest.resetModules();
  jest.doMock('@/content/site/table-rows', () =>
    ownRows((read, rows) =>
      read === table && name !== undefined ? rows.map((row) => ({ ...row, name })) : rows,
    ),
  );
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
  const { shownPictures, pictures } = shownWith(table, 'Maria Lopez');
  expect(Object.keys(pictures).filter((id) => id.startsWith(prefix))).not.toEqual([]);
  const wrong = Object.entries(shownPictures).filter(
    ([id, { master }]) => id.startsWith(prefix) && showsAnother(master, 'Maria Lopez'),
  );
  expect(wrong).toEqual([]);
});

it("counts each picture with the sample's name as a sample, for as long as pages show it", () => {
  const { shownPictures, namedPictures } = shownWith('people');
  for (const { id, name } of namedPictures) {
    expect(shownPictures).toHaveProperty([id]);
    expect(isPlaceholder(name)).toBe(true);
  }
  const renamed = shownWith('merchandise', 'Another').namedPictures;
  expect(renamed.filter(({ id }) => id.startsWith('merch-'))).toEqual([]);
});

it('calls pictures of people drawn only while drawings show', () => {
  const { showsDrawnPeople } = shownWith('people', 'Maria Lopez');
  expect(showsDrawnPeople('team-')).toBe(false);
});
