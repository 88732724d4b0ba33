import type { ClassDate } from './class-dates';
import type { Fact } from './facts';
import { type Cents, formatCents, formatWholeDollars } from './money';

/** What a program costs. A price on request is never printed as a number, and never offered in structured data. */
export type ProgramPrice =
  | { readonly kind: 'fixed'; readonly cents: Cents }
  /** One price for each course that is picked. */
  | { readonly kind: 'each'; readonly cents: Cents }
  | { readonly kind: 'range'; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'on-request' };

/** Six features, as the specification counts them: three under Training Includes, three under Additional Topics. */
export type ProgramFeatures = readonly [string, string, string, string, string, string];

/** A training program of the compliance, continuing-education and business pages (spec part 1, section 3). */
export type TrainingProgram<Id extends string = string> = {
  /** Also the anchor of the program on its page. */
  readonly id: Id;
  readonly title: string;
  readonly targetAudience: string;
  readonly price: ProgramPrice;
  readonly duration: string;
  readonly description: string;
  readonly features: ProgramFeatures;
  readonly prerequisites: string;
  readonly certification: Fact<string>;
  readonly nextClasses: readonly ClassDate[];
  /** What the buyer should know and the title does not say, e.g. what a law still asks for. */
  readonly note?: string;
  /** True for one course with a syllabus of its own; false for a bundle or a service. Only courses are marked up. */
  readonly isCourse: boolean;
};

/** Continuing-education credit. One CEU is ten contact hours (IACET), so only the hours are kept. */
export type ProgramCredits =
  | { readonly kind: 'credits'; readonly from: number; readonly to: number }
  | { readonly kind: 'ceu'; readonly contactHours: number }
  | { readonly kind: 'on-request' };

export type CreditProgram<Id extends string = string> = TrainingProgram<Id> & {
  readonly credits: ProgramCredits;
  /** What stands in the table beside the credits: what the board or registry may still ask. */
  readonly boardNote: string;
};

export type BusinessProgram<Id extends string = string> = TrainingProgram<Id> & {
  /** The earning potential line. Amounts need evidence, so they come from the owner. */
  readonly earning: Fact<string>;
  /** How the work is paid, without an amount. */
  readonly earningBasis: string;
};

/**
 * A price in words: `$99.00`, `$15.00 each`, `$400–$1,000`, `Contact us for pricing`. Amounts in cents.
 * @throws for an amount that is no whole number of cents, and for a range that does not rise.
 */
export function formatProgramPrice(price: ProgramPrice): string {
  switch (price.kind) {
    case 'fixed':
      return formatCents(price.cents);
    case 'each':
      return `${formatCents(price.cents)} each`;
    case 'range':
      if (price.from >= price.to) throw new Error(`A price range has to rise: ${price.from} to ${price.to} cents.`);
      return `${formatWholeDollars(price.from)}\u2013${formatWholeDollars(price.to)}`;
    case 'on-request':
      return 'Contact us for pricing';
  }
}

/**
 * Credits in words: `24 CE credits`, `1–4 CE credits`, `0.1 CEU (1 contact hour)`, `You choose`.
 * @throws when there is less than one credit, or a range falls.
 */
export function formatCredits(credits: ProgramCredits): string {
  switch (credits.kind) {
    case 'credits': {
      if (credits.from < 1 || credits.to < credits.from) {
        throw new Error(`Credits have to be at least 1 and must not fall: ${credits.from} to ${credits.to}.`);
      }
      const count = credits.from === credits.to ? String(credits.from) : `${credits.from}\u2013${credits.to}`;
      return `${count} CE ${credits.to === 1 ? 'credit' : 'credits'}`;
    }
    case 'ceu':
      return `${formatCeu(credits.contactHours)} (${credits.contactHours} contact ${credits.contactHours === 1 ? 'hour' : 'hours'})`;
    case 'on-request':
      return 'You choose';
  }
}

/** Contact hours as continuing education units: 2 hours are `0.2 CEU` (IACET: 1 CEU is 10 contact hours). @throws below one hour. */
export function formatCeu(contactHours: number): string {
  if (!(contactHours >= 1)) throw new Error(`${contactHours} contact hours are not worth a CEU.`);
  return `${(contactHours / 10).toFixed(1)} CEU`;
}

/** The features as a card shows them: the first three under Training Includes, the rest under Additional Topics (spec part 1, section 2). */
export function splitFeatures(features: ProgramFeatures): { readonly included: readonly string[]; readonly additional: readonly string[] } {
  return { included: features.slice(0, 3), additional: features.slice(3) };
}
