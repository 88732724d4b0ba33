'use client';

import { useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { calendarFile, calendarFileName, calendarType } from '@/lib/calendar-file';
import { cardRenewal, type Renewal, renewalLeadDays } from '@/lib/card-renewal';
import type { CardRule } from '@/lib/courses';
import { formatIsoDate } from '@/lib/dates';
import { saveFile } from './save-file';
import { useHydrated } from './use-hydrated';
import { useVisitorDay } from './use-visitor-day';

export type RenewableCourse = { readonly id: string; readonly title: string; readonly validityMonths: number };

/** The date on a card gives the day on which it runs out, and a calendar file that reminds of it. */
export function RenewalDate({ courses, rule }: { courses: readonly RenewableCourse[]; rule: CardRule }) {
  const isHydrated = useHydrated();
  const today = useVisitorDay();
  const [form, setForm] = useState({ course: courses[0]?.id ?? '', issued: '' });
  const id = useId();
  const course = courses.find((entry) => entry.id === form.course);
  if (!isHydrated || course === undefined) return null;

  const renewal = cardRenewal(form.issued, today, rule, course.validityMonths);
  return (
    <div className="rounded-card bg-mint p-6 sm:p-8">
      <h3 className="text-title">When does your card run out?</h3>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <SelectField id={`${id}-course`} label="Course" required value={form.course} onChange={(event) => setForm({ ...form, course: event.target.value })}>
          {courses.map((entry) => <option key={entry.id} value={entry.id}>{entry.title}</option>)}
        </SelectField>
        <TextField id={`${id}-issued`} label="Date on the card" required type="date" value={form.issued} onChange={(event) => setForm({ ...form, issued: event.target.value })} />
      </div>
      <div role="status" className="mt-6"><RenewalWords renewal={renewal} hasDate={form.issued !== ''} /></div>
      {renewal.kind === 'known' ? (
        <p className="mt-5">
          <button type="button" onClick={() => saveRenewal(course, renewal)} className={buttonStyle('solid')}>
            <Icon name="calendar" size={18} />
            Save to my calendar
          </button>
        </p>
      ) : null}
    </div>
  );
}

const states = {
  valid: (from: string) => `Look for a renewal class from ${from} on. That leaves you ${renewalLeadDays} days.`,
  due: () => 'It is time to renew: look for a class now.',
  expired: () => 'That day has passed. Ask us which class you need now.',
  unknown: (from: string) => `Look for a renewal class from ${from} on. That leaves you ${renewalLeadDays} days.`,
} as const;

function RenewalWords({ renewal, hasDate }: { renewal: Renewal; hasDate: boolean }) {
  if (renewal.kind === 'unknown') return hasDate ? <p>We cannot read that date. Check it against your card.</p> : null;
  return (
    <>
      <p className="text-sm text-ink-soft">Valid through</p>
      <p className="font-display text-headline font-bold tabular-nums">{formatIsoDate(renewal.expires)}</p>
      <p className="mt-2">{states[renewal.state](formatIsoDate(renewal.renewFrom))}</p>
      {renewal.isAhead ? <p className="mt-2">The date you typed is still ahead. Check it against your card.</p> : null}
    </>
  );
}

function saveRenewal(course: RenewableCourse, renewal: Extract<Renewal, { kind: 'known' }>): void {
  const file = calendarFile(
    {
      uid: `renewal-${course.id}-${renewal.expires}`,
      title: `${course.title}: card runs out`,
      description: `Your ${course.title} card is valid through ${formatIsoDate(renewal.expires)}. Look for a renewal class from ${formatIsoDate(renewal.renewFrom)} on.`,
      time: { kind: 'day', date: renewal.expires },
      reminderDays: renewalLeadDays,
    },
    Date.now(),
  );
  saveFile(calendarFileName(`renew ${course.title}`), calendarType, file);
}
