import type * as claimsModule from '@/content/company/claims';
import type * as companyModule from '@/content/company/company';
import { factValue, isPlaceholder, placeholder } from '@/lib/facts/facts';
import { readTable } from '@/lib/tables/table';
import { claimTable } from '@/lib/tables/tables';
import { ownRows } from '@/tests/support/fixture-rows';

const faultsOf = (id: string, text: string, restsOn: string, status: string) =>
  readTable(
    { ...claimTable, needed: [] },
    `id,text,rests on,who,status\n${id},"${text}",${restsOn},marketing,${status}`,
  ).faults.map(({ sentence }) => sentence);

describe('a claim', () => {
  it('is accepted with its proof', () => {
    expect(faultsOf('pass-rate', '96.5% pass rate', 'The cards of 2026', 'confirmed')).toEqual([]);
    expect(faultsOf('completion-rate', '96.5% completion rate', '', 'sample')).toEqual([]);
    expect(faultsOf('review-count', '312', '', 'sample')).toEqual([]);
  });

  it.each([
    ['completion-rate', '250% completion rate', 'is above 100%'],
    ['lives-saved', 'Many lives saved', 'does not begin with a number'],
    ['osha-card', ['OSHA', 'certification'].join(' '), '"OSHA course completion card"'],
    ['review-rating', '5.5', 'from 0 to 5'],
    ['review-count', '312+', 'a whole number'],
    ['pass-rate', '96.5%', 'does not say what the figure is about. Write it like "96.5% pass rate".'],
    ['new-thing', 'New', 'No page has a claim called "new-thing"'],
  ])('of %s is refused if its text is "%s"', (id, text, sentence) => {
    expect(faultsOf(id, text, '', 'sample').join()).toContain(sentence);
  });

  it('is not confirmed without a proof', () => {
    expect(faultsOf('pass-rate', '99% pass rate', '', 'confirmed')).toEqual([
      'It is empty. A claim that is confirmed says what proves it.',
    ]);
  });
});

/** The claims that the site prints for a company's cities and years on a given day. */
function claimsOf({
  cities,
  founded,
  day,
}: Readonly<{ cities: number; founded: string | null; day: string }>) {
  const founding: Readonly<Record<string, unknown>> = {
    // A founding year of null is the sample's.
    founded: founded ?? placeholder('2006', 'The year.'),
    opened: `May ${founded ?? 2007}`,
  };
  jest.resetModules();
  jest.doMock('@/content/site/table-rows', () =>
    ownRows((table, rows) => {
      if (table === 'cities')
        return Array.from({ length: cities }, (_, index) => ({ id: `city-${index}`, isListed: true }));
      if (table !== 'company') return rows;
      return rows.map((row) => ({ ...row, value: founding[String(row['id'])] ?? row['value'] }));
    }),
  );
  process.env['SITE_DAY'] = day;
  const found = jest.requireActual<typeof claimsModule>('@/content/company/claims');
  const { company } = jest.requireActual<typeof companyModule>('@/content/company/company');
  return { ...found, company };
}

function counted(of: Parameters<typeof claimsOf>[0]) {
  const { claims, inCities, company } = claimsOf(of);
  const { citiesAbout, excellence } = claims;
  return [
    citiesAbout?.text ?? null,
    inCities('US '),
    excellence && factValue(excellence.text),
    company.copyrightYear,
    isPlaceholder(excellence?.text),
  ];
}

describe('a computed claim', () => {
  afterEach(() => {
    delete process.env['SITE_DAY'];
    jest.dontMock('@/content/site/table-rows');
  });

  it.each([
    [9, '2011', '9 cities', 'in 9 US cities', '15+ years of training excellence'],
    [1, '2025', '1 city', 'in 1 US city', '1+ years of training excellence'],
    [0, '2026', null, 'near you', null],
    [74, '1987', '70+ cities', 'in 74 US cities', '39+ years of training excellence'],
  ])('is counted for %s cities, founded in %s', (cities, founded, ...texts) => {
    expect(counted({ cities, founded, day: '2027-01-01' })).toEqual([...texts, 2027, false]);
  });

  it('of the beginning names no year of opening if it is that of founding', () => {
    const { founded } = claimsOf({ cities: 9, founded: '2011', day: '2027-01-01' }).claims;
    expect(factValue(founded.text)).toBe('Founded in 2011');
  });

  it("equals the specification's figure, as a sample, while the founding year is a sample", () => {
    const texts = ['60+ cities', 'in about 60 US cities', '18+ years of training excellence', 2025];
    expect(counted({ cities: 60, founded: null, day: '2031-06-30' })).toEqual([...texts, true]);
  });
});
