import type { MailOpenedLabels } from '@/components/islands/shared/mail-opened';
import type { QuoteMailLabels, QuoteSentences } from '@/lib/courses/group-quote';
import type { SpotLabels } from '@/lib/courses/class-dates';

/*
 * Words of the course islands; places in braces are filled in with `interpolate`. A page has an island for each of its
 * courses: hand all of them the same object, and the page holds its words once.
 */
type Words<Name extends string> = Readonly<Record<Name, string>>;

export type DetailsDialogLabels = Words<'open' | 'openEnd' | 'close'>;

export type GroupQuoteLabels = Words<'people' | 'day' | 'optional' | 'submit' | 'which'> & {
  readonly sentences: QuoteSentences;
  readonly mail: QuoteMailLabels;
  readonly opened: MailOpenedLabels;
};

export type UpcomingClassLabels = Words<'register' | 'calendarFile' | 'which' | 'calendarNote'> & {
  readonly spots: SpotLabels;
};

export type RenewalLabels = Words<
  | 'title'
  | 'course'
  | 'issued'
  | 'save'
  | 'validThrough'
  | 'unreadable'
  | 'isAhead'
  | 'lookFrom'
  | 'due'
  | 'expired'
  | 'find'
> & { readonly event: Words<'title' | 'text' | 'fileName'> };

export type ReminderListLabels = Words<
  | 'row'
  | 'kind'
  | 'note'
  | 'unreadable'
  | 'isAhead'
  | 'valid'
  | 'due'
  | 'expired'
  | 'add'
  | 'remove'
  | 'save'
  | 'nothing'
  | 'saved'
  | 'print'
  | 'kept'
> & {
  /** Heads of the printed list. */
  readonly list: Words<'caption' | 'what' | 'expires' | 'from'>;
  readonly event: Words<'title' | 'text' | 'fileName'>;
};

export type SideBySideLabels = Words<'title' | 'lead' | 'oneMore' | 'shown' | 'full' | 'label' | 'differs'>;
