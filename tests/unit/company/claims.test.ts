import { factValue, isPlaceholder, placeholder } from '@/lib/facts/facts';
import { readTable } from '@/lib/tables/table';
import { claimTable } from '@/lib/tables/tables';
import { ownRows } from '@/tests/support/fixture-rows';
import { listed } from '../../support/listed';

const faultsOf = (id: string, text: string, restsOn: string, status: string) =>
  readTable(
    { ...claimTable, needed: [] },
    `id,text,rests on,who,status\n${id},"${text}",${restsOn},marketing,${status}`,
  ).faults.map(({ sentence }) => sentence);

describe('a claim', () => {
  it('is accepted, or refused with what is wrong', () => {
    const osha = ['Osha', 'certification'].join(' ');
    const claims = `completion-rate 96.5% completion rate | review-count 312 | completion-rate 250% completion rate
lives-saved Many lives saved | osha-card ${osha} | review-rating 5.5 | review-count 312+ | pass-rate 96.5% | new-thing New`;
    const faults = (claim: string) => {
      const [, id = '', text = ''] = /^(\S+) (.*)$/.exec(claim) ?? [];
      return faultsOf(id, text, '', 'sample');
    };
    expect(listed(claims, faults)).toMatchSnapshot();
    expect(faultsOf('pass-rate', '96.5% pass rate', 'The cards of 2026', 'confirmed')).toEqual([]);
  });

  it('is not confirmed without a proof', () => {
    expect(faultsOf('pass-rate', '99% pass rate', '', 'confirmed')).toEqual([
      'It is empty. A claim that is confirmed says what proves it.',
    ]);
  });
});

/** The claims that the site prints for a company's cities and years on a given day. */
async function claimsOf({
  cities,
  founded,
  day,
}: Readonly<{ cities: number; founded: string | null; day: string }>) {
  const founding: Readonly<Record<string, unknown>> = {
    // A founding year of null is the sample's.
    founded: founded ?? placeholder('2006', 'The year.'),
    opened: `May ${founded ?? 2007}`,
  };
  vi.resetModules();
  vi.doMock('@/content/site/table-rows', () =>
    ownRows((table, rows) => {
      if (table === 'cities')
        return Array.from({ length: cities }, (_, index) => ({ id: `city-${index}`, isListed: true }));
      if (table !== 'company') return rows;
      return rows.map((row) => ({ ...row, value: founding[String(row['id'])] ?? row['value'] }));
    }),
  );
  process.env['SITE_DAY'] = day;
  const found = await import('@/content/company/claims');
  const { company } = await import('@/content/company/company');
  return { ...found, company };
}

async function counted(of: Parameters<typeof claimsOf>[0]) {
  const { claims, inCities, company } = await claimsOf(of);
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
    vi.doUnmock('@/content/site/table-rows');
  });

  it.each([
    [9, '2011', '9 cities', 'in 9 US cities', '15+ years of training excellence'],
    [1, '2025', '1 city', 'in 1 US city', '1+ years of training excellence'],
    [0, '2026', null, 'near you', null],
    [74, '1987', '70+ cities', 'in 74 US cities', '39+ years of training excellence'],
  ])('is counted for %s cities, founded in %s', async (cities, founded, ...texts) => {
    expect(await counted({ cities, founded, day: '2027-01-01' })).toEqual([...texts, 2027, false]);
  });

  it('of the beginning names no year of opening if it is that of founding', async () => {
    const { claims } = await claimsOf({ cities: 9, founded: '2011', day: '2027-01-01' });
    expect(factValue(claims.founded.text)).toBe('Founded in 2011');
  });

  it("equals the specification's figure, as a sample, while the founding year is a sample", async () => {
    const texts = ['60+ cities', 'in about 60 US cities', '18+ years of training excellence', 2025];
    expect(await counted({ cities: 60, founded: null, day: '2031-06-30' })).toEqual([...texts, true]);
  });
});
