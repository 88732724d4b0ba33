import type { ClassDate } from './class-dates';
import type { Fact } from '@/lib/facts/facts';
import type { Price } from '@/lib/money/price';

/** The two organizations whose courses we teach. */
export type CourseProvider = 'aha' | 'red-cross';

/** When a card expires: on the last day of its month (heart association) or on the same day (Red Cross). */
export type CardRule = 'end-of-month' | 'same-day';

/** One course of a catalog (docs/specification.md#courses). `PictureName` is the id union of content/site/pictures.ts. */
export type Course<PictureName extends string = string> = {
  /** Also the course's anchor on its page, and the value of `?course=`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** In words, e.g. `12-16 hours over 2 days`. */
  readonly duration: Fact<string>;
  /** Price of one seat. Whether pages show it is decided in content/tables/prices.csv. */
  readonly price: Price;
  readonly description: string;
  readonly detailedDescription: string;
  readonly targetAudience: readonly string[];
  readonly learningObjectives: readonly string[];
  readonly courseContent: readonly string[];
  /** What the card is called. */
  readonly certification: string;
  /** How long the card is valid, in months. */
  readonly validityMonths: Fact<number>;
  readonly prerequisites: Fact<string>;
  /** A sentence that has to appear beside the course wherever it is described in full. */
  readonly caveat?: string;
  readonly picture: PictureName;
  readonly nextClasses: readonly ClassDate[];
  /** False keeps the course in the data but out of overview, comparison and structured data. */
  readonly isListed: boolean;
};

/** All courses of one organization with the words of their page. */
export type CourseCatalog<PictureName extends string = string> = {
  readonly provider: CourseProvider;
  readonly cardRule: CardRule;
  /** When a card expires, by that rule in words. */
  readonly expiry: string;
  /** The `class` value that /locations understands. */
  readonly locationClass: string;
  readonly title: string;
  readonly lead: string;
  readonly overviewLead: string;
  readonly comparisonLead: string;
  readonly requirementsLead: string;
  readonly courses: readonly Course<PictureName>[];
  /** What to have ready, row by row. */
  readonly requirements: readonly { readonly term: string; readonly text: string }[];
  /** Each with the anchor of its answer. */
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
};

/** How many objectives the detail view shows (docs/specification.md#course-details). */
export const objectivesShown = 6;

/** How many kinds of people the comparison names before it stops (docs/specification.md#courses). */
export const audienceShown = 3;

/** The courses that overview, comparison and structured data show, in the order of the data. */
export function listedCourses<T extends { readonly isListed: boolean }>(courses: readonly T[]): readonly T[] {
  return courses.filter((course) => course.isListed);
}

/** The first six objectives; all of them where there are fewer. */
export function shownObjectives(objectives: readonly string[]): readonly string[] {
  return objectives.slice(0, objectivesShown);
}

/** `24` months become `2 years`, `12` become `1 year`; what is no whole number of years stays in months. */
export function validityText(months: number): string {
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  return `${count} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
}

/** The first three entries as one phrase, `Nurses, doctors, EMTs...`; the dots only when there are more. */
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
