/** Tables of a company that has grown: as many classes, cities and products as asked for, the same each time. */
import { parse } from 'csv-parse/sync';
import { csvOf } from '../../lib/tables/records';
import { slugOf } from '../../lib/text/slug';
import { daysAfter, type IsoDate } from '../../lib/time/calendar-days';

type Rows = readonly (readonly string[])[];
const rowsOf = (csv: string) => parse(csv) as Rows;

/** How far ahead classes are listed, in days. */
const ahead = 84;

/** The first day of the grown classes; build on a day before it. */
export const firstDay: IsoDate = '2026-12-01';

/**
 * A table of `count` classes in the listed cities, the courses taking turns.
 * @param classes the table whose courses are used.
 * @param cities the table of cities.
 */
export function grownClasses(classes: string, cities: string, count: number): string {
  const [header = [], ...rows] = rowsOf(classes);
  const courses = [...new Set(rows.map(([course = '']) => course))];
  const places = rowsOf(cities)
    .slice(1)
    .filter(([, , , , listed]) => listed === 'yes')
    .map(([, city, state]) => `${city}, ${state}`);
  const perPlace = Math.ceil(count / places.length);
  const grown = Array.from({ length: count }, (_, index) => {
    const [turn, place] = [Math.floor(index / places.length), index % places.length];
    const course = courses[(turn + place) % courses.length] ?? '';
    const date = daysAfter(firstDay, Math.floor((turn * ahead) / perPlace)) ?? firstDay;
    const [start, end] = turn % 2 === 0 ? ['9:00 AM', '1:30 PM'] : ['5:30 PM', '9:30 PM'];
    return [course, date, '', start, end, places[place] ?? '', String(turn % 25), '', 'sample'];
  });
  return csvOf([header, ...grown]);
}

/** The table of cities with others of the gazetteer, the largest first, up to `count`. */
export function grownCities(
  cities: string,
  gazetteer: readonly (readonly [name: string, state: string])[],
  count: number,
): string {
  const [header = [], ...rows] = rowsOf(cities);
  const known = new Set(rows.map(([, city, state]) => `${city}, ${state}`));
  const more = gazetteer
    .filter(([name, state]) => !known.has(`${name}, ${state}`))
    .slice(0, Math.max(0, count - rows.length))
    .map(([name, state]) => {
      const id = slugOf(`${name} ${state}`);
      return [id, name, state, '', 'yes', '', '', '', '', 'sample'];
    });
  return csvOf([header, ...rows, ...more]);
}

/** The table of merchandise with each product several times, up to `count`. */
export function grownProducts(products: string, count: number): string {
  const [header = [], ...rows] = rowsOf(products);
  const grown = Array.from({ length: count }, (_, index) => {
    const copy = Math.floor(index / rows.length);
    const [id = '', name = '', ...rest] = rows[index % rows.length] ?? [];
    return copy === 0 ? [id, name, ...rest] : [`${id}-${copy}`, `${name} ${copy}`, ...rest];
  });
  return csvOf([header, ...grown]);
}
