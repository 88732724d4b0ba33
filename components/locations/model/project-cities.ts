import { geoAlbersUsa } from 'd3-geo';
import { mapSize } from '@/content/locations/us-outlines';
import type { Location } from '@/lib/locations/locations';
import type { Point } from '@/lib/locations/map-hit-areas';

/** The projection that us-atlas uses for its 975 x 610 outlines. */
const projection = geoAlbersUsa()
  .scale(1300)
  .translate([mapSize.width / 2, mapSize.height / 2]);

/**
 * The position of a city on the map, in the drawing's units. Runs at build time: d3-geo never reaches a browser.
 * @throws for a place outside the United States, which is an error in content.
 */
export function placeOnMap({ id, latitude, longitude }: Location): Point {
  const point = projection([longitude, latitude]);
  if (point === null)
    throw new Error(
      `content/tables/cities.csv: latitude and longitude of "${id}" lie outside the map of the United States.`,
    );
  return { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 };
}
