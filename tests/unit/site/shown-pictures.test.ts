import type * as picturesModule from '@/content/site/pictures';
import type * as shownModule from '@/content/site/shown-pictures';
import { showsAnother } from '@/lib/facts/sample-rows';
import { ownRows } from '@/tests/support/fixture-rows';

/** The pictures that pages show if the rows of a table have this name. */
function shownWith(table: string, name: string) {
  jest.resetModules();
  jest.doMock('@/content/site/table-rows', () =>
    ownRows((read, rows) => (read === table ? rows.map((row) => ({ ...row, name })) : rows)),
  );
  const { shownPictures, showsDrawnPeople } = jest.requireActual<typeof shownModule>(
    '@/content/site/shown-pictures',
  );
  const { pictures } = jest.requireActual<typeof picturesModule>('@/content/site/pictures');
  return { shownPictures, showsDrawnPeople, pictures };
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

it('calls pictures of people drawn only while drawings show', () => {
  const { showsDrawnPeople } = shownWith('people', 'Maria Lopez');
  expect(showsDrawnPeople('team-')).toBe(false);
});
