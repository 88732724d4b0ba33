'use client';

import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { MailCopy } from '@/components/islands/shared/mail-copy';
import { buttonStyle } from '@/components/ui/button-style';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { contactForm } from '@/content/contact/contact';
import {
  contactErrors,
  type ContactField,
  type ContactProblem,
  contactReducer,
  type ContactState,
  contactText,
  contactValues,
  type ContactValues,
  firstError,
  freshContactForm,
} from '@/lib/contact/contact-form';
import { fittedMail } from '@/lib/text/mail';
import { postMessage } from './post-message';

/** The labels from content, with the address filled into `mailed`. Not every field has a hint and error messages. */
type ContactLabels = Omit<typeof contactForm, 'mailed' | 'hints' | 'problems'> & {
  readonly mailed: string;
  readonly hints: Readonly<Partial<Record<ContactField, string>>>;
  readonly problems: Readonly<
    Partial<Record<ContactField, Readonly<Partial<Record<ContactProblem, string>>>>>
  >;
};

export type ContactFormProps = IslandName & {
  labels: ContactLabels;
  email: string;
  /** Endpoint that takes the message as JSON. Null: the form opens an email instead. */
  endpoint: string | null;
  /** Action of the plain form, for visitors without scripts. */
  action: string;
  /** Opens a `mailto:` address. Replaced in tests. */
  openMail?: (href: string) => void;
};

const openInBrowser = (href: string) => window.location.assign(href);

/**
 * The contact form. Its fields are uncontrolled, so text typed before hydration is kept. Without scripts it is a
 * plain HTML form.
 */
export function ContactForm({
  name,
  labels,
  email,
  endpoint,
  action,
  openMail = openInBrowser,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(contactReducer, freshContactForm);
  const errors = state.phase === 'editing' ? state.errors : {};
  const isRejected = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // From here on errors show at their fields. The browser's own bubbles are for visitors without scripts.
    if (form.current !== null) form.current.noValidate = true;
  }, []);
  // Runs after the effect above, because the loader may replay a click on Send immediately.
  useEffect(() => {
    const wrong = state.phase === 'editing' ? firstError(state.errors) : null;
    if (!isRejected.current || wrong === null) return;
    isRejected.current = false;
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [state]);

  const { phase } = state;
  useEffect(() => {
    // Scrolls the result into view whether or not sending succeeded.
    if (phase === 'sent' || phase === 'mailed' || phase === 'failed')
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    // Every field is a text, and in the page.
    const typed: unknown = Object.fromEntries(new FormData(event.currentTarget));
    const values = contactValues(typed as ContactValues);
    const found = contactErrors(values);
    if (firstError(found) !== null) {
      isRejected.current = true;
      dispatch({ type: 'reject', errors: found });
      return;
    }

    const text = contactText(values, labels.labels);
    const mail = fittedMail({ to: email, subject: labels.mailSubject, body: text }, labels.cutNote);
    if (endpoint === null) {
      dispatch({ type: 'mail', mail });
      openMail(mail.href);
      return;
    }
    dispatch({ type: 'send' });
    const answer = await postMessage(endpoint, values);
    if (answer === 'sent') form.current?.reset();
    dispatch(answer === 'sent' ? { type: 'arrive' } : { type: 'fail', failure: answer, mail });
  };

  const field = (name: ContactField) => {
    const problem = errors[name];
    return {
      id: `contact-${name}`,
      name,
      label: labels.labels[name],
      hint: labels.hints[name],
      error: problem === undefined ? undefined : labels.problems[name]?.[problem],
      onInput: () => dispatch({ type: 'edit', field: name }),
    };
  };
  const said = outcomeText(state, labels);

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      action={action}
      method="post"
      encType={endpoint === null ? 'text/plain' : 'application/x-www-form-urlencoded'}
      aria-labelledby="contact-form-title"
      className="mt-6 grid gap-x-5 gap-y-5 sm:grid-cols-2"
    >
      <TextField {...field('name')} autoComplete="name" required className="sm:col-span-2" />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" optional={labels.optional} />
      <SelectField {...field('trainingType')} optional={labels.optional} className="sm:col-span-2">
        <option value="">{labels.noType}</option>
        {labels.trainingTypes.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('message')} rows={4} required className="sm:col-span-2" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <button
          type="submit"
          {...(state.phase === 'sending' ? { 'aria-disabled': true } : {})}
          className={buttonStyle('solid', 'lg', 'aria-disabled:opacity-60')}
        >
          {labels.submit}
        </button>
        <p className="max-w-sm text-sm text-ink-soft">
          {endpoint === null ? labels.mailNote : labels.endpointNote}
        </p>
      </div>
      {/* The live region is in the page from the start, so that changes are announced. */}
      <div ref={outcome} className="scroll-my-6 sm:col-span-2">
        <p
          role="status"
          className={
            said === ''
              ? ''
              : `rounded-field p-4 font-semibold ${state.phase === 'sent' ? 'bg-mint' : 'bg-sand'}`
          }
        >
          {said}
        </p>
        {state.phase === 'failed' || state.phase === 'mailed' ? (
          <MailCopy
            id={`${name}-copy`}
            key={state.mail.text}
            mail={state.mail}
            link={state.phase === 'failed' ? labels.sendByMail : labels.openMail}
            labels={labels}
          />
        ) : null}
      </div>
    </form>
  );
}

function outcomeText(state: ContactState, labels: ContactLabels): string {
  switch (state.phase) {
    case 'editing':
      return firstError(state.errors) === null ? '' : labels.rejected;
    case 'sending':
      return labels.sending;
    case 'sent':
      return labels.sent;
    case 'failed':
      return `${labels.failures[state.failure]} ${labels.nothingLost}`;
    case 'mailed':
      return state.mail.isCut ? labels.cut : labels.mailed;
  }
}
