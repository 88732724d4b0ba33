'use client';

import { useDeferredValue, useEffect, useReducer, useRef } from 'react';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { parseLocationAddress } from '@/lib/location-address';
import { finderReducer, idleFinder, locateFailure } from '@/lib/location-finder';
import { CityCard } from './city-card';
import { CityPicker } from './city-picker';
import type { FinderCity, LocationFinderProps } from './location-finder-data';
import { goToQuery, useAddress } from './use-address';
import { useCityElements } from './use-city-elements';
import { useIslandReady } from './use-island-ready';

/** How long the device may take to find itself, and how old an answer may be, in milliseconds. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** Finds the city and its registration forms. Which city is chosen stands in the address alone. */
export function LocationFinder({
  groups, kinds, forms, requests, words, mapSize, listHref, chooserHref, intro, map, everyCity, noMatch,
}: LocationFinderProps) {
  useIslandReady('location-finder');
  const [state, dispatch] = useReducer(finderReducer, idleFinder);
  const { search, hash } = useAddress();
  const cities = groups.flatMap((group) => group.cities);
  const view = parseLocationAddress(search, hash, { cities: cities.map((city) => city.id), classes: Object.keys(requests) });
  // The pressed control answers first; forms, map and list follow in a render of their own, or a slow phone would seem stuck.
  const shownCity = useDeferredValue(view.city);
  const city = cities.find((candidate) => candidate.id === shownCity) ?? null;
  const request = view.classId === null ? null : (requests[view.classId] ?? null);

  const formsRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const mapRef = useRef<HTMLDivElement>(null);
  /** What the last choice wants to see: set by the choice, read once the city shows. */
  const wish = useRef<'show' | 'focus' | null>(null);

  const choose = (id: string | null, wanted: 'show' | 'focus' | null) => {
    wish.current = wanted;
    dispatch({ type: 'choose' });
    goToQuery({ city: id });
    if (id === shownCity) reveal();
  };
  const reveal = () => {
    if (wish.current === 'focus') headingRef.current?.focus({ preventScroll: true });
    if (wish.current !== null) formsRef.current?.scrollIntoView({ block: 'nearest' });
    wish.current = null;
  };
  useEffect(reveal, [shownCity]);
  useEffect(() => {
    const frame = mapRef.current;
    if (frame !== null && city !== null) frame.scrollLeft = (city.x / mapSize.width) * frame.scrollWidth - frame.clientWidth / 2;
  }, [city, mapSize.width]);
  useCityElements(shownCity, (id, from) => {
    if (from === 'map') choose(id, 'focus');
    else choose(id === view.city ? null : id, null);
  });

  const locate = () => {
    dispatch({ type: 'locate' });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => dispatch({ type: 'locateSucceeded', position: { latitude: coords.latitude, longitude: coords.longitude } }),
        (error) => dispatch({ type: 'locateFailed', reason: locateFailure(error.code) }),
        positionOptions,
      );
    } catch {
      // A browser without the feature, or one that refuses by throwing.
      dispatch({ type: 'locateFailed', reason: 'unavailable' });
    }
  };

  return (
    <div className="grid gap-x-10 gap-y-10 xl:grid-cols-12">
      <div className="xl:col-span-5">
        {intro}
        <NeedsScripts className="mt-8 print:hidden">
          <CityPicker
            state={state}
            groups={groups}
            cities={cities}
            chosen={view.city ?? ''}
            words={words}
            noMatch={noMatch}
            onType={(text) => dispatch({ type: 'type', text })}
            onLocate={locate}
            onSelect={(id) => choose(id === '' ? null : id, 'show')}
            onJump={(id) => choose(id, 'focus')}
          />
        </NeedsScripts>
      </div>
      <div className="xl:col-span-12 xl:row-start-2">
        <CityCard
          city={city}
          cityCount={cities.length}
          request={request}
          kinds={kinds}
          forms={forms}
          words={words}
          listHref={listHref}
          chooserHref={chooserHref}
          everyCity={everyCity}
          formsRef={formsRef}
          headingRef={headingRef}
          onClear={() => choose(null, 'focus')}
          onForgetClass={() => goToQuery({ class: null })}
        />
      </div>
      <div ref={mapRef} className="-mx-gutter overflow-x-auto px-gutter sm:mx-0 sm:px-0 xl:col-span-7 xl:col-start-6 xl:row-start-1 xl:self-center">
        <div className="relative min-w-[44rem]">
          {map}
          {city === null ? null : <MapMarker city={city} size={mapSize} />}
        </div>
      </div>
    </div>
  );
}

/** Rings the chosen city and writes its name, on a layer above the map. */
function MapMarker({ city, size }: { city: FinderCity; size: LocationFinderProps['mapSize'] }) {
  const isEast = city.x > size.width * 0.75;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="pointer-events-none absolute inset-x-0 top-0 h-auto w-full" fontSize="22">
      <circle cx={city.x} cy={city.y} r="17" className="fill-transparent stroke-ink stroke-3 forced-colors:stroke-[Highlight]" />
      <circle cx={city.x} cy={city.y} r="9" className="fill-flare stroke-ink stroke-2 forced-colors:fill-[Highlight] forced-colors:stroke-[CanvasText]" />
      <text x={isEast ? city.x - 26 : city.x + 26} y={city.y + 7} textAnchor={isEast ? 'end' : 'start'} strokeWidth="7" className="fill-ink stroke-mint font-bold [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]">
        {city.label}
      </text>
    </svg>
  );
}
