'use client';

import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { TextField } from '@/components/ui/field';
import type { groupQuoteLabels } from '@/content/courses/course-labels';
import type { mailCopyLabels } from '@/content/site/mail-copy-labels';
import type { SeatPrices } from '@/lib/courses/course-prices';
import { interpolate } from '@/lib/text/interpolate';
import { fittedMail } from '@/lib/text/mail';
import {
  type GroupRules,
  groupQuote,
  groupQuoteMail,
  groupQuoteSentences,
  type QuoteMailLabels,
} from '@/lib/courses/group-quote';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useHydrated } from '@/components/islands/shared/use-hydrated';
import { MailOpened } from '@/components/islands/shared/mail-opened';
import { useForm } from '@/components/islands/shared/use-form';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';

type GroupQuoteFormProps = IslandName & {
  course: string;
  /** Null while prices are on request. */
  prices: SeatPrices | null;
  rules: GroupRules;
  /** The email address for requests. */
  mailTo: string;
  subject: string;
  /** Includes the address of the guide for hosts in the email. */
  labels: Omit<typeof groupQuoteLabels, 'mail'> & { mail: QuoteMailLabels; opened: typeof mailCopyLabels };
};

/**
 * Group size and day give a written estimate, which goes into the email that requests the quote. Without scripts only
 * the email link remains. The fields are not in the exported page: Chromium lays out every closed disclosure that
 * contains a field, one by one, as soon as a page has loaded (docs/performance.md#every-page).
 */
export function GroupQuoteForm({
  name,
  course,
  prices,
  rules,
  mailTo,
  subject,
  labels,
}: GroupQuoteFormProps) {
  const isHydrated = useHydrated();
  const today = useVisitorDay();
  const [form, field] = useForm(name, { people: '', day: '' });
  const quote = groupQuote(form, today, prices, rules);
  const [isOpened, setOpened] = useState(false);
  const text = groupQuoteMail(course, form, quote, rules, labels);
  const mail = fittedMail({ to: mailTo, subject, body: text }, labels.opened.cutNote);
  const sentences = groupQuoteSentences(quote, rules, labels.sentences);
  const isWrong = quote.kind === 'not-a-count';
  const hasEstimate = quote.kind === 'estimate';
  return (
    <div className="rounded-card bg-apricot p-5 sm:p-6">
      {isHydrated ? (
        <div className="one-column mb-5 grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('people')}
            label={labels.people}
            required
            inputMode="numeric"
            autoComplete="off"
            error={isWrong ? sentences[0] : undefined}
          />
          <TextField {...field('day')} label={labels.day} optional={labels.optional} type="date" />
        </div>
      ) : null}
      <div role="status" className="space-y-1 tabular-nums not-empty:mb-5">
        {isWrong
          ? null
          : sentences.map((sentence, index) => (
              <p
                key={sentence}
                className={hasEstimate && index === sentences.length - 1 ? 'text-lg font-semibold' : ''}
              >
                {sentence}
              </p>
            ))}
      </div>
      <p>
        <a href={mail.href} onClick={() => setOpened(true)} className={buttonStyle('solid')}>
          {labels.submit}
          <span className="sr-only"> {interpolate(labels.which, { course })}</span>
        </a>
      </p>
      <MailOpened id={`${name}-copy`} mail={isOpened ? mail : null} labels={labels.opened} />
    </div>
  );
}
