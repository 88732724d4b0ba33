import { priceOf, priceOfEach } from '@/content/site/prices';
import type * as tableRows from '@/content/site/table-rows';
import { pricedCourses } from '@/scripts/tables/course-tables';

/** A price table in which each row has a different price. */
jest.mock('@/content/site/table-rows', () => {
  const actual = jest.requireActual<typeof tableRows>('@/content/site/table-rows');
  return {
    ...actual,
    rowsOf: (table: Parameters<typeof actual.rowsOf>[0]) => {
      const rows = actual.rowsOf(table);
      return table.name === 'prices'
        ? rows.map(({ id }, index) => ({ id, price: 100 * (index + 1), shown: 'shown' }))
        : rows;
    },
  };
});

test('each course and program shows the price from its own row', () => {
  for (const { id, price } of pricedCourses)
    expect([id, price]).toEqual([id, price.kind === 'each' ? priceOfEach(id) : priceOf(id)]);
});
