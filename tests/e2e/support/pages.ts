import { type CityPage, cityPages } from '../../../components/locations/model/city-pages';
import { routeList } from '../../../content/site/routes';
import type { RouteEntry } from '../../../lib/site/routes';

const byCount = [...cityPages].sort((a, b) => b.classes.length - a.classes.length);
const dated = byCount.filter(({ classes }) => classes.length > 0);

/** Three pages represent all cities: the most dates, the fewest, and none. */
export const sampleCities: readonly CityPage[] = [
  ...new Set([...dated.slice(0, 1), ...dated.slice(-1), ...byCount.slice(dated.length).slice(0, 1)]),
];

/** Every route, and the sample cities: the pages that tests go through. */
export const pageList: readonly RouteEntry[] = [...routeList, ...sampleCities];
