import { readTable } from '@/lib/tables/table';
import { priceTable } from '@/lib/tables/tables';

const faultsOf = (cells: string) =>
  readTable(
    { ...priceTable, needed: [] },
    `id,about,price,up to,group price,shown,status\nacls,ACLS,${cells},confirmed`,
  ).faults.map(({ column, sentence }) => `${column} ${sentence}`);

describe('a price', () => {
  it.each(['285,,250,shown', '285,,,shown', '285,400,,shown', '285,,250,on request', ',,,on request'])(
    'fits as %s',
    (cells) => {
      expect(faultsOf(cells)).toEqual([]);
    },
  );

  it.each([
    [',,,shown', /^C \(price\) It is empty\. Write the price, or "on request"/],
    [',,250,on request', /^C \(price\) It is empty/],
    ['285,285,,shown', /^D \(up to\) It is not above the price/],
    ['285,,300,shown', /^E \(group price\) It is above the price/],
    ['285,400,250,shown', /^E \(group price\) .*Keep one of the two/],
    ['285,,250,yes', /^F \(shown\) "yes" is not offered here\. Write "shown", or "on request"/],
  ])('is refused as %s', (cells, sentence) => {
    expect(faultsOf(cells)).toEqual([expect.stringMatching(sentence)]);
  });
});
