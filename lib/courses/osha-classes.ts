import type { Fact } from '@/lib/facts/facts';
import type { ClassDate } from './class-dates';
import type { Price } from '@/lib/money/price';
import { type CountLabels, countText, interpolate, type Template } from '@/lib/text/interpolate';

/** Six topics, the number that the specification gives for a program card. */
export type SixFeatures = readonly [string, string, string, string, string, string];

/**
 * How long a program takes: class hours with anything that has to follow them, or contact hours that count as credit.
 */
export type ProgramLength =
  { readonly hours: number; readonly then?: string } | { readonly contactHours: number };

/** Formats for lengths and credit. */
export type LengthLabels = {
  readonly hours: Template<'hours'>;
  readonly hoursThen: Template<'hours' | 'then'>;
  readonly contactHours: CountLabels;
  readonly ceu: Template<'ceu'>;
};

/** What distinguishes one version of a program; omitted fields come from the program. */
export type OshaVersion = {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly targetAudience?: string;
  /** Topics in addition to those of the program. */
  readonly features?: readonly string[];
  readonly nextClasses: readonly ClassDate[];
};

/** One program of the OSHA and HIPAA catalog (docs/specification.md#osha-classes), in one or more versions. */
export type OshaProgram<Id extends string = string> = {
  /** Also the anchor on the compliance page. */
  readonly id: Id;
  readonly title: string;
  readonly length: ProgramLength;
  readonly price: Price;
  readonly description: string;
  readonly features: SixFeatures;
  readonly prerequisites: Fact<string>;
  /** What the student receives: a completion card or a training certificate, never a certification. */
  readonly certification: Fact<string>;
  /** What the company promises about the card; a fact, because it has to be confirmed. */
  readonly promise?: Fact<string>;
  /** What the student should know before paying. */
  readonly note?: string;
  readonly targetAudience: string;
  readonly versions: readonly OshaVersion[];
};

/** One class of the OSHA and HIPAA price list: a version merged with its program. */
export type OshaClass = Omit<OshaProgram, 'length' | 'features' | 'versions'> & {
  readonly duration: string;
  /** `0.2 CEU`; omitted for classes without credit. */
  readonly credit?: string;
  /** The training content. */
  readonly features: readonly string[];
  readonly nextClasses: readonly ClassDate[];
};

/** Programs listed under one heading. */
export type OshaGroup = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly programs: readonly OshaProgram[];
};

/** The classes of a program, each complete. The id of a class is also its anchor and the value of `?course=`. */
export function classesOf(program: OshaProgram, labels: LengthLabels): readonly OshaClass[] {
  const { versions, length, ...shared } = program;
  const credit = creditText(length, labels);
  return versions.map((version) => ({
    ...shared,
    ...version,
    ...(credit === null ? {} : { credit }),
    duration: durationText(length, labels),
    features: [...shared.features, ...(version.features ?? [])],
  }));
}

/** Every class of all groups, in page order. */
export function allOshaClasses(groups: readonly OshaGroup[], labels: LengthLabels): readonly OshaClass[] {
  return groups.flatMap((group) => group.programs.flatMap((program) => classesOf(program, labels)));
}

/** What the programs of a group ask students to know, without repeats. */
export function notesOf(group: OshaGroup): readonly string[] {
  return [...new Set(group.programs.flatMap(({ note }) => (note === undefined ? [] : [note])))];
}

/** What the company promises about the cards of a group, without repeats. */
export function promisesOf(group: OshaGroup): readonly Fact<string>[] {
  return [...new Set(group.programs.flatMap(({ promise }) => (promise === undefined ? [] : [promise])))];
}

/** `10 hours`, `40 hours, plus 3 days of …`, `2 contact hours`. */
export function durationText(length: ProgramLength, labels: LengthLabels): string {
  if ('contactHours' in length) return countText(length.contactHours, labels.contactHours);
  const { hours, then } = length;
  return then === undefined
    ? interpolate(labels.hours, { hours })
    : interpolate(labels.hoursThen, { hours, then });
}

/** `0.2 CEU` for 2 contact hours; null for a program without credit. */
export function creditText(length: ProgramLength, labels: LengthLabels): string | null {
  return 'contactHours' in length ? formatCeu(length.contactHours, labels) : null;
}

/** Contact hours as continuing education units: 2 hours are `0.2 CEU` (IACET: 1 CEU is 10 contact hours). @throws below one hour. */
export function formatCeu(contactHours: number, labels: Pick<LengthLabels, 'ceu'>): string {
  if (!(contactHours >= 1)) throw new Error(`${contactHours} contact hours are not worth a CEU.`);
  return interpolate(labels.ceu, { ceu: (contactHours / 10).toFixed(1) });
}
