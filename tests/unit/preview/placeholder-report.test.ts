import type { FoundPlaceholder } from '@/lib/facts/facts';
import { groupPlaceholders, type MarkedPage, placePlaceholders } from '@/lib/preview/placeholder-report';
import { listed } from '../../support/listed';

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

/** Pages on which placeholders show, by what they are a case of. */
const previews: Readonly<Record<string, readonly MarkedPage[]>> = {
  'on every page': [
    page('/', mark('The phone.', 'Call us')),
    page('/about', mark('The phone.', '555-0142'), mark('Name of a person.', 'Ann Sample', 'team')),
  ],
  'not as text': [page('/a', mark('Name of a person.', 'director')), page('/b')],
  'next to another': [page('/a', mark('Name of a person.', 'Bob Sample, 555-0142')), page('/b')],
};

describe('the report of a preview', () => {
  it('links to each place where a placeholder shows, tells those with one question apart by value, and lists all', () => {
    const placed = (pages: readonly MarkedPage[]) =>
      placePlaceholders(all, pages).map(({ field, spots, isEverywhere }) => {
        const places = spots.map(({ path, anchor }) => `${path}#${anchor}`).join(' ');
        return `${field}: ${isEverywhere ? 'everywhere' : places}`;
      });
    expect(
      listed(
        Object.entries(previews),
        ([, pages]) => placed(pages),
        ([what]) => what,
      ),
    ).toMatchSnapshot();
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
