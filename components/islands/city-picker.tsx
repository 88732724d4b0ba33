'use client';

import { type FormEvent, memo, type ReactNode, useDeferredValue, useId } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { searchCities } from '@/lib/city-search';
import { formatMiles, nearestPlaces } from '@/lib/distance';
import { fillWords } from '@/lib/fill-words';
import type { FinderState } from '@/lib/location-finder';
import type { FinderCity, FinderGroup, FinderWords } from './location-finder-data';

/** How many matches show before the list asks for more letters. */
const matchesShown = 6;
const nearestShown = 3;

const field = 'min-h-12 w-full rounded-field border border-control bg-surface px-4 text-ink';

type Suggestion = { readonly city: FinderCity; readonly note: string };

/** The cities that the finder offers, from what was typed or from where the device is. */
function suggestionsFor(state: FinderState, cities: readonly FinderCity[]): readonly Suggestion[] {
  if (state.kind === 'typing') return searchCities(cities, state.text).map((city) => ({ city, note: city.stateName }));
  if (state.kind === 'located') {
    return nearestPlaces(cities, state.position, nearestShown).map(({ place, miles }) => ({ city: place, note: formatMiles(miles) }));
  }
  return [];
}

function statusFor(state: FinderState, count: number, words: FinderWords): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'typing':
      if (count === 0) return fillWords(words.noMatch, { text: state.text });
      return count === 1 ? words.oneMatch : fillWords(words.matches, { n: count });
    case 'locating':
      return words.locating;
    case 'located':
      return words.located;
    case 'failed':
      return words.failures[state.reason];
  }
}

type CityPickerProps = {
  state: FinderState;
  groups: readonly FinderGroup[];
  /** The cities of all groups. */
  cities: readonly FinderCity[];
  /** Id of the chosen city, or empty. */
  chosen: string;
  words: FinderWords;
  /** The way on when no city fits. */
  noMatch: ReactNode;
  onType: (text: string) => void;
  onLocate: () => void;
  /** Chooses the city with this id; the empty text clears the choice. */
  onSelect: (id: string) => void;
  /** Chooses a city and moves on to its forms. */
  onJump: (id: string) => void;
};

/** Three ways to name a city: type it, pick it from the list, or let the device say what is near. */
export function CityPicker({ state, groups, cities, chosen, words, noMatch, onType, onLocate, onSelect, onJump }: CityPickerProps) {
  const id = useId();
  // The typed letter is painted first, what it finds right after it.
  const calm = useDeferredValue(state);
  const suggestions = suggestionsFor(calm, cities);
  const shown = suggestions.slice(0, matchesShown);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const best = suggestionsFor(state, cities)[0];
    if (best !== undefined) onJump(best.city.id);
  };
  return (
    <form role="search" onSubmit={submit} className="max-w-narrow">
      <label htmlFor={`${id}-text`} className="text-sm font-semibold">{words.searchLabel}</label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.searchHint}
          value={state.kind === 'typing' ? state.text : ''}
          onChange={(event) => onType(event.target.value)}
          className={`${field} placeholder:text-ink-soft`}
        />
        <button type="submit" className={buttonStyle('solid')}>{words.submit}</button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">{statusFor(calm, suggestions.length, words)}</p>
      {calm.kind === 'typing' && suggestions.length === 0 ? noMatch : null}
      {shown.length === 0 ? null : (
        <ul className="mb-4 overflow-hidden rounded-field border border-control bg-surface">
          {shown.map(({ city, note }) => (
            <li key={city.id} className="border-b border-line last:border-0">
              <button type="button" onClick={() => onJump(city.id)} className="flex min-h-11 w-full items-center justify-between gap-4 px-4 text-left hover:bg-mint">
                <span className="font-semibold">{city.label}</span>
                <span className="text-sm text-ink-soft tabular-nums">{note}</span>
              </button>
            </li>
          ))}
          {suggestions.length > shown.length ? (
            <li className="px-4 py-2 text-sm text-ink-soft">{fillWords(words.more, { n: suggestions.length - shown.length })}</li>
          ) : null}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <label htmlFor={`${id}-list`} className="text-sm font-semibold">{words.selectLabel}</label>
          <select id={`${id}-list`} value={chosen} onChange={(event) => onSelect(event.target.value)} className={`${field} mt-1.5`}>
            <option value="">{words.selectEmpty}</option>
            <CityOptions groups={groups} />
          </select>
        </div>
        <button type="button" onClick={onLocate} className={buttonStyle('outline')}>{words.locate}</button>
      </div>
    </form>
  );
}

/** Every city by state. Remembered: they are the same at each letter that is typed beside them. */
const CityOptions = memo(function CityOptions({ groups }: Pick<CityPickerProps, 'groups'>) {
  return groups.map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.cities.map((city) => <option key={city.id} value={city.id}>{city.label}</option>)}
    </optgroup>
  ));
});
