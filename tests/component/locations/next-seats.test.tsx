import { render, screen } from '@testing-library/react';
import { NextSeats } from '@/components/locations/next-seats';
import { cityDates } from '@/components/locations/model/city-dates';

vi.mock('@/content/site/table-rows', async () =>
  (await import('@/tests/support/fixture-rows')).fixtureRows((table, rows) =>
    table === 'classes' ? rows.map((row, index) => ({ ...row, seats: index % 2 === 0 ? 0 : 5 })) : rows,
  ),
);

it('shows the three soonest classes with a free seat', () => {
  const open = cityDates.flatMap(({ classes }) => classes).filter(({ row }) => row.dated.spots > 0);
  const days = open.map(({ row }) => row.dated.date).sort();
  render(<NextSeats />);
  const shown = screen.getAllByRole('listitem').map((item) => item.getAttribute('data-day'));
  expect(shown).toEqual(days.slice(0, 3));
});
