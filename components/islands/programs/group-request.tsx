'use client';

import { type SubmitEvent, useState } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { MailOpened } from '@/components/islands/shared/mail-opened';
import { useForm } from '@/components/islands/shared/use-form';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import { useHydrated } from '@/components/islands/shared/use-hydrated';
import { buttonStyle } from '@/components/ui/button-style';
import { SelectField, TextField } from '@/components/ui/field';
import type { groupQuoteLabels } from '@/content/courses/course-labels';
import type { complianceActions, groupRequest } from '@/content/programs/compliance';
import type { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { type GroupRules, groupQuote, groupQuoteSentences } from '@/lib/courses/group-quote';
import type { Cents } from '@/lib/money/money';
import { interpolate, type Template } from '@/lib/text/interpolate';
import { fittedMail } from '@/lib/text/mail';
import { typedLine } from '@/lib/text/typed-text';
import { formatIsoDate, parseIsoDate } from '@/lib/time/calendar-days';

export type GroupProgram = {
  readonly id: string;
  readonly title: string;
  /** Price per person in cents; null if the price is on request. */
  readonly price: Cents | null;
};

type GroupRequestProps = IslandName & {
  readonly programs: readonly GroupProgram[];
  readonly rules: GroupRules;
  readonly mailTo: string;
  readonly subject: string;
  readonly labels: Pick<typeof groupRequest, 'program' | 'place' | 'placeHint' | 'groupPrice'> &
    Pick<typeof groupQuoteLabels, 'people' | 'day' | 'optional'> & {
      readonly submit: (typeof complianceActions)['group'];
      readonly mail: Template<'program' | 'people' | 'place' | 'day'>;
    };
  readonly sentences: (typeof groupQuoteLabels)['sentences'];
  readonly mailLabels: typeof mailCopyLabels;
};

/**
 * Turns program, group size, place and day into an email request, with a price if there is one. Without scripts the
 * form submits its fields to the email app.
 */
export function GroupRequest({
  name,
  programs,
  rules,
  mailTo,
  subject,
  labels,
  sentences,
  mailLabels,
}: GroupRequestProps) {
  const isHydrated = useHydrated();
  const today = useVisitorDay();
  const [form, field] = useForm(name, { program: programs[0]?.id ?? '', people: '', place: '', day: '' });
  const [isOpened, setOpened] = useState(false);
  const program = programs.find((entry) => entry.id === form.program);
  const price = program?.price ?? null;
  const quote = groupQuote(form, today, price === null ? null : { price, groupPrice: price }, {
    ...rules,
    // These programs have one price, but groups request their own.
    groupMinimum: Infinity,
  });
  const isWrong = quote.kind === 'not-a-count';
  const isPast = 'rush' in quote && quote.rush === 'past';
  const isGroup = quote.kind === 'estimate' && quote.people >= rules.groupMinimum;
  const lines = groupQuoteSentences(quote, rules, {
    ...sentences,
    groupStart: isGroup ? labels.groupPrice : '',
  }).filter((line) => line !== '' && line !== sentences.rushPast);
  const body = [
    interpolate(labels.mail, {
      program: program?.title ?? '',
      people: 'people' in quote ? quote.people : typedLine(form.people),
      place: typedLine(form.place),
      day: parseIsoDate(form.day) === null ? '' : formatIsoDate(form.day),
    }),
    ...(quote.kind === 'estimate' ? ['', ...lines] : []),
  ].join('\n');
  const mail = fittedMail({ to: mailTo, subject, body }, mailLabels.cutNote);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWrong || isPast) {
      document.getElementById(`${name}-${isWrong ? 'people' : 'day'}`)?.focus();
      return;
    }
    setOpened(true);
    window.location.assign(mail.href);
  };

  return (
    <form
      action={(isHydrated ? mail : fittedMail({ to: mailTo, subject }, '')).href}
      method="post"
      encType="text/plain"
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-2"
    >
      <SelectField
        {...field('program')}
        name={labels.program}
        label={labels.program}
        className="sm:col-span-2"
      >
        {programs.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.title}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('people')}
        name={labels.people}
        label={labels.people}
        required
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? lines[0] : undefined}
      />
      <TextField
        {...field('day')}
        name={labels.day}
        label={labels.day}
        optional={labels.optional}
        type="date"
        error={isPast ? sentences.rushPast : undefined}
      />
      <TextField
        {...field('place')}
        name={labels.place}
        label={labels.place}
        optional={labels.optional}
        placeholder={labels.placeHint}
        autoComplete="address-level2"
        className="sm:col-span-2"
      />
      <div role="status" className="text-sm tabular-nums empty:hidden sm:col-span-2">
        {isWrong ? null : lines.map((line) => <p key={line}>{line}</p>)}
      </div>
      <button type="submit" className={buttonStyle('main', 'lg', 'sm:col-span-2')}>
        {labels.submit}
      </button>
      <div className="sm:col-span-2">
        <MailOpened id={`${name}-copy`} mail={isOpened ? mail : null} labels={mailLabels} />
      </div>
    </form>
  );
}
