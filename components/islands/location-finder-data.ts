import type { ReactNode } from 'react';
import type { SearchableCity } from '@/lib/city-search';
import type { Position } from '@/lib/distance';
import type { LocateFailure } from '@/lib/location-finder';
import type { FormRule } from '@/lib/locations';
import type { Point } from '@/lib/map-hit-areas';

/** Attributes that mark a placeholder in a preview build; empty otherwise. */
export type Mark = { readonly 'data-placeholder'?: string };

/** `label` is the name with the state code, `x` and `y` its place on the map. */
export type FinderCity = SearchableCity & Position & Point & { readonly label: string; readonly mark: Mark };

export type FinderGroup = { readonly label: string; readonly cities: readonly FinderCity[] };

export type FinderKind = { readonly id: string; readonly label: string; readonly form: FormRule };

export type FinderRequest = { readonly label: string; readonly kinds: readonly string[] };

type WordName =
  | 'searchLabel' | 'searchHint' | 'submit' | 'selectLabel' | 'selectEmpty' | 'locate' | 'locating' | 'located' | 'oneMatch'
  | 'matches' | 'more' | 'noMatch' | 'emptyTitle' | 'emptyText' | 'notSure' | 'toList' | 'change' | 'forClass' | 'anyClass' | 'newTab';

export type FinderWords = Readonly<Record<WordName, string>> & { readonly failures: Readonly<Record<LocateFailure, string>> };

/** Everything that the finder knows, handed over by components/locations/finder-header.tsx. */
export type LocationFinderProps = {
  readonly groups: readonly FinderGroup[];
  readonly kinds: readonly FinderKind[];
  /** Address of each form by the name that the kinds' rules use. */
  readonly forms: Readonly<Record<string, { readonly href: string; readonly mark: Mark }>>;
  /** What each value of `?class=` asks for. */
  readonly requests: Readonly<Record<string, FinderRequest>>;
  readonly words: FinderWords;
  readonly mapSize: { readonly width: number; readonly height: number };
  /** Anchors on the page: the list of all cities, and the questions that lead to a course. */
  readonly listHref: string;
  readonly chooserHref: string;
  /** Heading of the page. */
  readonly intro: ReactNode;
  readonly map: ReactNode;
  /** What is the same in every city: phone, mail, what happens next, programs. */
  readonly everyCity: ReactNode;
  readonly noMatch: ReactNode;
};
