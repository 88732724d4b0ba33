import type { ClassDate } from '@/lib/courses/class-dates';
import {
  creditText,
  durationText,
  type LengthLabels,
  type OshaProgram,
  type SixFeatures,
} from '@/lib/courses/osha-classes';
import type { Fact } from '@/lib/facts/facts';
import { interpolate, type Template } from '@/lib/text/interpolate';

/**
 * What a visitor does next: pay on the hosted checkout, enroll with the registration form of a kind of class, or ask
 * by email.
 */
export type ProgramAction =
  | { readonly kind: 'pay' }
  /** `classId` is the kind of class whose registration form is used. */
  | { readonly kind: 'enroll'; readonly classId: string }
  | { readonly kind: 'ask'; readonly button: 'enroll' | 'ask' };

/** A training program of the compliance, continuing-education and business pages (docs/specification.md#programs). */
export type TrainingProgram<Id extends string = string> = Omit<OshaProgram<Id>, 'length' | 'versions'> & {
  readonly duration: Fact<string>;
  /** Continuing-education credit as text, for programs measured in contact hours. */
  readonly credit?: string;
  readonly nextClasses: readonly ClassDate[];
  readonly action: ProgramAction;
  /**
   * True for one course with its own syllabus; false for a bundle or a service. Only courses have structured data.
   */
  readonly isCourse: boolean;
};

/** Continuing-education credit. One CEU is ten contact hours (IACET), so only the hours are stored. */
export type ProgramCredits =
  | { readonly kind: 'credits'; readonly from: number; readonly to: number }
  | { readonly kind: 'ceu'; readonly contactHours: number }
  | { readonly kind: 'on-request' };

export type CreditProgram<Id extends string = string> = TrainingProgram<Id> & {
  readonly credits: ProgramCredits;
  /** What this board or registry requires besides these credits; what holds for every board is said once. */
  readonly boardNote?: string;
};

export type BusinessProgram<Id extends string = string> = TrainingProgram<Id> & {
  /** How the work is paid, without an amount. */
  readonly earningBasis: string;
};

/** The text around credits. */
export type CreditLabels = {
  readonly credit: Template<'credits'>;
  /** More than one credit, or a range of credits. */
  readonly credits: Template<'credits'>;
  readonly range: Template<'from' | 'to'>;
  readonly onRequest: string;
  /** `ceu` is the credit for `hours`. */
  readonly ceu: Template<'ceu' | 'hours'>;
  readonly lengths: LengthLabels;
};

/**
 * Credits as text: `24 CE credits`, `1–4 CE credits`, `0.1 CEU (1 contact hour)`.
 * @throws for less than one credit or contact hour, or a range that does not ascend.
 */
export function formatCredits(credits: ProgramCredits, labels: CreditLabels): string {
  switch (credits.kind) {
    case 'credits': {
      const { from, to } = credits;
      if (from < 1 || to < from)
        throw new Error(`Credits have to be at least 1 and must not fall: ${from} to ${to}.`);
      const count = from === to ? from : interpolate(labels.range, { from, to });
      return interpolate(to === 1 ? labels.credit : labels.credits, { credits: count });
    }
    case 'ceu':
      return interpolate(labels.ceu, {
        ceu: creditText(credits, labels.lengths) ?? '',
        hours: durationText(credits, labels.lengths),
      });
    case 'on-request':
      return labels.onRequest;
  }
}

/**
 * The features on a card: the first three under Training Includes, the rest under Additional Topics
 * (docs/specification.md#programs).
 */
export function splitFeatures(features: SixFeatures): {
  readonly included: readonly string[];
  readonly additional: readonly string[];
} {
  return { included: features.slice(0, 3), additional: features.slice(3) };
}

/** A program of the OSHA and HIPAA catalog as a card on a program page, with the classes of all its versions. */
export function programOfClasses<Id extends string>(
  program: OshaProgram<Id>,
  lengths: LengthLabels,
): TrainingProgram<Id> {
  const { versions, length, ...shared } = program;
  const credit = creditText(length, lengths);
  return {
    ...shared,
    duration: durationText(length, lengths),
    nextClasses: versions.flatMap((version) => version.nextClasses),
    action: shared.price.kind === 'on-request' ? { kind: 'ask', button: 'ask' } : { kind: 'pay' },
    isCourse: true,
    ...(credit === null ? {} : { credit }),
  };
}
