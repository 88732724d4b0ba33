'use client';

import { useEffect, useState } from 'react';
import type { Position } from '@/lib/locations/distance';
import {
  type CityFile,
  findPlace,
  findZip,
  type GazetteerCity,
  guessPlaces,
  type Place,
  unpackCities,
  type ZipFile,
} from '@/lib/locations/gazetteer';
import { leadingZip, zipIn } from '@/lib/locations/place-text';
import type { FinderCity } from './location-finder-data';

/**
 * The lookup result for a typed place that isn't one of our cities. `label` is its name as it reads in a sentence.
 */
export type TypedPlace =
  | { readonly kind: 'loading' | 'failed' | 'none' | 'unknown-zip' | 'short' }
  | { readonly kind: 'place'; readonly label: string; readonly position: Position }
  | { readonly kind: 'choice'; readonly places: readonly Place[]; readonly count: number }
  /** No place has this name, but these are within one or two typos of it. */
  | { readonly kind: 'guess'; readonly places: readonly Place[] };

type Files = { readonly cities?: readonly GazetteerCity[]; readonly zips?: ZipFile };

/** Both files stay in memory as long as the page is open. */
const addresses = { cities: '/gazetteer/cities.json', zips: '/gazetteer/zips.json' } as const;

type FileKind = keyof typeof addresses;

/** Timeout for a file, in milliseconds. After that a message appears, and the visitor can pick from the list. */
const patience = 20_000;

/** Files that are loading or loaded. A failed one is removed, so that the next letter retries. */
const requested = new Map<FileKind, Promise<Files>>();

function requestFile(kind: FileKind): Promise<Files> {
  const loading = requested.get(kind) ?? fetchFile(kind);
  requested.set(kind, loading);
  loading.catch(() => requested.delete(kind));
  return loading;
}

async function fetchFile(kind: FileKind): Promise<Files> {
  const late = new AbortController();
  setTimeout(() => late.abort(), patience);
  const answer = await fetch(addresses[kind], { signal: late.signal });
  if (!answer.ok) throw new Error(`${addresses[kind]} answered ${answer.status}`);
  const file: unknown = await answer.json();
  return kind === 'cities' ? { cities: unpackCities(file as CityFile) } : { zips: file as ZipFile };
}

/**
 * Looks up a place on this device. The whole file is loaded when the first such place is typed, so the request
 * doesn't reveal the place. A failed load is retried at the next letter.
 * @param text the typed text; null while there is nothing to look up.
 * @param zipLabel a template with the placeholder `{zip}`, filled in by the caller.
 * @param own our cities, which may be misspelled too; the file also has another name for New York.
 */
export function useTypedPlace(
  text: string | null,
  zipLabel: (zip: string) => string,
  own: readonly FinderCity[],
): TypedPlace | null {
  const [files, setFiles] = useState<Files>({});
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const zip = text === null ? null : (zipIn(text) ?? zipBeforeWords(text, files.cities));
  const letters = text?.match(/\p{L}/gu)?.length ?? 0;
  // Two letters may be a state code.
  const isWord = letters > 1;
  const needed = zip !== null ? 'zips' : isWord ? 'cities' : null;
  const isMissing = needed !== null && files[needed] === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    requestFile(needed).then(
      (loaded) => {
        if (isWanted) setFiles((before) => ({ ...before, ...loaded }));
      },
      () => {
        if (isWanted) setFailedAt(text);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, needed, text]);

  if (text === null) return null;
  const unknown: TypedPlace = { kind: isUnfinished(text) ? 'short' : 'none' };
  if (needed === null) return unknown;
  if (isMissing) return { kind: failedAt === text ? 'failed' : 'loading' };
  if (zip !== null) {
    const position = files.zips === undefined ? null : findZip(files.zips, zip);
    return position === null ? { kind: 'unknown-zip' } : { kind: 'place', label: zipLabel(zip), position };
  }
  const cities = files.cities ?? [];
  const answer = findPlace(cities, text);
  switch (answer.kind) {
    case 'place':
      return { kind: 'place', label: placeLabel(answer.place), position: answer.place };
    case 'choice':
      return answer;
    case 'none': {
      // Ranked like the largest place, so that they come first.
      const ours = own.map((city) => ({ ...city, state: city.stateCode, size: 9 }));
      const places = guessPlaces([...ours, ...cities], text);
      return places.length > 0 ? { kind: 'guess', places } : unknown;
    }
  }
}

/** Five digits before words, unless these name a city: then they may be a house number. */
function zipBeforeWords(text: string, cities: readonly GazetteerCity[] | undefined): string | null {
  const zip = leadingZip(text);
  return zip === null || cities === undefined || findPlace(cities, text).kind !== 'none' ? null : zip;
}

/**
 * True for the first letters of a name or the first digits of a ZIP code: too few to say that no such place exists.
 */
function isUnfinished(text: string): boolean {
  return /^[^\p{L}\p{N}]*(?:\p{L}{1,2}|\d{1,4})[^\p{L}\p{N}]*$/u.test(text);
}

/** `Austin, TX`. */
export function placeLabel({ name, state }: Place): string {
  return `${name}, ${state}`;
}
