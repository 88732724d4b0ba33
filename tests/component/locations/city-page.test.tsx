import { render } from '@testing-library/react';
import { CityContents } from '@/components/locations/city-contents';
import { cityDates } from '@/components/locations/model/city-dates';
import { cityGraph, cityPages } from '@/components/locations/model/city-pages';
import { answersOf, classOffers } from '@/components/locations/model/class-offers';
import { enhanceClassDays } from '@/components/site-script/class-days';
import { classRows } from '@/content/courses/class-list';
import { classNames } from '@/content/locations/locations';
import { daysAfter } from '@/lib/time/calendar-days';
import { listed } from '../../support/listed';

const most = [...cityPages].sort((a, b) => b.classes.length - a.classes.length)[0]!;
const entry = most.classes[0]!;
/** The page with one class in place of its own. */
const pageOf = (change: Partial<typeof entry>, row: Partial<typeof entry.row> = {}) => ({
  ...most,
  classes: [{ ...entry, ...change, row: { ...entry.row, ...row } }],
});
/** The page with `count` classes of one course, a week apart. */
const pageWith = (count: number) => ({
  ...most,
  classes: Array.from({ length: count }, (_one, week) => {
    const date = daysAfter('2026-12-01', 7 * week)!;
    return { ...entry, row: { ...entry.row, id: date, dated: { ...entry.row.dated, date } } };
  }),
});

test('every city has its own page, and each class is on one of them', () => {
  expect(new Set(cityPages.map(({ slug }) => slug)).size).toBe(cityPages.length);
  expect(cityDates.flatMap(({ classes }) => classes.map(({ row }) => row.id)).sort()).toEqual(
    classRows.map(({ id }) => id).sort(),
  );
});

test('a class without a form is registered for by an email that names the city, and a full class not at all', () => {
  const linkOf = (page: typeof most) =>
    render(<CityContents page={page} />).container.querySelector<HTMLAnchorElement>('[data-day] > a');
  const dated = { ...entry.row.dated, date: '2027-03-13', lastDate: '2027-03-14' } as const;
  const mail = linkOf(pageOf({ form: null }, { dated }))?.href ?? '';
  expect(decodeURIComponent(mail)).toContain(`Day: March 13, 2027\r\nCity: ${most.label}`);
  expect(linkOf(pageOf({}, { dated: { ...entry.row.dated, spots: 0 } }))).toBeNull();
});

test('more than eight dates of a course fold by month', () => {
  expect(render(<CityContents page={pageWith(8)} />).container.querySelectorAll('details')).toHaveLength(0);
  const { container } = render(<CityContents page={pageWith(9)} />);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('classes that have passed are hidden, then their course, then all for the booking site', () => {
  vi.useFakeTimers();
  const { container } = render(
    <main>
      <CityContents page={most} />
    </main>,
  );
  const visible = (selector: string) =>
    [...container.querySelectorAll(selector)].filter((part) => part.closest('[hidden]') === null);
  const days = most.classes.map(({ row }) => row.dated.date).sort();
  const middle = days[Math.floor(days.length / 2)]!;
  const ahead = days.filter((day) => day >= middle).length;
  vi.setSystemTime(new Date(`${middle}T10:00:00`));
  enhanceClassDays();
  expect(visible('[data-day]')).toHaveLength(ahead);
  const lists = visible('section[data-days]');
  for (const list of lists) expect(list.querySelector('[data-day]:not([hidden])')).not.toBeNull();
  // No link leads to a course that is hidden.
  expect(visible('nav[data-dated] a').map((link) => link.getAttribute('href'))).toEqual(
    lists.map(({ id }) => `#${id}`),
  );
  expect(visible('[data-undated]')).toEqual([]);
  // In the evening in the West, where it is the next day in Greenwich.
  const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(420);
  vi.setSystemTime(Date.parse(`${middle}T21:00:00-07:00`));
  enhanceClassDays();
  expect(visible('[data-day]')).toHaveLength(ahead);
  zone.mockRestore();
  vi.setSystemTime(new Date('2099-01-01T10:00:00'));
  enhanceClassDays();
  // The lead and the title of the forms no longer ask for a date, and the booking site is offered.
  expect(visible('[data-day], [data-dated]')).toEqual([]);
  expect(visible('[data-undated]')).toHaveLength(3);
  expect(container.querySelector('nav[data-dated]')).not.toBeVisible();
});

test('a month that has lost a class has no count; the first month with classes is open, and so is that of the address', () => {
  vi.useFakeTimers();
  // On Tuesdays: five in December, four in January and in February.
  const { container } = render(<CityContents page={pageWith(13)} />);
  const months = (day: string) => {
    vi.setSystemTime(new Date(`${day}T10:00:00`));
    enhanceClassDays();
    return [...container.querySelectorAll('details')].map(({ hidden, open, firstElementChild }) => {
      const count = firstElementChild?.querySelector('[data-count]:not([hidden])')?.textContent ?? '';
      return hidden ? 'hidden' : `${open ? 'open' : 'folded'}${count}`;
    });
  };
  expect(months('2026-12-01')).toEqual(['open: 5 dates', 'folded: 4 dates', 'folded: 4 dates']);
  expect(months('2026-12-02')).toEqual(['open', 'folded: 4 dates', 'folded: 4 dates']);
  expect(months('2027-01-01')).toEqual(['hidden', 'open: 4 dates', 'folded: 4 dates']);
  window.location.hash = container.querySelector('details:last-of-type [data-day]')!.id;
  expect(months('2027-01-01')).toEqual(['hidden', 'open: 4 dates', 'open: 4 dates']);
});

test('structured data holds the confirmed classes of a city, and no sample', () => {
  expect(cityGraph(pageOf({}, { isSample: true }))).toEqual([]);
  const graph = JSON.stringify(cityGraph(pageOf({}, { isSample: false })));
  expect(graph).toContain(`"startDate":"${entry.row.dated.date}T`);
});

test('a generic class name matches the approved courses', () => {
  const coursesOf = (name: string) => classOffers.filter((offer) => answersOf(offer).includes(name));
  expect(listed(Object.keys(classNames), (name) => coursesOf(name).map(({ id }) => id))).toMatchSnapshot();
});
