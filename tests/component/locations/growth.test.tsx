import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type * as tableRows from '@/content/site/table-rows';
import { csvOf } from '@/lib/tables/records';
import { daysAfter } from '@/lib/time/calendar-days';

// Its library is no CommonJS; the map does not depend on classes.
jest.mock('@/components/locations/model/project-cities', () => ({ placeOnMap: () => ({ x: 0, y: 0 }) }));

/** The size of markup without the props of islands, which are in a separate file: bytes, with brotli, elements. */
function weigh(whole: string) {
  const html = whole.replaceAll(/<script.*?<\/script>/gs, '');
  return {
    raw: Buffer.byteLength(html),
    packed: brotliCompressSync(html).length,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

const fixture = (name: string) => readFileSync(`tests/fixtures/tables/${name}.csv`, 'utf8');

/** A table of `count` classes in the listed cities, the courses taking turns, in the 84 days from December 1 on. */
function grownClasses(count: number): string {
  const [header = [], ...rows] = parse(fixture('classes')) as readonly (readonly string[])[];
  const courses = [...new Set(rows.map(([course = '']) => course))];
  const cities = parse(fixture('cities'), { columns: true }) as readonly Record<string, string>[];
  const places = cities
    .filter(({ listed }) => listed === 'yes')
    .map(({ city, state }) => `${city}, ${state}`);
  const turns = Math.ceil(count / places.length);
  const grown = Array.from({ length: count }, (_, index) => {
    const [turn, place] = [Math.floor(index / places.length), index % places.length];
    const date = daysAfter('2026-12-01', Math.floor((turn * 84) / turns));
    const [start, end] = turn % 2 === 0 ? ['9:00 AM', '1:30 PM'] : ['5:30 PM', '9:30 PM'];
    const course = courses[(turn + place) % courses.length]!;
    return [course, date!, '', start, end, places[place]!, String(turn % 25), '', 'sample'];
  });
  return csvOf([header, ...grown]);
}

/** The pages of the sample company with this many classes in its cities. */
async function pagesWith(count: number) {
  jest.resetModules();
  const tables = await import('@/lib/tables/table');
  const classes = grownClasses(count);
  jest.doMock('@/content/site/table-rows', () => {
    const real = jest.requireActual<typeof tableRows>('@/content/site/table-rows');
    return {
      ...real,
      rowsOf: (table: Parameters<typeof real.rowsOf>[0]) =>
        tables.readTable(table, table.name === 'classes' ? classes : fixture(table.name)).rows,
    };
  });
  // Of the same registry as the components, which share one React.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { FinderHeader } = await import('@/components/locations/finder-header');
  const { CityDirectory } = await import('@/components/locations/city-directory');
  const { CityContents } = await import('@/components/locations/city-contents');
  const { NextSeats } = await import('@/components/locations/next-seats');
  const { cityPages } = await import('@/components/locations/model/city-pages');
  const { classDates } = await import('@/content/courses/class-list');
  const largest = [...cityPages].sort((a, b) => b.classes.length - a.classes.length)[0]!;
  return {
    count: cityPages.reduce((sum, { classes: own }) => sum + own.length, 0),
    rows: largest.classes.length,
    all: weigh(renderToStaticMarkup(<FinderHeader />) + renderToStaticMarkup(<CityDirectory />)),
    home: weigh(renderToStaticMarkup(<NextSeats />)),
    city: weigh(renderToStaticMarkup(<CityContents page={largest} />)),
    ofCourse: classDates('acls').length,
  };
}

beforeAll(() => {
  process.env['SITE_DAY'] = '2026-11-27';
});
afterAll(() => {
  delete process.env['SITE_DAY'];
});

test('with 3,000 classes, the page of all cities weighs the same as with 10,000, and no page more than its bound', async () => {
  const [three, ten] = [await pagesWith(3_000), await pagesWith(10_200)];
  expect([three.count, ten.count, ten.rows]).toEqual([3_000, 10_200, 170]);
  // The whole page has about 700 elements and 60 kB more: its header, the course chooser, its foot.
  expect(three.all.packed).toBeLessThanOrEqual(17_000);
  expect(three.all.raw).toBeLessThanOrEqual(320_000);
  expect(three.all.elements).toBeLessThanOrEqual(3_000);
  expect(ten.all.elements).toBe(three.all.elements);
  expect(Math.abs(ten.all.packed - three.all.packed)).toBeLessThanOrEqual(three.all.packed * 0.05);
  expect(ten.home).toMatchObject({ elements: three.home.elements });
  expect(ten.city.packed).toBeLessThanOrEqual(12_000);
  expect(ten.city.elements).toBeLessThanOrEqual(170 * 8 + 200);
  expect(ten.ofCourse).toBe(8);
}, 60_000);
