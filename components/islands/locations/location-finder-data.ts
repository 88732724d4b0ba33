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
  /** One of its classes in a sentence: `AHA class`. */
  readonly formName: string;
  /** The organization, after the name of a course that both teach. */
  readonly issuer?: string;
  readonly form: FormRule;
};

export type FinderForms = Readonly<Record<string, { readonly href: string; readonly mark?: MarkAttributes }>>;

/** The email that requests classes in a city that has none. */
export type NewLocationMail = Required<Mail> & {
  readonly body: (typeof newLocation)['body'];
  readonly label: string;
  readonly mark: MarkAttributes;
};

/** A course with dates. */
export type FinderOffer = {
  /** The id in the table of classes. */
  readonly id: string;
  /** Its title with the organization. */
  readonly name: string;
  /** Null for a price on request. */
  readonly price: string | null;
  /** Every value of `?class=` that its classes match. */
  readonly answers: readonly string[];
};

type ClassTimes = Pick<DatedClass, 'date' | 'lastDate' | 'starts' | 'ends' | 'zone' | 'spots'>;

/** The next class of each course in a city. `offer` is an index into the list of offers. */
export type CityNext = {
  readonly city: string;
  readonly label: string;
  readonly next: readonly (ClassTimes & { readonly offer: number })[];
};

/** One class as the finder shows it; `anchor` is its row on the page of its city. */
export type FinderClass = ClassTimes & Omit<FinderOffer, 'id'> & { readonly anchor: string };

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
  readonly offers: readonly FinderOffer[];
  /** Every city with dates, and online classes. */
  readonly dates: readonly CityNext[];
  /** The folder of the cities' pages. */
  readonly cityPath: string;
  /** A visitor's clock that shows an earlier day than this is wrong. */
  readonly listedOn: IsoDate;
  readonly slots: {
    /** Heading of the page. */
    readonly intro: ReactNode;
    readonly map: ReactNode;
    /** Shown when no date fits. */
    readonly undated: ReactNode;
    /** The same for a visitor who has chosen nothing. */
    readonly openDates: ReactNode;
    /** What all cities share: phone, email, what happens next, programs. */
    readonly everyCity: ReactNode;
  };
};
