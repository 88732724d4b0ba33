import type { MailCopyLabels } from '@/components/islands/shared/mail-copy';
import type { ContactFailure, ContactField, ContactProblem, ContactValues } from '@/lib/contact/contact-form';

/** Words of the contact form. */
export type ContactLabels = Readonly<
  Record<
    | 'mailSubject'
    | 'noType'
    | 'optional'
    | 'submit'
    | 'mailNote'
    | 'endpointNote'
    | 'rejected'
    | 'sending'
    | 'sent'
    | 'nothingLost'
    | 'mailed'
    | 'cut'
    | 'cutNote'
    | 'openMail'
    | 'sendByMail',
    string
  >
> &
  MailCopyLabels & {
    readonly labels: ContactValues;
    readonly trainingTypes: readonly string[];
    readonly hints: Readonly<Partial<Record<ContactField, string>>>;
    readonly problems: Readonly<
      Partial<Record<ContactField, Readonly<Partial<Record<ContactProblem, string>>>>>
    >;
    readonly failures: Readonly<Record<ContactFailure, string>>;
  };
