import { render } from '@testing-library/react';
import { ClassTable } from '@/components/locations/class-table';
import { classOffers } from '@/components/locations/model/class-offers';
import { cityDates } from '@/components/locations/model/city-dates';
import { outboundHref } from '@/components/links/outbound-link';
import { classRows } from '@/content/courses/class-list';
import { classNames, registrationFields } from '@/content/locations/locations';
import { seatPriceTemplates } from '@/content/courses/course-labels';

/** The table for a build day, or without one: its rows, and which of them show before scripts run. */
function tableOn(day?: string) {
  if (day !== undefined) process.env['SITE_DAY'] = day;
  const { container } = render(<ClassTable />);
  const rows = [...container.querySelectorAll<HTMLElement>('[data-class]')];
  return { container, rows, open: rows.filter((row) => row.closest('[hidden]') === null) };
}
const days = classRows.map(({ dated }) => dated.date).sort();

afterEach(() => {
  delete process.env['SITE_DAY'];
});

test('every class of the table is listed under its city', () => {
  expect(cityDates.flatMap(({ classes }) => classes.map(({ row }) => row.id)).sort()).toEqual(
    classRows.map(({ id }) => id).sort(),
  );
  for (const { label, classes } of cityDates)
    for (const { row } of classes) expect(row.dated.location).toBe(label);
});

test('without JavaScript, the table shows what is upcoming on the build day, and no city without classes', () => {
  const middle = days[Math.floor(days.length / 2)]!;
  const { container, open } = tableOn(middle);
  expect(open).toHaveLength(days.filter((day) => day >= middle).length);
  for (const body of container.querySelectorAll('[data-class-city]:not([hidden])'))
    expect(body.querySelectorAll('[data-class]:not([hidden])').length).toBeGreaterThan(0);
});

test('without a build day, no date shows until the visitor’s date is known', () => {
  expect(tableOn().open).toEqual([]);
});

test("registering passes course, city and day to the city's form, or to an email if there is none", () => {
  const found = tableOn(days[0]).rows.map((row) => row.querySelector('a')?.href);
  const wanted: readonly unknown[] = cityDates.flatMap(({ label, classes }) =>
    classes.map(({ row, offer, form }): unknown => {
      if (row.dated.spots === 0) return undefined;
      if (form === null) return expect.stringMatching(`^mailto:.*${encodeURIComponent(`City: ${label}`)}`);
      const address = new URL(outboundHref(form));
      address.searchParams.set(registrationFields.course, offer.title);
      address.searchParams.set(registrationFields.city, label);
      address.searchParams.set(registrationFields.day, row.dated.date);
      return address.href;
    }),
  );
  expect(found).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
});

test('a row shows its price if prices are shown, and none if they are on request', () => {
  const { container, rows } = tableOn(days[0]);
  expect(rows.map((row) => row.textContent.includes('$'))).toEqual(
    cityDates.flatMap(({ classes }) => classes.map(({ offer }) => offer.price.kind !== 'on-request')),
  );
  expect(container).not.toHaveTextContent(seatPriceTemplates.onRequest);
});

test('a generic class name matches the actual courses', () => {
  const ids = classOffers.map(({ id }) => id);
  for (const { courses } of Object.values(classNames))
    expect(ids).toEqual(expect.arrayContaining([...courses]));
});
