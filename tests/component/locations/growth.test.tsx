import { brotliCompressSync } from 'node:zlib';
import { daysAfter } from '@/lib/time/calendar-days';
import { fixtureRows } from '@/tests/support/fixture-rows';

/** The size of markup without the props of islands, which are in a separate file: bytes, with brotli, elements. */
function weigh(whole: string) {
  const html = whole.replaceAll(/<script.*?<\/script>/gs, '');
  return {
    raw: Buffer.byteLength(html),
    packed: brotliCompressSync(html).length,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The pages of the sample company with this many classes in its cities, the courses taking turns, in 84 days. */
async function pagesWith(count: number) {
  vi.resetModules();
  const { cityLabel } = await import('@/lib/site/city-label');
  let places: readonly string[] = [];
  const grow = (rows: Parameters<Parameters<typeof fixtureRows>[0]>[1]) => {
    const courses = [...new Set(rows.map(({ course }) => course))];
    return Array.from({ length: count }, (_, index) => {
      const [turn, place] = [Math.floor(index / places.length), index % places.length];
      const date = daysAfter('2026-12-01', Math.floor((turn * 84) / Math.ceil(count / places.length)));
      const [start, end] = turn % 2 === 0 ? ['09:00', '13:30'] : ['17:30', '21:30'];
      const course = courses[(turn + place) % courses.length];
      const own = { course, date, start, end, city: places[place] };
      return { ...rows[0], ...own, id: String(index), seats: turn % 25 };
    });
  };
  vi.doMock('@/content/site/table-rows', () =>
    fixtureRows((table, rows) => {
      if (table === 'classes') return grow(rows);
      // Read before the classes, whose places they are.
      if (table === 'cities')
        places = rows
          .filter(({ isListed }) => isListed === true)
          .map((row) => cityLabel(row as Parameters<typeof cityLabel>[0]));
      return rows;
    }),
  );
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
