import { type CountLabels, interpolate } from '@/lib/text/interpolate';
import { withThousands } from '@/lib/text/with-thousands';

/** A position in degrees: north and east are positive. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A place farther away than this is not nearby, in miles. */
export const farMiles = 150;

/** Mean radius of the Earth in statute miles (IUGG mean radius, 6,371.0088 km). */
const earthRadius = 3958.7613;

/**
 * Great-circle distance in statute miles (within 0.6 % of the distance on the ellipsoid). The haversine formula alone
 * loses half of its digits near the antipode; with its complement in `atan2`, it is precise everywhere.
 * @throws for a position that is not on the globe.
 */
export function milesBetween(a: Position, b: Position): number {
  const [from, to] = [assertOnGlobe(a), assertOnGlobe(b)];
  const width = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const turn = radians(to.longitude - from.longitude) / 2;
  const rise = radians(to.latitude - from.latitude) / 2;
  const middle = radians(to.latitude + from.latitude) / 2;
  const near = Math.sin(rise) ** 2 + width * Math.sin(turn) ** 2;
  const far = Math.sin(middle) ** 2 + width * Math.cos(turn) ** 2;
  return 2 * earthRadius * Math.atan2(Math.sqrt(near), Math.sqrt(far));
}

/** The `count` places nearest to `from`, nearest first, each with its distance in miles. */
export function nearestPlaces<Place extends Position>(
  places: readonly Place[],
  from: Position,
  count: number,
): readonly { readonly place: Place; readonly miles: number }[] {
  return places
    .map((place) => ({ place, miles: milesBetween(from, place) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}

/** Labels for less than half a mile, for one mile, and with `{count}` for more. */
export type MileLabels = CountLabels & { readonly less: string };

/**
 * `1234.5` becomes `1,235 miles`; less than a mile and a half is one mile, less than half a mile has its own label.
 */
export function formatMiles(miles: number, labels: MileLabels): string {
  if (miles < 0.5) return labels.less;
  return miles < 1.5
    ? labels.one
    : interpolate(labels.many, { count: withThousands(String(Math.round(miles))) });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function assertOnGlobe(position: Position): Position {
  const { latitude, longitude } = position;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Error(`${latitude}, ${longitude} is not on the globe.`);
  return position;
}
