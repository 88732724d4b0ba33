'use client';

import { type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { TextField } from '@/components/ui/field';
import { mailHref } from '@/lib/contact-links';
import { type GroupRules, groupQuote, groupQuoteMail, groupQuoteSentences, type SeatPrices } from '@/lib/group-quote';
import { useHydrated } from './use-hydrated';
import { useVisitorDay } from './use-visitor-day';

type GroupQuoteProps = {
  course: string;
  prices: SeatPrices;
  rules: GroupRules;
  /** Where the request goes. */
  mailTo: string;
  subject: string;
  /** The plain mail link of the exported HTML. */
  children: ReactNode;
};

/** Number of people and a day give an estimate in words, which goes into the mail that asks for the quote. */
export function GroupQuote({ course, prices, rules, mailTo, subject, children }: GroupQuoteProps) {
  const isHydrated = useHydrated();
  const today = useVisitorDay();
  const [form, setForm] = useState({ people: '', day: '' });
  const id = useId();
  if (!isHydrated) return children;

  const quote = groupQuote(form, today, prices, rules);
  const sentences = groupQuoteSentences(quote, rules);
  const isWrong = quote.kind === 'not-a-count';
  return (
    <div className="rounded-card bg-apricot p-5 sm:p-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-people`}
          label="Number of people"
          required
          inputMode="numeric"
          autoComplete="off"
          value={form.people}
          onChange={(event) => setForm({ ...form, people: event.target.value })}
          error={isWrong ? sentences[0] : undefined}
        />
        <TextField
          id={`${id}-day`}
          label="Preferred day"
          type="date"
          value={form.day}
          onChange={(event) => setForm({ ...form, day: event.target.value })}
        />
      </div>
      <div role="status" className="mt-5 space-y-1 tabular-nums">
        {isWrong ? null : sentences.map((sentence) => <p key={sentence} className={sentence.startsWith('Estimate') ? 'text-lg font-semibold' : ''}>{sentence}</p>)}
      </div>
      <p className="mt-5">
        <a href={mailHref({ to: mailTo, subject, body: groupQuoteMail(course, form, quote, rules) })} className={buttonStyle('solid')}>Request Group Quote</a>
      </p>
    </div>
  );
}
