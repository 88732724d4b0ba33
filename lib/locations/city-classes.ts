import { type DatedClass, isComing } from '@/lib/courses/class-dates';
import type { IsoDate } from '@/lib/time/calendar-days';
import { farMiles, nearestPlaces, type Position } from './distance';

/** A class in the table of all classes: its date, and every value of `?class=` that it matches. */
export type ListedClass = Pick<DatedClass, 'date'> & { readonly answers: readonly string[] };

/** The classes of one city, soonest first; `miles` if the city is only near the selected one. */
export type CityClasses<Entry extends ListedClass> = {
  /** Id of the city, or {@link onlineId}. */
  readonly city: string;
  /** Its name: `Mesa, AZ`. */
  readonly label: string;
  readonly classes: readonly Entry[];
  readonly miles?: number;
};

/** Takes the place of the city for a class taught online. */
export const onlineId = 'online';

/** What to show: classes in all cities, in the selected one, or in the nearest if it has none. */
export type ClassView<Entry extends ListedClass> = {
  readonly kind: 'all' | 'here' | 'near';
  /** True if even the nearest city with classes is far away. */
  readonly isFar?: boolean;
  readonly cities: readonly CityClasses<Entry>[];
};

type Wanted<City> = {
  readonly today: string;
  /** A clock that shows an earlier day is wrong: see `classOutlook` (lib/courses/class-dates.ts). */
  readonly listedOn: IsoDate;
  readonly city: City | null;
  /** A value of `?class=`; null for any class. */
  readonly classId: string | null;
};

const nearCities = 3;
/** How many classes to show for a nearby city. */
const nearClasses = 2;

/**
 * The upcoming classes on the visitor's day for a selected city and class: those of the city, or the next ones in the
 * three nearest cities that have any, without those far away unless all are: then in the nearest. Online classes follow.
 * @param places every city that may have classes.
 */
export function classView<Entry extends ListedClass, City extends Position & { readonly id: string }>(
  all: readonly CityClasses<Entry>[],
  places: readonly City[],
  { today, listedOn, city, classId }: Wanted<City>,
): ClassView<Entry> {
  const coming = all
    .map((entry) => ({
      ...entry,
      classes: entry.classes
        .filter(
          (listed) =>
            isComing(listed, today, listedOn) && (classId === null || listed.answers.includes(classId)),
        )
        .sort((a, b) => (a.date < b.date ? -1 : 1)),
    }))
    .filter(({ classes }) => classes.length > 0);
  if (city === null) return { kind: 'all', cities: coming };
  const inCity = (id: string) => coming.filter((entry) => entry.city === id);
  const [here, online] = [inCity(city.id), inCity(onlineId)];
  if (here.length > 0) return { kind: 'here', cities: [...here, ...online] };
  const near = nearestPlaces(
    places.filter(({ id }) => inCity(id).length > 0),
    city,
    nearCities,
  )
    // The nearest is shown at any distance.
    .filter(({ miles }, index) => index === 0 || miles <= farMiles)
    .flatMap(({ place, miles }) =>
      inCity(place.id).map((entry) => ({ ...entry, classes: entry.classes.slice(0, nearClasses), miles })),
    );
  return {
    kind: 'near',
    isFar: near.some(({ miles }) => miles > farMiles),
    cities: [...near, ...online],
  };
}
