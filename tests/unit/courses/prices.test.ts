import { priceOf, priceOfEach } from '@/content/site/prices';
import { pricedCourses } from '@/scripts/tables/course-tables';

/** A price table in which each row has a different price. */
vi.mock('@/content/site/table-rows', async () =>
  (await import('@/tests/support/fixture-rows')).ownRows((table, rows) =>
    table === 'prices'
      ? rows.map(({ id }, index) => ({ id, price: 100 * (index + 1), shown: 'shown' }))
      : rows,
  ),
);

test('each course and program shows the price from its own row', () => {
  for (const { id, price } of pricedCourses)
    expect([id, price]).toEqual([id, price.kind === 'each' ? priceOfEach(id) : priceOf(id)]);
});
