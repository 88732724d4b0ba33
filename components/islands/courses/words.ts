import type { MailOpenedWords } from '@/components/islands/shared/mail-opened';
import type { QuoteMailWords, QuoteSentences } from '@/lib/courses/group-quote';
import type { SpotWords } from '@/lib/courses/class-dates';

/*
 * Words of the course islands; places in braces are filled in with `fillIn`. A page has an island for each of its
 * courses: hand all of them the same object, and the page holds its words once.
 */
type Words<Name extends string> = Readonly<Record<Name, string>>;

export type DetailsDialogWords = Words<'open' | 'openEnd' | 'close'>;

export type GroupQuoteWords = Words<'people' | 'day' | 'optional' | 'submit' | 'which'> & {
  readonly sentences: QuoteSentences;
  readonly mail: QuoteMailWords;
  readonly opened: MailOpenedWords;
};

export type UpcomingClassWords = Words<'register' | 'calendarFile' | 'which' | 'calendarNote'> & {
  readonly spots: SpotWords;
};

export type RenewalWords = Words<
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

export type ReminderListWords = Words<
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

export type SideBySideWords = Words<'title' | 'lead' | 'oneMore' | 'shown' | 'full' | 'label' | 'differs'>;
