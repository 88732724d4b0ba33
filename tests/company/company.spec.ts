// cspell:ignore Ñandú María Maximiliana Featherstonehaugh Cholmondeley Adeyemi Sorensen
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { claims, inCities } from '../../content/company/claims';
import { company } from '../../content/company/company';
import { routes } from '../../content/site/routes';
import { mark } from '../../content/site/mark';
import { namedPictures } from '../../content/site/named-pictures';
import { encodedPictures } from '../../content/site/picture-files';
import { isOfRow } from '../../content/site/pictures';
import { bookTable, cityTable, equipmentTable, merchandiseTable } from '../../lib/tables/tables';
import { cityLabel } from '../../lib/site/city-label';
import { seatPriceTemplates } from '../../content/courses/course-labels';
import { factValue, isPlaceholder } from '../../lib/facts/facts';
import { productLabels } from '../../content/shop/product-labels';
import { rowsOf } from '../../content/site/table-rows';
import { recordsOf } from '../../lib/tables/records';
import { tableFile } from '../../lib/tables/table';
import { listPaths } from '../../scripts/hosting/site-files';
import { testDay } from '../../scripts/run/today';
import { allTables } from '../../scripts/tables/all-tables';
import { outlineOf } from '../e2e/approved/outline';

/** The site of another company, built for production by `npm run test:company`. */
const root = '.cache/trees/lakeshore';
const out = join(root, 'out');
const files = () => listPaths(out);
const pages = () => files().filter((file) => file.endsWith('.html'));
const bytesOf = (file: string) => readFileSync(join(out, file), 'utf8');
const page = (path: string) => load(bytesOf(path));

/** Text that identifies the sample company, and sample values. */
const marksOfSamples = [
  ...Object.values<unknown>(company)
    .flatMap((fact) => (isPlaceholder(fact) && typeof fact.value === 'string' ? [fact.value] : []))
    .filter((text) => text.length > 4 && text !== factValue(company.tagline)),
  ...mark.shapes.map(({ d }) => d),
  'Sample Road',
  'Sample Name',
  '.example.com/',
  '@example.com',
];

/** Every sentence in a sample table that this company replaced. */
function tableSamples(): readonly string[] {
  return allTables.flatMap((table) => {
    const cellsIn = (folder: string) =>
      (recordsOf(readFileSync(join(folder, tableFile(table)), 'utf8')).records ?? []).flat();
    const own = new Set(cellsIn(root));
    // Common words identify no company.
    return cellsIn('.').filter(
      (cell) => /\w+ \w+ \w+ \w+/.test(cell) && !own.has(cell) && cell !== factValue(company.tagline),
    );
  });
}

/** The names of the sample's cities and products, none of which this company has. */
function sampleNames(): readonly string[] {
  const products = [merchandiseTable, bookTable, equipmentTable].flatMap((table) =>
    rowsOf(table).map(({ name }) => name),
  );
  return [...rowsOf(cityTable).map(cityLabel), ...products];
}

/** Every exported file and host setting with a trace of the sample in its name or text. */
function filesWith(traces: readonly string[]): readonly string[] {
  const settings = '.cache/hosting';
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/hosting/write-settings.ts'], { cwd: root });
  const served = listPaths(join(root, 'out')).map((file) => join('out', file));
  expect(served.length).toBeGreaterThan(100);
  const all = [...served, ...listPaths(join(root, settings)).map((file) => join(settings, file))];
  const wanted = traces.map((trace) => trace.toLowerCase());
  return all.flatMap((file) => {
    const whole = `${file} ${readFileSync(join(root, file), 'utf8')}`;
    const text = examples.reduce((rest, example) => rest.replaceAll(example, ''), whole).toLowerCase();
    return wanted
      .filter((trace) => text.includes(trace) || text.includes(escaped(trace)))
      .map((trace) => `${file}: ${trace}`);
  });
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The exported files that are, to the byte, pictures of the sample's rows, or pictures with its name. */
function samplePictures(): readonly string[] {
  const named = namedPictures.map(({ id }) => encodedPictures[id]?.hash ?? '');
  const isSample = (file: string) =>
    isOfRow(file.replace(/^.*\//, '')) || named.some((hash) => file.includes(`.${hash}.`));
  const samples = ['public/pictures', join(root, 'public/pictures')]
    .flatMap((folder) => listPaths(folder).map((file) => join(folder, file)))
    .filter(isSample);
  expect(samples.length).toBeGreaterThan(300);
  const digests = new Set(samples.map(digestOf));
  const served = listPaths(join(root, 'out')).filter((file) =>
    digests.has(digestOf(join(root, 'out', file))),
  );
  return served;
}

/** The same text as HTML escapes it. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** What the test says about a text that differs. */
const meant = 'Is the change meant? Then run "npx playwright test -c tests/company -u", and read the diff.';

/** Example values in forms are from reserved ranges, which belong to no company. */
const examples = ['name@example.com'];

/** What the sample company counts about itself, and descriptions of pages with it. */
function sampleFigures(): readonly string[] {
  const computed = [claims.servingSince, claims.founded, claims.citiesAbout, claims.excellence];
  const texts = computed.flatMap((claim) => (claim === null ? [] : [factValue(claim.text)]));
  return [
    ...[routes.home, routes.locations, routes.about].map(({ description }) => description),
    ...texts.map((text) => text.replace(/ years .*/, ' years')),
    inCities('US '),
    inCities(),
  ];
}

const year = testDay.slice(0, 4);
const origin = 'https://www.lakeshoreheart.org';
const itsNames = [
  [origin, factValue(company.origin)],
  ["Ñandú-O'Brien Lakeshore Heart, Rescue & Workplace Safety School", factValue(company.name)],
  ['Ñandú Lakeshore', factValue(company.shortName)],
] as const;

/** What its answers leave out. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // Each person is in a drawn picture.
  '/about.html': ['/pictures/team-'],
  '/aha-courses.html': [seatPriceTemplates.onRequest],
  '/red-cross-courses.html': [seatPriceTemplates.onRequest],
  // No stars.
  '/merchandise.html': [productLabels.outOfFive, 'value="rating"'],
};

test.describe('the site of another company, which shares no row with the sample', () => {
  test('is ready for production, with nothing left to say but what it does not have', () => {
    const report = execFileSync('npx', ['--no-install', 'tsx', 'scripts/check/readiness.ts', '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { isReady, findings } = JSON.parse(report) as { isReady: boolean; findings: { kind: string }[] };
    expect(isReady).toBe(true);
    // Words of the search for products and cities that it does not have, and courses without dates: the day of the
    // build is long past.
    expect(findings.filter(({ kind }) => !/^(?:synonym|no-class|past-date)$/.test(kind))).toEqual([]);
  });

  test('has no word and no picture of the sample in any exported file', () => {
    const traces = [...marksOfSamples, ...tableSamples(), ...sampleNames(), ...sampleFigures()];
    expect(traces.length).toBeGreaterThan(100);
    expect(filesWith(traces)).toEqual([]);
    expect(samplePictures()).toEqual([]);
  });

  test("shows no icon of the sample's, and this year in each footer", () => {
    const icons = files().filter((file) => file.startsWith('/icons/') || file === '/favicon.ico');
    expect(icons.length).toBeGreaterThan(4);
    for (const icon of icons)
      expect(readFileSync(join(out, icon)).equals(readFileSync(join('public', icon))), icon).toBe(false);
    for (const file of pages()) expect(page(file)('footer').text(), file).toContain(`© ${year} `);
  });

  test('says what was approved where it says something else than the sample', () => {
    const approved = 'tests/fixtures/approved';
    const samples = listPaths(approved).filter((file) => file !== '/lakeshore.txt');
    const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
    const known = new Set(samples.flatMap((file) => linesOf(readFileSync(approved + file, 'utf8'))));
    /** Whether a line is new, with the sample's name and address in place of its own. */
    const isOwn = (line: string) => {
      const asSample = itsNames.reduce((rest, [own, other]) => rest.replaceAll(own, other), line);
      return !known.has(asSample) && known.add(asSample);
    };
    const others = ['/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt'];
    const told = [...pages(), ...others].map((file) => {
      const text = file.endsWith('.html') ? outlineOf(bytesOf(file)) : bytesOf(file);
      return [file, ...linesOf(text).filter(isOwn)].join('\n  ');
    });
    expect(`${told.join('\n')}\n`, meant).toMatchSnapshot('lakeshore.txt');
    expect(bytesOf('/sitemap.xml')).toContain(`<loc>${origin}/`);
    for (const [file, never] of Object.entries(leftOut))
      expect(never.filter((text) => (bytesOf(file) + page(file).text()).includes(text))).toEqual([]);
  });

  test('shows no empty list, section or heading', () => {
    const empty = pages().flatMap((file) => {
      const $ = page(file);
      const lists = $('ul, ol, dl, tbody').filter((_, list) => $(list).children().length === 0);
      const sections = $('main section').filter((_, section) => {
        const rest = $(section).clone();
        rest.find('h1, h2, h3, header, svg').remove();
        return rest.text().trim() === '' && rest.find('img, picture, input, canvas').length === 0;
      });
      return [...lists, ...sections].map((element) => `${file}: ${$.html(element).slice(0, 200)}`);
    });
    expect(empty).toEqual([]);
  });

  test("shows the same pictures without the sample company's name", () => {
    const shown = files().join('\n');
    // A deleted row takes its picture with it.
    const own = namedPictures.filter(({ id }) => shown.includes(`/pictures/${id}-`));
    for (const { id } of own) {
      const hash = encodedPictures[id]?.hash;
      expect(hash, id).toBeDefined();
      expect(shown, id).not.toContain(`.${hash}.`);
      expect(readFileSync(join(root, 'art/pictures', `${id}.webp`)), id).toEqual(
        readFileSync(join('art/unbranded', `${id}.webp`)),
      );
    }
    expect(own.length).toBeGreaterThan(0);
  });
});
