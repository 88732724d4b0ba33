import { onDay } from '@/lib/shop/products';
import { placeholder } from '@/lib/facts/facts';
import { csvOf } from '@/lib/tables/records';
import { headersOf, readTable } from '@/lib/tables/table';
import { merchandiseTable } from '@/lib/tables/tables';
import { listed } from '../../support/listed';

const mug = { name: 'Mug', price: 1799, originalPrice: 2199, until: '2027-01-31' } as const;

test('a sale lasts through its last day, or without an end', () => {
  const always = { name: 'Mug', price: 1799, originalPrice: 2199 };
  expect(onDay(always, '2099-01-01')).toEqual(always);
  for (const day of [null, '2027-01-31'] as const) expect(onDay(mug, day)).toEqual(always);
});

test('the first build after it takes the sale off', () => {
  expect(onDay(mug, '2027-02-01')).toEqual({ name: 'Mug', price: 2199 });
  const sample = placeholder(2199, 'The price.');
  expect(onDay({ ...mug, originalPrice: sample }, '2027-02-01').price).toBe(sample);
});

test('the last day of a sale is a day, and there is a price before it', () => {
  const headers = headersOf(merchandiseTable);
  const faults = (sale: string) => {
    const [original = '', until = ''] = sale.split(' until ');
    const cells: Readonly<Record<string, string>> = {
      ...{ name: 'Mug', description: 'A mug.', price: '17.99', 'original price': original, until },
      ...{ 'in stock': 'yes', featured: 'no', hero: 'no', category: 'accessories', status: 'sample' },
    };
    const csv = csvOf([headers, headers.map((name) => cells[name] ?? '')]);
    return readTable(merchandiseTable, csv).faults.map(({ sentence }) => sentence);
  };
  expect(
    listed(' until 1/31/2027 | 24.99 until 31 January | 24.99 until 1/31/2027', faults),
  ).toMatchSnapshot();
});
