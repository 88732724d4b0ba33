import type { ClassDate } from './class-dates';
import type { Fact } from '@/lib/facts/facts';
import type { Price } from '@/lib/money/price';

/** The two organizations whose courses we teach. */
export type CourseProvider = 'aha' | 'red-cross';

/** When a card expires: on the last day of its month (AHA) or on the same day (Red Cross). */
export type CardRule = 'end-of-month' | 'same-day';

/**
 * One course of a catalog (docs/specification.md#courses). `PictureName` is the union of ids in
 * content/site/pictures.ts.
 */
export type Course<PictureName extends string = string> = {
  /** Also the course's anchor on its page and the value of `?course=`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** As text, e.g. `12-16 hours over 2 days`. */
  readonly duration: Fact<string>;
  /** Price of one seat. Whether pages show it is set in content/tables/prices.csv. */
  readonly price: Price;
  readonly description: string;
  readonly detailedDescription: string;
  readonly targetAudience: readonly string[];
  readonly learningObjectives: readonly string[];
  readonly courseContent: readonly string[];
  /** The name of the card. */
  readonly certification: string;
  /** How long the card is valid, in months. */
  readonly validityMonths: Fact<number>;
  readonly prerequisites: Fact<string>;
  /** A sentence required beside the course wherever it is described in full. */
  readonly caveat?: string;
  readonly picture: PictureName;
  readonly nextClasses: readonly ClassDate[];
  /** False keeps the course in the data but out of the overview, the comparison and structured data. */
  readonly isListed: boolean;
};

/** All courses of one organization with the copy of their page. */
export type CourseCatalog<PictureName extends string = string> = {
  readonly provider: CourseProvider;
  readonly cardRule: CardRule;
  /** That expiration rule as text. */
  readonly expiry: string;
  /** The `class` query value on /locations. */
  readonly locationClass: string;
  readonly title: string;
  readonly lead: string;
  readonly courses: readonly Course<PictureName>[];
  /** What to have ready, one row each. */
  readonly requirements: readonly { readonly term: string; readonly text: string }[];
  /** Each with the anchor of its answer. */
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
};

/** How many objectives the detail view shows (docs/specification.md#course-details). */
const objectivesShown = 6;

/** How many kinds of people the comparison lists before it ends in dots (docs/specification.md#courses). */
const audienceShown = 3;

/** The courses in the overview, the comparison and structured data, in data order. */
export function listedCourses<T extends { readonly isListed: boolean }>(courses: readonly T[]): readonly T[] {
  return courses.filter((course) => course.isListed);
}

/** The first six objectives, or all of them if there are fewer. */
export function shownObjectives(objectives: readonly string[]): readonly string[] {
  return objectives.slice(0, objectivesShown);
}

/** `24` months become `2 years`, `12` become `1 year`; anything but whole years stays in months. */
export function validityText(months: number): string {
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  return `${count} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
}

/** The first three entries as one phrase, `Nurses, doctors, EMTs...`; dots only if there are more. */
export function audienceExcerpt(audience: readonly string[]): string {
  const shown = audience
    .slice(0, audienceShown)
    // An entry such as "EMS staff" keeps its capitals.
    .map((entry, place) =>
      place === 0 ? entry : entry.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    )
    .join(', ');
  return audience.length > audienceShown ? `${shown}...` : shown;
}
