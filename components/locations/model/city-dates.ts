import { classOffers, type ClassOffer } from '@/components/locations/model/class-offers';
import { classRows, onlinePlace } from '@/content/courses/class-list';
import { classKinds, datedCities, locations } from '@/content/locations/locations';
import { buildDay } from '@/content/site/build-day';
import type { OutboundId } from '@/content/site/outbound';
import type { ClassRow } from '@/lib/courses/class-rows';
import { onlineId } from '@/lib/locations/city-classes';
import { formFor, type Location } from '@/lib/locations/locations';
import { cityLabel } from '@/lib/site/city-label';

/** A row of the class table with its course. */
export type OfferedClass = {
  readonly row: ClassRow;
  readonly offer: ClassOffer;
  /** The registration form in its city; null if registration is by email. */
  readonly form: OutboundId | null;
};

/** A city, or online, and its classes that are still upcoming at build time, soonest first. */
export type CityDates = {
  readonly id: string;
  readonly label: string;
  /** Null for online. */
  readonly location: Location | null;
  readonly classes: readonly OfferedClass[];
};

const places: readonly Omit<CityDates, 'classes'>[] = [
  ...[...locations, ...datedCities]
    .map((location) => ({ id: location.id, label: cityLabel(location), location }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ...(classRows.some(({ dated }) => dated.location === onlinePlace)
    ? [{ id: onlineId, label: onlinePlace, location: null }]
    : []),
];

const day = buildDay();
const offers = new Map(classOffers.map((offer) => [offer.id, offer]));
const startOf = ({ row: { dated } }: OfferedClass) => `${dated.date} ${dated.starts}`;

/** Every place with its upcoming classes, cities by name, and online last if a class was ever there. During development also past ones. */
export const cityDates: readonly CityDates[] = places.map((place) => ({
  ...place,
  classes: classRows
    .filter(({ dated }) => dated.location === place.label && (day === null || dated.date >= day))
    .flatMap((row) => {
      const offer = offers.get(row.course);
      return offer === undefined ? [] : [offered(row, offer, place.id)];
    })
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
}));

function offered(row: ClassRow, offer: ClassOffer, cityId: string): OfferedClass {
  const kind = classKinds.find(({ id }) => id === offer.kind);
  return { row, offer, form: kind === undefined ? null : formFor<OutboundId>(kind.form, cityId) };
}

/** The next class of each course with an open seat, soonest first; a full one for a course without. */
export function nextOfEach(classes: readonly OfferedClass[]): readonly OfferedClass[] {
  const next = new Map<ClassOffer, OfferedClass>();
  for (const entry of classes) {
    const known = next.get(entry.offer);
    if (known === undefined || (known.row.dated.spots === 0 && entry.row.dated.spots > 0))
      next.set(entry.offer, entry);
  }
  const chosen = new Set(next.values());
  return classes.filter((entry) => chosen.has(entry));
}
