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

/** A city as it travels, in the group of its state. Its id is left out where it is the folded name. */
type CityOfState = Pick<SearchableCity, 'name' | 'aliases'> &
  Position & {
    readonly id?: string;
    readonly mark?: MarkAttributes;
    /** A city that is offered only while it has a class to come. */
    readonly isDatedOnly?: true;
  };

/** A city; `label` is its name with the code of its state. */
export type FinderCity = CityOfState & SearchableCity & { readonly label: string };

type StateOf<City> = Pick<SearchableCity, 'stateCode' | 'stateName'> & { readonly cities: readonly City[] };

/** The cities of a state. */
export type FinderGroup = StateOf<FinderCity>;

export type FinderKind = {
  readonly id: string;
  readonly label: string;
  /** What its form is called after the name of a class and a city. */
  readonly formName: string;
  readonly form: FormRule;
};

export type FinderForms = Readonly<Record<string, { readonly href: string; readonly mark?: MarkAttributes }>>;

/** The e-mail that asks for classes in a city that has none. */
export type NewLocationMail = Required<Mail> & {
  readonly body: (typeof newLocation)['body'];
  readonly label: string;
  readonly mark: MarkAttributes;
};

/** What a row of the page's table of classes says of its class, for the finder. */
export type ClassRowData = {
  readonly title: string;
  /** Every value of `?class=` that the class is an answer to. */
  readonly answers: readonly string[];
  readonly dated: DatedClass;
};

export type FinderRequest = { readonly label: string; readonly kinds: readonly string[] };

export type FinderLabels = typeof finderLabels;

/** Everything that the finder knows, handed over by components/locations/finder-header.tsx. */
export type LocationFinderProps = IslandName & {
  readonly groups: readonly StateOf<CityOfState>[];
  readonly kinds: readonly FinderKind[];
  /** Address of each form by the name that the kinds' rules use. */
  readonly forms: FinderForms;
  /** What each value of `?class=` asks for. */
  readonly requests: Readonly<Record<string, FinderRequest>>;
  readonly labels: FinderLabels;
  /** Anchors on the page: the list of all cities, and the questions that lead to a course. */
  readonly listHref: string;
  readonly chooserHref: string;
  /** The kind of class that needs no city, and the kinds that can be learned online by it. */
  readonly onlineKind: string;
  readonly onlineFor: readonly string[];
  readonly newLocation: NewLocationMail;
  /** The day before which a visitor's clock is wrong, and whether a class was still to come when the page was built. */
  readonly listedOn: IsoDate;
  readonly hasDates: boolean;
  readonly slots: {
    /** Heading of the page. */
    readonly intro: ReactNode;
    readonly map: ReactNode;
    /** The table of all dated classes, and what takes its place where none is to come. */
    readonly classTable: ReactNode;
    readonly undated: ReactNode;
    /** What is the same in every city: phone, e-mail, what happens next, programs. */
    readonly everyCity: ReactNode;
  };
};
