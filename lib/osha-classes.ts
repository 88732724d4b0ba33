import type { ClassDate } from './class-dates';
import type { Cents } from './money';

/** One class of the OSHA and HIPAA price list (spec part 1, sections 2 and 3). */
export type OshaClass = {
  /** Also the anchor on the page, and the value of `?course=`. */
  readonly id: string;
  readonly title: string;
  readonly duration: string;
  readonly price: Cents;
  readonly description: string;
  /** The training content. */
  readonly features: readonly string[];
  readonly prerequisites: string;
  /** What the visitor holds in hand afterwards: a completion card or a training certificate, never a certification. */
  readonly certification: string;
  readonly targetAudience: string;
  readonly nextClasses: readonly ClassDate[];
};

/** Classes that are listed under one heading, with the sentence that has to stand beside them. */
export type OshaClassGroup = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly caveat: string;
  readonly classes: readonly OshaClass[];
};

/** Every class of all groups, in the order of the page. */
export function allOshaClasses<T>(groups: readonly { readonly classes: readonly T[] }[]): readonly T[] {
  return groups.flatMap((group) => group.classes);
}
