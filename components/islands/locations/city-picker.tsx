'use client';

import { memo, type RefObject, type SubmitEvent } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Select } from '@/components/ui/select';
import { loneLinkStyle } from '@/components/ui/text-link';
import { stateLabel } from '@/lib/locations/locations';
import { cityCalled, searchCities } from '@/lib/locations/city-search';
import { farMiles, formatMiles, nearestPlaces, type Position } from '@/lib/locations/distance';
import { interpolate } from '@/lib/text/interpolate';
import type { CityClasses } from '@/lib/locations/city-classes';
import type { FinderState } from '@/lib/locations/location-finder';
import { fittedMail } from '@/lib/text/mail';
import { typedLine } from '@/lib/text/typed-text';
import type { Place } from '@/lib/locations/gazetteer';
import { Announcer } from '@/components/islands/shared/announcer';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';
import { FormLink } from './form-link';
import { NextClasses } from './next-classes';
import { kindsOf, registersFor } from './kinds-of';
import type {
  FinderCity,
  FinderClass,
  FinderGroup,
  FinderRequest,
  FinderLabels,
  LocationFinderProps,
} from './location-finder-data';
import { placeLabel, type TypedPlace, useTypedPlace } from './use-typed-place';

/** How many matches to show; beyond that, the list suggests typing more letters. */
const matchesShown = 6;
const nearestShown = 3;
/** Up to this distance, in miles, a class is in the visitor's own city or next to it. */
const nearMiles = 15;
/** How much of a long input to repeat. */
const repeated = 40;

const list = 'mb-4 overflow-hidden rounded-field border border-control bg-surface';
const row = 'border-b border-line last:border-0';
const field = 'min-h-12 w-full rounded-field border border-control bg-surface text-ink';

/** The picker's results for the typed text or the device's position. */
type Findings = {
  readonly status: string;
  /** Our cities that match. */
  readonly matches: readonly FinderCity[];
  /** Our cities near a place that isn't one of them. */
  readonly nearest: readonly { readonly place: FinderCity; readonly miles: number }[];
  /** Where the visitor is, or the place that they typed. */
  readonly from: Position | null;
  /** Places with that name, to choose from. */
  readonly places: readonly Place[];
  /** How many matching cities or places are not shown. */
  readonly more: number;
  /** The place that isn't one of our cities, or the text typed for it; null if there is none. */
  readonly missing: string | null;
};

const nothing: Findings = {
  status: '',
  matches: [],
  nearest: [],
  from: null,
  places: [],
  more: 0,
  missing: null,
};

function findingsFor(
  state: FinderState,
  cities: readonly FinderCity[],
  matches: readonly FinderCity[],
  typed: TypedPlace | null,
  isOnline: boolean,
  labels: FinderLabels,
): Findings {
  switch (state.kind) {
    case 'idle':
      return nothing;
    case 'typing':
      return matches.length > 0
        ? {
            ...nothing,
            matches: matches.slice(0, matchesShown),
            more: Math.max(0, matches.length - matchesShown),
            status: matchesText(matches.length, state.text, labels),
          }
        : findingsElsewhere(state.text, cities, typed ?? { kind: 'none' }, isOnline, labels);
    case 'locating':
      return { ...nothing, status: labels.locating };
    case 'located':
      return {
        ...nothing,
        status: labels.located,
        nearest: nearestPlaces(cities, state.position, nearestShown),
        from: state.position,
      };
    case 'failed':
      return { ...nothing, status: labels.failures[state.reason] };
  }
}

/** Results for text that doesn't match any of our cities. */
function findingsElsewhere(
  text: string,
  cities: readonly FinderCity[],
  typed: TypedPlace,
  isOnline: boolean,
  labels: FinderLabels,
): Findings {
  if (typedLine(text) === '') return nothing;
  const said = shortened(text);
  switch (typed.kind) {
    case 'loading':
      return { ...nothing, status: interpolate(labels.looking, { text: said }) };
    case 'short':
      return { ...nothing, status: labels.keepTyping };
    case 'failed':
      return { ...nothing, status: labels.lookFailed, missing: text };
    case 'none':
      return { ...nothing, status: interpolate(labels.noMatch, { text: said }), missing: text };
    case 'unknown-zip':
      return { ...nothing, status: interpolate(labels.noZip, { text: said }), missing: text };
    case 'choice':
      return {
        ...nothing,
        status: matchesText(typed.count, text, labels),
        places: typed.places,
        more: typed.count - typed.places.length,
      };
    case 'guess': {
      const [only, another] = typed.places.map(placeLabel);
      return {
        ...nothing,
        status:
          another === undefined
            ? interpolate(labels.guess, { place: only ?? '' })
            : interpolate(labels.guesses, { text: said }),
        places: typed.places,
        missing: text,
      };
    }
    case 'place': {
      const nearest = nearestPlaces(cities, typed.position, nearestShown);
      const miles = nearest[0]?.miles ?? Infinity;
      const far = isOnline ? labels.placeFar : labels.placeFarInRoom;
      const found = miles > nearMiles ? labels.placeFound : labels.placeNear;
      return {
        ...nothing,
        status: interpolate(miles > farMiles ? far : found, { place: typed.label }),
        nearest,
        from: typed.position,
        missing: typed.label,
      };
    }
  }
}

function matchesText(count: number, text: string, labels: FinderLabels): string {
  return count === 1 ? labels.oneMatch : interpolate(labels.matches, { n: count, text: shortened(text) });
}

function shortened(text: string): string {
  const line = typedLine(text);
  return line.length > repeated ? `${line.slice(0, repeated)}…` : line;
}

type CityPickerProps = Omit<LocationFinderProps, 'groups' | 'dates'> & {
  /** The dates of the requested class in every city; empty until the visitor's day is known. */
  dates: readonly CityClasses<FinderClass>[];
  state: FinderState;
  groups: readonly FinderGroup[];
  /** The cities of all groups. */
  cities: readonly FinderCity[];
  /** Id of the chosen city, or empty. */
  chosen: string;
  request: FinderRequest | null;
  /** The picker's message, which gets focus when Enter opens nothing. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  onType: (text: string) => void;
  onLocate: () => void;
  /** Chooses the city with this id; an empty string clears the choice. */
  onSelect: (id: string) => void;
  /** Chooses a city and moves on to its forms. */
  onJump: (id: string) => void;
};

/** Three ways to choose a city: type it, pick it from the list, or use the device's location. */
export function CityPicker({
  name,
  state,
  groups,
  cities,
  chosen,
  labels,
  request,
  kinds,
  forms,
  onlineKind,
  onlineFor,
  newLocation,
  dates,
  cityPath,
  statusRef,
  onType,
  onLocate,
  onSelect,
  onJump,
}: CityPickerProps) {
  // Paints the typed letter first and its matches right after.
  const calm = useAfterClick(state);
  const matches = calm.kind === 'typing' ? searchCities(cities, calm.text) : [];
  const typed = useTypedPlace(
    calm.kind === 'typing' && matches.length === 0 ? calm.text : null,
    (zip) => interpolate(labels.zip, { zip }),
    cities,
  );
  const own = kindsOf(kinds, request);
  const isOnline = onlineFor.length > 0 && (request === null || own.some(({ id }) => onlineFor.includes(id)));
  const found = findingsFor(calm, cities, matches, typed, isOnline, labels);
  const { nearest, places, more, missing } = found;
  // A visitor who came for a class sees that the question about the city is about it.
  const status =
    found.status ||
    (request === null || chosen !== '' ? '' : interpolate(labels.forClass, { text: request.label }));
  // None of the nearest cities may have a date of the class: then the nearest one that has is named.
  const datesIn = (place: FinderCity) => dates.filter(({ city }) => city === place.id);
  const isDated = (place: FinderCity) => datesIn(place).length > 0;
  const [dated] =
    request === null || found.from === null || nearest.some(({ place }) => isDated(place))
      ? []
      : nearestPlaces(cities.filter(isDated), found.from, 1);
  const inCity = own.filter(({ id: kind }) => kind !== onlineKind);
  const pick = (place: Place) => {
    const [only, another] = searchCities(cities, placeLabel(place));
    if (only !== undefined && another === undefined) onJump(only.id);
    else onType(placeLabel(place));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.kind !== 'typing') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const [only, another] = searchCities(cities, state.text);
    const city = another === undefined ? only : cityCalled(cities, state.text);
    // With several matches Enter opens one only if its name matches exactly; otherwise the status gets focus.
    const isCurrent = calm.kind === 'typing' && calm.text === state.text;
    const place = isCurrent && typed?.kind === 'choice' && typed.count === 1 ? places[0] : undefined;
    if (city) onJump(city.id);
    else if (place) pick(place);
    else statusRef.current?.focus();
  };
  const moreRow =
    more === 0 ? null : (
      <li className="px-4 py-2 text-sm text-ink-soft">{interpolate(labels.more, { n: more })}</li>
    );
  return (
    <form role="search" onSubmit={submit} className="max-w-narrow">
      <label htmlFor={`${name}-text`} className="text-sm font-semibold">
        {labels.searchLabel}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={`${name}-text`}
          // Enter before hydration submits the form, and the loaded page shows the result.
          name="near"
          type="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={labels.searchHint}
          value={state.kind === 'typing' ? state.text : ''}
          onChange={(event) => onType(event.target.value)}
          className={`${field} px-4 placeholder:text-ink-soft`}
        />
        <button type="submit" className={buttonStyle('solid')}>
          {labels.submit}
        </button>
      </div>
      <p
        ref={statusRef}
        tabIndex={-1}
        className="my-2 min-h-6 text-sm wrap-anywhere text-ink-soft outline-none empty:mb-0"
      >
        {status}
      </p>
      <Announcer text={status} />
      {found.matches.length === 0 ? null : (
        <ul className={list}>
          {found.matches.map((city) => (
            <li key={city.id} className={row}>
              <Choice label={city.label} note={city.stateName} onChoose={() => onJump(city.id)} />
            </li>
          ))}
          {moreRow}
        </ul>
      )}
      {places.length === 0 ? null : (
        <ul className={list}>
          {places.map((place) => (
            <li key={placeLabel(place)} className={row}>
              <Choice label={placeLabel(place)} note={place.stateName} onChoose={() => pick(place)} />
            </li>
          ))}
          {moreRow}
        </ul>
      )}
      {dated === undefined ? null : (
        <div className="mb-4">
          <p className="text-sm font-semibold">{labels.nearestDated}</p>
          <NextClasses
            cities={datesIn(dated.place).map((entry) => ({ ...entry, miles: dated.miles }))}
            isNamed
            labels={labels}
            cityPath={cityPath}
          />
        </div>
      )}
      {nearest.length === 0 ? null : (
        <ul className={list}>
          {nearest.map(({ place, miles }) => (
            <li key={place.id} className={row}>
              <Choice
                label={place.label}
                note={formatMiles(miles, labels.miles)}
                onChoose={() => onJump(place.id)}
              />
              {request === null ? null : isDated(place) ? (
                <div className="px-4 pb-1">
                  <NextClasses cities={datesIn(place)} isNamed={false} labels={labels} cityPath={cityPath} />
                </div>
              ) : inCity.length === 0 ? null : (
                <p className="flex flex-wrap gap-x-5 px-4 pb-2 text-sm">
                  {inCity.map((kind) => (
                    <FormLink
                      key={kind.id}
                      kind={kind}
                      cityId={place.id}
                      forms={forms}
                      newTab={labels.newTab}
                      look="inline"
                      label={interpolate(labels.registerIn, {
                        class: registersFor(request, kind),
                        city: place.name,
                      })}
                    />
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {missing === null ? null : (
        <p className="mb-4 flex flex-wrap gap-x-6">
          {kinds
            .filter((kind) => isOnline && kind.id === onlineKind)
            .map((kind) => (
              <FormLink
                key={kind.id}
                kind={kind}
                cityId=""
                forms={forms}
                newTab={labels.newTab}
                look="inline"
                label={interpolate(labels.online, { kind: kind.label })}
              />
            ))}
          <a
            href={
              fittedMail(
                {
                  ...newLocation,
                  body: interpolate(newLocation.body, { city: missing, class: request?.label ?? '' }),
                },
                '',
              ).href
            }
            className={loneLinkStyle}
            {...newLocation.mark}
          >
            {newLocation.label}
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <label htmlFor={`${name}-list`} className="text-sm font-semibold">
            {labels.selectLabel}
          </label>
          <Select
            id={`${name}-list`}
            value={chosen}
            onChange={(event) => onSelect(event.target.value)}
            className={`${field} pl-4`}
            frame="mt-1.5"
          >
            <option value="">{labels.selectEmpty}</option>
            <CityOptions groups={groups} />
          </Select>
        </div>
        <button type="button" onClick={onLocate} className={buttonStyle('outline')}>
          {labels.locate}
        </button>
      </div>
    </form>
  );
}

/** A row that selects something. */
function Choice({ label, note, onChoose }: { label: string; note: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center justify-between gap-4 px-4 text-left hover:bg-mint"
    >
      <span className="font-semibold">{label}</span>
      <span className="text-sm text-ink-soft figures">{note}</span>
    </button>
  );
}

/** Every city by state. Memoized: it doesn't change while the visitor types next to it. */
const CityOptions = /* @__PURE__ */ memo(function CityOptions({ groups }: Pick<CityPickerProps, 'groups'>) {
  return groups.map((group) => (
    <optgroup key={group.stateCode} label={stateLabel(group.stateName, group.stateCode)}>
      {group.cities.map((city) => (
        <option key={city.id} value={city.id}>
          {city.label}
        </option>
      ))}
    </optgroup>
  ));
});
