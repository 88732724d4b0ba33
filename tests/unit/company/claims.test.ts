import { existsSync } from 'node:fs';
import { claims } from '@/content/company/claims';
import { company } from '@/content/company/company';
import { locations } from '@/content/locations/locations';
import { contentModules } from '@/content/site/content-modules';
import { isPlaceholder } from '@/lib/facts/facts';

type Claim = { readonly text: unknown; readonly source?: unknown };

/** Claims that rest on nothing: no source, and not marked as a sample either. */
const unfounded = (all: Readonly<Record<string, Claim>>): readonly string[] =>
  Object.entries(all)
    .filter(([, { text, source }]) => !isPlaceholder(text) && (typeof source !== 'string' || source === ''))
    .map(([name]) => name);

/** Every confirmed string below a value of content. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isPlaceholder(value) || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

const states = new Set(locations.map(({ state }) => state).filter((state) => state !== 'DC')).size;
const counts: Readonly<Record<string, number>> = {
  cities: locations.length,
  locations: locations.length,
  states,
};

/** Sentences that count cities, locations or states otherwise than the list of cities does. */
const contradicting = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) =>
    [...text.matchAll(/(\babout )?\b(\d+)(\+?) (?:[a-z]+ |US )?(cities|locations|states)\b/gi)].some(
      ([, about, figure, plus, things]) => {
        const [told, counted] = [Number(figure), counts[(things ?? '').toLowerCase()] ?? 0];
        if (about !== undefined) return Math.abs(told - counted) > counted / 20;
        return plus === '+' ? counted < told : counted !== told;
      },
    ),
  );

describe('a claim of the company', () => {
  const { oshaCards, reviews, ...others } = claims;

  it('has a source, or is a placeholder that readiness names', () => {
    expect(unfounded(others)).toEqual([]);
    expect([...Object.values(oshaCards), ...Object.values(reviews)].every(isPlaceholder)).toBe(true);
    expect(unfounded({ planted: { text: '12 prizes' }, empty: { text: '3 prizes', source: '' } })).toEqual([
      'planted',
      'empty',
    ]);
  });

  it('names a source in content that exists', () => {
    const paths = Object.values<Claim>(others)
      .map(({ source }) => source)
      .filter((source): source is string => typeof source === 'string' && source.startsWith('content/'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('about cities, locations and states agrees with the list of cities, wherever content makes it', () => {
    expect(contradicting(stringsOf(contentModules))).toEqual([]);
    const planted = [
      `${locations.length + 1} training locations`,
      `classes in all ${states + 1} states`,
      `${locations.length + 1}+ cities`,
      `about ${locations.length * 2} US cities`,
    ];
    expect(contradicting(planted)).toEqual(planted);
    expect(contradicting([`${locations.length}+ cities`, `about ${locations.length + 1} cities`])).toEqual(
      [],
    );
  });

  it('about years agrees with the founding', () => {
    expect(company.copyrightYear - company.foundedIn).toBeGreaterThanOrEqual(
      Number.parseInt(claims.excellence.text),
    );
  });
});
