import { render } from '@testing-library/react';
import { CityContents } from '@/components/locations/city-contents';
import { cityDates } from '@/components/locations/model/city-dates';
import {
  cityGraph,
  type CityPage,
  cityPages,
  nearestWithDates,
} from '@/components/locations/model/city-pages';
import { classOffers } from '@/components/locations/model/class-offers';
import { outboundHref } from '@/components/links/outbound-link';
import { enhanceClassDays } from '@/components/site-script/class-days';
import { classRows } from '@/content/courses/class-list';
import { pageAsks, seatPriceTemplates } from '@/content/courses/course-labels';
import { classNames, locations, registrationFields } from '@/content/locations/locations';
import { isInCity } from '@/lib/courses/class-dates';
import { placeSlug } from '@/lib/courses/class-page';
import { cityLabel } from '@/lib/site/city-label';

const dated = cityPages.filter(({ classes }) => classes.length > 0);
const most = [...dated].sort((a, b) => b.classes.length - a.classes.length)[0]!;
const days = most.classes.map(({ row }) => row.dated.date);

/** A page with `count` classes of one course, a week apart. */
function pageWith(count: number): CityPage {
  const [entry] = most.classes;
  const classes = Array.from({ length: count }, (_one, week) => {
    const date = new Date(Date.UTC(2026, 11, 1 + 7 * week)).toISOString().slice(0, 10);
    const { starts, ends, location, spots } = entry!.row.dated;
    return {
      ...entry!,
      row: {
        ...entry!.row,
        id: date,
        dated: { kind: 'dated' as const, date: date as '2026-12-01', starts, ends, location, spots },
      },
    };
  });
  return { ...most, classes };
}

const rowsOf = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>('main [data-day], [data-day]'),
];
const shown = (rows: readonly HTMLElement[]) => rows.filter((row) => row.closest('[hidden]') === null);

test('every city of the table has its own page, and so do online classes; each class is on one of them', () => {
  const slugs = cityPages.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(expect.arrayContaining(locations.map((city) => placeSlug(cityLabel(city)))));
  expect(slugs.includes('online')).toBe(classRows.some(({ dated }) => !isInCity(dated.location)));
  expect(cityDates.flatMap(({ classes }) => classes.map(({ row }) => row.id)).sort()).toEqual(
    classRows.map(({ id }) => id).sort(),
  );
});

test('a page without dates is kept out of search engines, and names the nearest cities that have some', () => {
  for (const page of cityPages)
    expect([page.path, page.isIndexed]).toEqual([page.path, dated.includes(page)]);
  const inCities = cityPages.filter(({ location }) => location !== null);
  const none = inCities.find(({ classes }) => classes.length === 0) ?? inCities[0]!;
  const near = nearestWithDates(none);
  const others = dated.filter(({ id, location }) => location !== null && id !== none.id);
  expect(near).toHaveLength(Math.min(3, others.length));
  expect(near.map(({ miles }) => miles)).toEqual([...near].map(({ miles }) => miles).sort((a, b) => a - b));
  for (const { page } of near) expect(page.classes.length).toBeGreaterThan(0);
});

test('registering passes course, city and day to the form of the city, or to an email if there is none', () => {
  for (const page of dated) {
    const { container, unmount } = render(<CityContents page={page} />);
    for (const { row, offer, form } of page.classes) {
      const link = container.querySelector<HTMLAnchorElement>(
        `[id="${offer.id}-${row.dated.date}-${row.dated.starts.replace(':', '')}"] > a`,
      );
      if (row.dated.spots === 0) expect(link).toBeNull();
      else if (form === null) expect(decodeURIComponent(link?.href ?? '')).toContain(`City: ${page.label}`);
      else {
        const address = new URL(outboundHref(form));
        address.searchParams.set(registrationFields.course, offer.name);
        address.searchParams.set(registrationFields.city, page.label);
        address.searchParams.set(registrationFields.day, row.dated.date);
        expect(link?.href).toBe(address.href);
      }
    }
    expect(container).not.toHaveTextContent(seatPriceTemplates.onRequest);
    unmount();
  }
});

test('a page says once how to ask for the prices that it does not show', () => {
  for (const page of dated) {
    const { container, unmount } = render(<CityContents page={page} />);
    const isAsked = page.classes.some(({ offer }) => offer.price.kind === 'on-request');
    const links = [...container.querySelectorAll('a')].filter((link) => link.textContent === pageAsks.price);
    expect([page.path, links.length]).toEqual([page.path, isAsked ? 1 : 0]);
    unmount();
  }
});

test('more than eight dates of a course fold by month, and the class in the address is unfolded', () => {
  expect(render(<CityContents page={pageWith(8)} />).container.querySelectorAll('details')).toHaveLength(0);
  const { container } = render(<CityContents page={pageWith(9)} />);
  const months = [...container.querySelectorAll<HTMLDetailsElement>('details')];
  expect(months.map(({ open }) => open)).toEqual([true, false]);
});

describe("on the visitor's day", () => {
  beforeEach(() => jest.useFakeTimers());

  test('classes that have passed are hidden, then their course, then all for the booking site', () => {
    const { container } = render(
      <main>
        <CityContents page={most} />
      </main>,
    );
    const rows = rowsOf(container);
    const undated = container.querySelector<HTMLElement>('[data-undated]')!;
    const middle = [...days].sort()[Math.floor(days.length / 2)]!;
    jest.setSystemTime(new Date(`${middle}T10:00:00`));
    enhanceClassDays();
    expect(shown(rows)).toHaveLength(days.filter((day) => day >= middle).length);
    for (const list of container.querySelectorAll('[data-days]:not([hidden])'))
      expect(list.querySelector('[data-day]:not([hidden])')).not.toBeNull();
    // No link leads to a course that is hidden.
    const jumps = [...container.querySelectorAll('nav[data-dated] a')].filter(
      (link) => link.closest('[hidden]') === null,
    );
    expect(jumps.map((link) => link.getAttribute('href'))).toEqual(
      [...container.querySelectorAll('section[data-days]:not([hidden])')].map(({ id }) => `#${id}`),
    );
    const ahead = most.classes.filter(({ row }) => row.dated.date >= middle);
    expect(jumps).toHaveLength(new Set(ahead.map(({ offer }) => offer.id)).size);
    expect(undated.hidden).toBe(true);
    // In the evening in the West, where it is the next day in Greenwich.
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(420);
    jest.setSystemTime(Date.parse(`${middle}T21:00:00-07:00`));
    enhanceClassDays();
    expect(shown(rows)).toHaveLength(days.filter((day) => day >= middle).length);
    jest.restoreAllMocks();
    jest.setSystemTime(new Date('2099-01-01T10:00:00'));
    enhanceClassDays();
    expect(shown(rows)).toEqual([]);
    expect(undated.hidden).toBe(false);
    expect(container.querySelector('nav[data-dated]')).not.toBeVisible();
  });
});

test('structured data holds the confirmed classes of a city, and no sample', () => {
  expect(cityGraph({ ...most, classes: most.classes.filter(({ row }) => row.isSample) })).toEqual([]);
  const [entry] = most.classes;
  const confirmed = { ...most, classes: [{ ...entry!, row: { ...entry!.row, isSample: false } }] };
  const graph = JSON.stringify(cityGraph(confirmed));
  expect(graph).toContain(entry!.offer.name);
  expect(graph).toContain(`"startDate":"${entry!.row.dated.date}T`);
});

test('a generic class name matches the actual courses', () => {
  const ids = classOffers.map(({ id }) => id);
  for (const { courses } of Object.values(classNames))
    expect(ids).toEqual(expect.arrayContaining([...courses]));
});
