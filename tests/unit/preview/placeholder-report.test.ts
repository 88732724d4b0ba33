import type { FoundPlaceholder } from '@/lib/facts/facts';
import { groupPlaceholders, type MarkedPage, placePlaceholders } from '@/lib/preview/placeholder-report';

const entry = (
  field: string,
  missing: string,
  value: string,
  owner: FoundPlaceholder['owner'] = 'owner',
): FoundPlaceholder => ({ file: 'content/x.ts', field, missing, value, owner });
const phone = entry('phone', 'The phone.', '555-0142');
const ann = entry('team[ann].name', 'Name of a person.', 'Ann Sample', 'marketing');
const bob = entry('team[bob].name', 'Name of a person.', 'Bob Sample', 'marketing');
const hidden = entry('taxId', 'The tax number.', '00');
const all = [phone, ann, bob, hidden];

const mark = (missing: string, shown: string, anchor = '', row = '') => ({ missing, shown, anchor, row });
const page = (path: string, ...marks: MarkedPage['marks']): MarkedPage => ({ path, label: path, marks });

/** The field and location of each placeholder that shows. */
const placed = (...pages: readonly MarkedPage[]) =>
  placePlaceholders(all, pages)
    .filter(({ spots }) => spots.length > 0)
    .map(({ field, spots, isEverywhere }) => [
      field,
      isEverywhere ? 'everywhere' : spots.map(({ path, anchor }) => `${path}#${anchor}`).join(' '),
    ]);

describe('the report of a preview', () => {
  it('links to each place where a placeholder shows, or says "every page"', () => {
    expect(
      placed(
        page('/', mark('The phone.', 'Call us')),
        page('/about', mark('The phone.', '555-0142'), mark('Name of a person.', 'Ann Sample', 'team')),
      ),
    ).toEqual([
      ['phone', 'everywhere'],
      ['team[ann].name', '/about#team'],
    ]);
  });

  it('counts every placeholder, and lists its question even if its value is not shown as text', () => {
    expect(placed(page('/a', mark('Name of a person.', 'director')), page('/b'))).toEqual([
      ['team[ann].name', '/a#'],
      ['team[bob].name', '/a#'],
    ]);
  });

  it('tells placeholders with the same question apart by the value shown, even next to others', () => {
    expect(placed(page('/a', mark('Name of a person.', 'Bob Sample, 555-0142')), page('/b'))).toEqual([
      ['team[bob].name', '/a#'],
    ]);
  });

  it('sorts by owner, the longest list first, and asks each owner a question only once', () => {
    const groups = groupPlaceholders(placePlaceholders(all, []));
    expect(
      groups.map(({ owner, count, groups: questions }) => [
        owner,
        count,
        questions.map(({ missing, entries }) => `${missing} ${entries.length}`),
      ]),
    ).toEqual([
      ['owner', 2, ['The phone. 1', 'The tax number. 1']],
      ['marketing', 2, ['Name of a person. 2']],
    ]);
  });
});
