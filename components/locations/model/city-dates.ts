import { isToCome } from '@/components/courses/model/coming-classes';
import { classOffers, type ClassOffer } from '@/components/locations/model/class-offers';
import { classRows, onlinePlace } from '@/content/courses/class-list';
import { classKinds, datedCities, locations } from '@/content/locations/locations';
import type { OutboundId } from '@/content/site/outbound';
import type { ClassRow } from '@/lib/courses/class-rows';
import { onlineId } from '@/lib/locations/city-classes';
import { formFor } from '@/lib/locations/locations';
import { cityLabel } from '@/lib/site/city-label';

/** A row of the class table with its course. */
export type OfferedClass = {
  readonly row: ClassRow;
  readonly offer: ClassOffer;
  /** The registration form in its city; null if registration is by email. */
  readonly form: OutboundId | null;
};

/** A city and its classes, soonest first. */
export type CityDates = {
  readonly id: string;
  readonly label: string;
  readonly classes: readonly OfferedClass[];
};

const places: readonly Pick<CityDates, 'id' | 'label'>[] = [
  ...[...locations, ...datedCities]
    .map((location) => ({ id: location.id, label: cityLabel(location) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  { id: onlineId, label: onlinePlace },
];

/** Every class of the table by city. Cities are sorted by name, with online classes last. */
export const cityDates: readonly CityDates[] = places
  .map(({ id, label }) => ({
    id,
    label,
    classes: classRows
      .filter(({ dated }) => dated.location === label)
      .flatMap((row) =>
        classOffers.filter((offer) => offer.id === row.course).map((offer) => offered(row, offer, id)),
      )
      .sort((a, b) => (a.row.dated.date < b.row.dated.date ? -1 : 1)),
  }))
  .filter(({ classes }) => classes.length > 0);

function offered(row: ClassRow, offer: ClassOffer, cityId: string): OfferedClass {
  const kind = classKinds.find(({ id }) => id === offer.kind);
  return { row, offer, form: kind === undefined ? null : formFor<OutboundId>(kind.form, cityId) };
}

/** True if the page shows a date before the visitor's day is known. */
export function hasComingClasses(): boolean {
  return classRows.some(({ dated }) => isToCome(dated.date));
}
