import { datedCities, locations } from '@/content/locations/locations';
import { finderLabels, mapLabels } from '@/content/locations/locations-page';
import { mapSize } from '@/content/locations/us-outlines';
import { countText, interpolate } from '@/lib/text/interpolate';
import type { Location } from '@/lib/locations/locations';
import { cityLabel } from '@/lib/site/city-label';
import { hitArea, type Point } from '@/lib/locations/map-hit-areas';
import { placeOnMap } from '@/components/locations/model/project-cities';
import { directoryAnchor } from '@/components/locations/model/service-graph';
import { statesDrawing } from '@/components/locations/model/states-drawing';

/** The hit radius of a dot, in units of the drawing, where no other dot is closer. */
const reach = 32;
/** The anchor after the last dot. */
const mapEnd = 'map-end';
/** Corners of the hit area: enough for a thumb, and each one adds bytes to the page. */
const sides = 8;

/**
 * The United States with a dot for each city: our own drawing, without tiles or scripts. Each dot links to the city's
 * entry in the list, which has the same content; the finder turns a click into a choice. On a phone, where dots would be
 * too small to tap, the whole map links to the list.
 */
export function UsMap() {
  const places = locations.map((location: Location) => ({ location, point: placeOnMap(location) }));
  return (
    <figure aria-label={mapLabels.label} className="flex flex-col">
      {/* First in the source although it is shown last, so that a browser that paints while the page is still loading
         reserves its height. */}
      <figcaption className="sticky left-0 order-last mt-2 w-fit max-w-[calc(100vw-3rem)] text-sm text-ink-soft">
        {caption()}
      </figcaption>
      <a
        href={`#${mapEnd}`}
        className="sr-only rounded-button bg-solid max-md:hidden text-sm font-semibold text-on-solid focus:not-sr-only focus:absolute focus:z-10 focus:px-4 focus:py-2"
      >
        {mapLabels.skip}
      </a>
      {/* Sized like the drawing, so that a browser can skip it until it comes near: 60 links are slow to paint. */}
      <div className="relative aspect-[975/610] [content-visibility:auto]">
        <img
          src={`/pictures/${statesDrawing().file}`}
          alt=""
          width={mapSize.width}
          height={mapSize.height}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full"
        />
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          width={mapSize.width}
          height={mapSize.height}
          className="relative h-auto w-full"
          fontSize="19"
        >
          {places.map(({ location, point }) => (
            <CityDot
              key={location.id}
              location={location}
              point={point}
              others={places.filter((place) => place.location !== location).map((place) => place.point)}
            />
          ))}
          {/* Invisible: the finder puts its marker here if such a city is chosen. */}
          {datedCities.map((location: Location) => {
            const { x, y } = placeOnMap(location);
            return (
              <g key={location.id} data-city={location.id}>
                <circle cx={x} cy={y} r="0" />
              </g>
            );
          })}
        </svg>
        <a
          href={`#${directoryAnchor}`}
          aria-label={finderLabels.toList}
          className="absolute inset-0 rounded-card md:hidden"
        />
      </div>
      <span id={mapEnd} tabIndex={-1} className="outline-none" />
    </figure>
  );
}

/**
 * The number of cities and states. A city in the District of Columbia, which is not a state, is listed separately.
 */
function caption(): string {
  const states = new Set(locations.map(({ state }) => state).filter((state) => state !== 'DC')).size;
  const places = [
    ...(states === 0 ? [] : [countText(states, mapLabels.states)]),
    ...locations.filter(({ state }) => state === 'DC').map(cityLabel),
  ].join(mapLabels.and);
  return interpolate(mapLabels.caption, { cities: countText(locations.length, mapLabels.cities), places });
}

function CityDot({
  location,
  point,
  others,
}: {
  location: Location;
  point: Point;
  others: readonly Point[];
}) {
  const isEast = point.x > mapSize.width * 0.75;
  const corners = hitArea(point, others, reach, sides)
    .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join(' ');
  return (
    <a
      href={`#${location.id}`}
      aria-label={cityLabel(location)}
      data-city={location.id}
      className="group outline-none max-md:invisible"
    >
      <polygon points={corners} className="fill-transparent" />
      <circle
        cx={point.x}
        cy={point.y}
        r="6"
        className="fill-ink stroke-mint stroke-2 max-md:pointer-events-none max-md:visible max-md:[r:11px] group-hover:fill-flare group-focus-visible:fill-flare group-focus-visible:stroke-ink group-focus-visible:stroke-3 forced-colors:fill-[LinkText] forced-colors:stroke-[Canvas]"
      />
      <text
        x={isEast ? point.x - 12 : point.x + 12}
        y={point.y + 6}
        textAnchor={isEast ? 'end' : 'start'}
        strokeWidth="6"
        aria-hidden="true"
        className="pointer-events-none hidden fill-ink stroke-mint font-semibold [paint-order:stroke] group-hover:inline group-focus-visible:inline print:hidden forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
      >
        {cityLabel(location)}
      </text>
    </a>
  );
}
