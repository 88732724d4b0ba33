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
  zipIn,
} from '@/lib/locations/gazetteer';
import type { FinderCity } from './location-finder-data';

/** What is known about a typed place that is none of our cities. `label` is its name as a sentence has it. */
export type TypedPlace =
  | { readonly kind: 'loading' | 'failed' | 'none' | 'unknown-zip' | 'short' }
  | { readonly kind: 'place'; readonly label: string; readonly position: Position }
  | { readonly kind: 'choice'; readonly places: readonly Place[]; readonly count: number }
  /** Nothing is called so, but these are within a slip or two of it. */
  | { readonly kind: 'guess'; readonly places: readonly Place[] };

type Files = { readonly cities?: readonly GazetteerCity[]; readonly zips?: ZipFile };

/** Both files are kept as long as the page is there. */
const addresses = { cities: '/gazetteer/cities.json', zips: '/gazetteer/zips.json' } as const;

type FileKind = keyof typeof addresses;

/** How long a file may take, in milliseconds. After that the visitor is told, and has the list to pick from. */
const patience = 20_000;

/** What is on its way or here. One that failed is forgotten, so that the next letter asks again. */
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
 * Looks a place up on this device. The file that it takes is fetched once, whole, when the first such place is typed: so the
 * request says nothing about the place. A failed one is fetched again at the next letter.
 * @param text what was typed; null while there is nothing to look up.
 * @param zipLabel a template with the place `{zip}` filled in by the caller.
 * @param own our cities: they may be misspelled, too, and the file calls New York something else.
 */
export function useTypedPlace(
  text: string | null,
  zipLabel: (zip: string) => string,
  own: readonly FinderCity[],
): TypedPlace | null {
  const [files, setFiles] = useState<Files>({});
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const zip = text === null ? null : zipIn(text);
  const letters = text?.match(/\p{L}/gu)?.length ?? 0;
  // Two letters may be the code of a state.
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
      // As large as any, so that they come first.
      const ours = own.map((city) => ({ ...city, state: city.stateCode, size: 9 }));
      const places = guessPlaces([...ours, ...cities], text);
      return places.length > 0 ? { kind: 'guess', places } : unknown;
    }
  }
}

/** True for the first letters of a name and the first digits of a ZIP code: too few to say that there is no such place. */
function isUnfinished(text: string): boolean {
  return /^[^\p{L}\p{N}]*(?:\p{L}{1,2}|\d{1,4})[^\p{L}\p{N}]*$/u.test(text);
}

/** `Austin, TX`. */
export function placeLabel({ name, state }: Place): string {
  return `${name}, ${state}`;
}
