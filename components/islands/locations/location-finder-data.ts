import type { IslandName } from '@/components/islands/shared/island-name';
import type { finderLabels, newLocation } from '@/content/locations/locations-page';
import type { DatedClass } from '@/lib/courses/class-dates';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { ReactNode } from 'react';
import type { SearchableCity } from '@/lib/locations/city-search';
import type { Position } from '@/lib/locations/distance';
import type { FormRule } from '@/lib/locations/locations';
import type { Mail } from '@/lib/text/contact-links';

/** Attributes that mark a placeholder in a preview build; empty otherwise. */
export type MarkAttributes = { readonly 'data-placeholder'?: string };

/** A city as serialized, within the group of its state. The id is omitted if it equals the folded name. */
type CityOfState = Pick<SearchableCity, 'name' | 'aliases'> &
  Position & {
    readonly id?: string;
    readonly mark?: MarkAttributes;
    /** A city that is offered only while it has an upcoming class. */
    readonly isDatedOnly?: true;
  };

/** A city; `label` is its name with the state code. */
export type FinderCity = CityOfState & SearchableCity & { readonly label: string };

type StateOf<City> = Pick<SearchableCity, 'stateCode' | 'stateName'> & { readonly cities: readonly City[] };

/** The cities of a state. */
export type FinderGroup = StateOf<FinderCity>;

export type FinderKind = {
  readonly id: string;
  readonly label: string;
  /** The name of its form, after the name of a class and a city. */
  readonly formName: string;
  readonly form: FormRule;
};

export type FinderForms = Readonly<Record<string, { readonly href: string; readonly mark?: MarkAttributes }>>;

/** The email that requests classes in a city that has none. */
export type NewLocationMail = Required<Mail> & {
  readonly body: (typeof newLocation)['body'];
  readonly label: string;
  readonly mark: MarkAttributes;
};

/** The finder's data about one row of the page's class table. */
export type ClassRowData = {
  readonly title: string;
  /** Every value of `?class=` that this class matches. */
  readonly answers: readonly string[];
  readonly dated: DatedClass;
};

export type FinderRequest = { readonly label: string; readonly kinds: readonly string[] };

export type FinderLabels = typeof finderLabels;

/** All data for the finder, passed in by components/locations/finder-header.tsx. */
export type LocationFinderProps = IslandName & {
  readonly groups: readonly StateOf<CityOfState>[];
  readonly kinds: readonly FinderKind[];
  /** Address of each form, by the name used in the rules for the kinds. */
  readonly forms: FinderForms;
  /** What each value of `?class=` requests. */
  readonly requests: Readonly<Record<string, FinderRequest>>;
  readonly labels: FinderLabels;
  /** Anchors on the page: the list of all cities, and the course chooser. */
  readonly listHref: string;
  readonly chooserHref: string;
  /** The kind of class that needs no city, and the kinds that can be learned online through it. */
  readonly onlineKind: string;
  readonly onlineFor: readonly string[];
  readonly newLocation: NewLocationMail;
  /**
   * A visitor's clock that shows an earlier day than this is wrong. Also whether a class was still upcoming at build
   * time.
   */
  readonly listedOn: IsoDate;
  readonly hasDates: boolean;
  readonly slots: {
    /** Heading of the page. */
    readonly intro: ReactNode;
    readonly map: ReactNode;
    /** The table of all dated classes, and its fallback when none are upcoming. */
    readonly classTable: ReactNode;
    readonly undated: ReactNode;
    /** What all cities share: phone, email, what happens next, programs. */
    readonly everyCity: ReactNode;
  };
};
