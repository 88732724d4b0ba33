'use client';

import { useEffect, useMemo, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { loneLinkStyle } from '@/components/ui/text-link';
import { foldText } from '@/lib/locations/city-search';
import { type CityClasses, classView } from '@/lib/locations/city-classes';
import { classAnchor } from '@/lib/courses/class-page';
import { parseLocationAddress } from '@/lib/locations/location-address';
import { finderReducer, type FinderState, idleFinder, locateFailure } from '@/lib/locations/location-finder';
import { cityLabel } from '@/lib/site/city-label';
import type { QueryChange } from '@/lib/site/query';
import { CityCard } from './city-card';
import { CityPicker } from './city-picker';
import { formWithoutCity } from './kinds-of';
import type { FinderCity, FinderClass, LocationFinderProps } from './location-finder-data';
import { useCityElements } from './use-city-elements';
import { currentSearch, useAnchor, useSearch, writeAddress } from '@/components/islands/shared/address';
import { useReplacedFocus } from '@/components/islands/shared/use-replaced-focus';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';

/** Timeout for the device's position, and the maximum age of a cached one, in milliseconds. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** Finds a city and its registration forms. The chosen city is kept only in the address. */
export function LocationFinder({ groups: allGroups, dates: nextDates, ...props }: LocationFinderProps) {
  const { kinds, requests, labels, offers, listedOn, slots } = props;
  const [state, dispatch] = useReducer(finderReducer, idleFinder);
  const today = useVisitorDay();
  const classes = useMemo(
    () =>
      nextDates.map(({ city, label, next }): CityClasses<FinderClass> => ({
        city,
        label,
        classes: next.flatMap(({ offer: place, ...times }) => {
          const offer = offers[place];
          return offer === undefined ? [] : [{ ...offer, ...times, anchor: classAnchor(offer.id, times) }];
        }),
      })),
    [nextDates, offers],
  );
  const { groups, cities } = useMemo(() => {
    const dated = classView(classes, [], { today, listedOn, city: null, classId: null }).cities;
    const offered = allGroups.map(({ stateCode, stateName, cities }) => ({
      stateCode,
      stateName,
      cities: cities
        .map((city) => ({
          id: foldText(city.name),
          ...city,
          stateCode,
          stateName,
          label: cityLabel({ city: city.name, state: stateCode }),
        }))
        .filter(({ id, isDatedOnly }) => isDatedOnly !== true || dated.some(({ city }) => city === id)),
    }));
    return { groups: offered, cities: offered.flatMap((group) => group.cities) };
  }, [allGroups, classes, today, listedOn]);
  const view = parseLocationAddress(useSearch(), useAnchor(), {
    cities,
    classes: Object.keys(requests),
  });
  // Paints the clicked control first. Forms, map and list follow in a deferred render, because a slow phone would
  // seem frozen.
  const shownCity = useAfterClick(view.city);
  const city = cities.find((candidate) => candidate.id === shownCity) ?? null;
  const request = view.classId === null ? null : (requests[view.classId] ?? null);
  const [dates, everywhere] = useMemo(() => {
    const wanted = { today, listedOn, classId: view.classId };
    return [
      classView(classes, cities, { ...wanted, city }),
      classView(classes, cities, { ...wanted, city: null }).cities,
    ] as const;
  }, [classes, cities, today, listedOn, city, view.classId]);
  const isHydrated = today !== '';
  // Before hydration, only a page without any dates can show that there are none.
  const hasOwnDates = isHydrated ? dates.cities.length > 0 && dates.kind !== 'near' : nextDates.length > 0;
  const isChosen = city !== null || request !== null;
  const online = formWithoutCity(kinds, request, props.onlineKind);

  // Treats a place in the address as typed text until the visitor types something else. Choosing a city ends typing,
  // so that Back returns to the city.
  const shownState: FinderState =
    view.city !== null
      ? idleFinder
      : state.kind === 'idle' && view.near !== null
        ? { kind: 'typing', text: view.near }
        : state;
  /**
   * Typing a new place clears the old one. Reads the live address, because replayed input arrives before the first
   * render has it.
   */
  const forgetPlace = () => {
    const { city: before, near } = parseLocationAddress(currentSearch(), window.location.hash, {
      cities,
      classes: [],
    });
    if (before !== null) goToQuery({ city: null, near: null });
    else if (near !== null) writeAddress({ query: { near: null } }, 'replace');
  };

  const formsRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const pickerRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  /** True until the visitor chooses or types something here. */
  const isArriving = useRef(true);
  /** What the last choice should scroll into view. Set on choice, used when the city renders. */
  const pendingScroll = useRef<'show' | 'focus' | null>(null);

  const choose = (id: string | null, wanted: 'show' | 'focus' | null) => {
    pendingScroll.current = wanted;
    isArriving.current = false;
    dispatch({ type: 'choose' });
    goToQuery({ city: id, near: null });
    if (id === shownCity) reveal();
  };
  const reveal = () => {
    // Without a city there is no card to go to.
    if (pendingScroll.current === 'focus' && shownCity === null)
      root.current?.querySelector('input')?.focus();
    else if (pendingScroll.current === 'focus') headingRef.current?.focus({ preventScroll: true });
    if (pendingScroll.current !== null) formsRef.current?.scrollIntoView({ block: 'nearest' });
    pendingScroll.current = null;
  };
  useEffect(reveal, [shownCity]);
  // An address with a city, a place or a class online lands there, not at the top of the page.
  useEffect(() => {
    const isCard = shownCity !== null || (online !== undefined && view.near === null);
    const named = isCard ? formsRef.current : view.near !== null ? pickerRef.current : null;
    if (named === null || !isArriving.current) return;
    isArriving.current = false;
    if (!isFollowedLink()) return;
    (isCard ? headingRef : statusRef).current?.focus({ preventScroll: true });
    named.scrollIntoView({ block: 'start' });
  }, [shownCity, view.near, online]);
  const root = useRef<HTMLDivElement>(null);
  useReplacedFocus(root, shownCity === null ? statusRef : headingRef);
  useCityElements(shownCity, (id, from) => {
    if (from === 'map') choose(id, 'focus');
    else choose(id === view.city ? null : id, null);
  });

  const locate = () => {
    dispatch({ type: 'locate' });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          dispatch({
            type: 'find',
            position: { latitude: coords.latitude, longitude: coords.longitude },
          }),
        (error) => dispatch({ type: 'fail', reason: locateFailure(error.code) }),
        positionOptions,
      );
    } catch {
      // The browser lacks the API, or throws to refuse.
      dispatch({ type: 'fail', reason: 'unavailable' });
    }
  };

  return (
    <div ref={root} className="grid grid-cols-1 gap-x-10 gap-y-10 xl:grid-cols-12">
      <div className="xl:col-span-5">
        {slots.intro}
        <NeedsScripts className="mt-8 print:hidden">
          <div ref={pickerRef} className="scroll-mt-24" />
          <CityPicker
            {...props}
            state={shownState}
            groups={groups}
            cities={cities}
            chosen={view.city ?? ''}
            request={request}
            dates={everywhere}
            statusRef={statusRef}
            onType={(text) => {
              isArriving.current = false;
              dispatch({ type: 'type', text });
              forgetPlace();
            }}
            onLocate={() => {
              locate();
              forgetPlace();
            }}
            onSelect={(id) => choose(id === '' ? null : id, 'show')}
            onJump={(id) => choose(id, 'focus')}
          />
          <div hidden={isChosen || hasOwnDates}>{slots.openDates}</div>
          {isChosen ? null : (
            <a href={props.chooserHref} className={`mt-3 ${loneLinkStyle}`}>
              {`${labels.notSure} ${labels.questions}`}
            </a>
          )}
        </NeedsScripts>
      </div>
      <div className="xl:col-span-7 xl:self-center">
        {slots.map}
        {city === null ? null : <MapMarker city={city} />}
      </div>
      <CityCard
        {...props}
        city={city}
        request={request}
        online={online}
        dates={isHydrated ? dates : null}
        hasOwnDates={hasOwnDates}
        formsRef={formsRef}
        headingRef={headingRef}
        onClear={() => choose(null, 'focus')}
        onForgetClass={() => goToQuery({ class: null })}
      />
    </div>
  );
}

/** True for a visitor who followed a link to this page: not after a reload or Back, and not after scrolling. */
function isFollowedLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && window.scrollY === 0;
}

/** Goes to another query. Drops the anchor, because it could name a city and would win over the query. */
function goToQuery(query: QueryChange): void {
  writeAddress({ query, anchor: '' }, 'push');
}

/** Rings the chosen city on the map and writes its name above all other dots. The map itself doesn't change. */
function MapMarker({ city }: { city: FinderCity }) {
  const dot = document.querySelector<SVGCircleElement>(`[data-city="${city.id}"] circle`);
  const map = dot?.ownerSVGElement;
  if (!dot || !map) return null;
  const [x, y] = [dot.cx.baseVal.value, dot.cy.baseVal.value];
  const isEast = x > map.viewBox.baseVal.width * 0.75;
  return createPortal(
    <g aria-hidden="true" className="pointer-events-none" fontSize="22">
      <circle
        cx={x}
        cy={y}
        r="17"
        className="fill-transparent stroke-ink stroke-3 forced-colors:stroke-[Highlight]"
      />
      <circle
        cx={x}
        cy={y}
        r="9"
        className="fill-flare stroke-ink stroke-2 forced-colors:fill-[Highlight] forced-colors:stroke-[CanvasText]"
      />
      <text
        x={isEast ? x - 26 : x + 26}
        y={y + 7}
        textAnchor={isEast ? 'end' : 'start'}
        strokeWidth="7"
        className="fill-ink stroke-mint font-bold [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
      >
        {city.label}
      </text>
    </g>,
    map,
  );
}
