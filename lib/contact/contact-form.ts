import { isEmail, isUsPhone } from '@/lib/text/contact-links';
import type { FittedMail } from '@/lib/text/mail';
import { typedEmail, typedLine, typedPhone, typedText } from '@/lib/text/typed-text';

/** The fields of the contact form, in page order. */
export const contactFields = ['name', 'email', 'phone', 'trainingType', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/** What is wrong with a field; the text for each problem is in content. */
export type ContactProblem = 'missing' | 'email' | 'phone';
export type ContactErrors = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** The values as they are checked and sent. */
export function contactValues(typed: ContactValues): ContactValues {
  return {
    name: typedLine(typed.name),
    email: typedEmail(typed.email),
    phone: typedPhone(typed.phone),
    trainingType: typedLine(typed.trainingType),
    message: typedText(typed.message),
  };
}

/**
 * Problems that block sending: name, a valid email and a message are required; the phone number is optional and may
 * use any common US notation.
 * @param values from {@link contactValues}, like those of {@link contactText}.
 */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: Partial<Record<ContactField, ContactProblem>> = {};
  if (values.name === '') errors.name = 'missing';
  if (values.email === '') errors.email = 'missing';
  else if (!isEmail(values.email)) errors.email = 'email';
  if (values.phone !== '' && !isUsPhone(values.phone)) errors.phone = 'phone';
  if (values.message === '') errors.message = 'missing';
  return errors;
}

/** The first field with an error, in page order, or null: where focus moves. */
export function firstError(errors: ContactErrors): ContactField | null {
  return contactFields.find((field) => errors[field] !== undefined) ?? null;
}

/** The text of the message, to be emailed or, without an email app, copied. `labels` names the fields. */
export function contactText(values: ContactValues, labels: ContactValues): string {
  const lines = contactFields
    .filter((field) => field !== 'message' && values[field] !== '')
    .map((field) => `${labels[field]}: ${values[field]}`);
  return [...lines, '', values.message].join('\n');
}

/** Why a posted message did not arrive. */
export type ContactFailure = 'offline' | 'timeout' | 'refused' | 'broken';

/**
 * What a response of the endpoint means. Only a 2xx with JSON or an empty body counts as sent: an HTML page comes
 * from something else (a sign-in page, a host's own 200 page).
 * @param contentType value of the header, empty if there is none.
 */
export function judgeAnswer(status: number, contentType: string): 'sent' | ContactFailure {
  if (status >= 500) return 'broken';
  if (status < 200 || status >= 300) return 'refused';
  const isEmpty = status === 204 || contentType === '';
  return isEmpty || /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType) ? 'sent' : 'broken';
}

/** Timeout for the endpoint, in milliseconds. */
export const answerPatience = 10_000;

/** The form: being filled in, sending, sent, failed, or handed to the email app. */
export type ContactState =
  | { readonly phase: 'editing'; readonly errors: ContactErrors }
  | { readonly phase: 'sending' }
  | { readonly phase: 'sent' }
  | { readonly phase: 'failed'; readonly failure: ContactFailure; readonly mail: FittedMail }
  | { readonly phase: 'mailed'; readonly mail: FittedMail };

export type ContactEvent =
  | { readonly type: 'reject'; readonly errors: ContactErrors }
  | { readonly type: 'edit'; readonly field: ContactField }
  | { readonly type: 'send' }
  | { readonly type: 'arrive' }
  | { readonly type: 'fail'; readonly failure: ContactFailure; readonly mail: FittedMail }
  | { readonly type: 'mail'; readonly mail: FittedMail };

export const freshContactForm: ContactState = { phase: 'editing', errors: {} };

/** The next state; an event that makes no sense in the current state returns the same object. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  const isSending = state.phase === 'sending';
  switch (event.type) {
    case 'reject':
      return isSending ? state : { phase: 'editing', errors: event.errors };
    case 'edit':
      return state.phase === 'editing' && state.errors[event.field] !== undefined
        ? { phase: 'editing', errors: without(state.errors, event.field) }
        : state;
    case 'send':
      return isSending ? state : { phase: 'sending' };
    case 'arrive':
      return isSending ? { phase: 'sent' } : state;
    case 'fail':
      return isSending ? { phase: 'failed', failure: event.failure, mail: event.mail } : state;
    case 'mail':
      return isSending ? state : { phase: 'mailed', mail: event.mail };
  }
}

function without(errors: ContactErrors, field: ContactField): ContactErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
