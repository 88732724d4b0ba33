'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { SelectField, TextField } from '@/components/ui/field';
import { LineIcon } from '@/components/ui/line-icon';
import { calendarDays } from '@/components/ui/line-shapes';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import type { renewalLabels } from '@/content/courses/course-labels';
import { cardRenewal, reminderDay, type Renewal, renewalLeadDays } from '@/lib/courses/card-renewal';
import type { CardRule } from '@/lib/courses/courses';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { changeQuery } from '@/lib/site/query';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useQueryValue } from '@/components/islands/shared/address';
import { useForm } from '@/components/islands/shared/use-form';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import { interpolate } from '@/lib/text/interpolate';
import { renewalEvent, saveCalendar } from './save-calendar';

export type RenewableCourse = {
  readonly id: string;
  readonly title: string;
  readonly validityMonths: number;
  /** The class finder page that lists the class. */
  readonly finderPath: string;
  /** The value of `?class=` that keeps the course selected through to its form. */
  readonly classId: string;
};

type RenewalDateProps = IslandName & {
  courses: readonly RenewableCourse[];
  rule: CardRule;
  labels: typeof renewalLabels;
};

/** Calculates the expiration date from the date on a card and offers a calendar file with a reminder. */
export function RenewalDate({ name, courses, rule, labels }: RenewalDateProps) {
  const today = useVisitorDay();
  // Keeps the visitor's city when they return to the finder.
  const city = useQueryValue('city');
  const [form, field] = useForm(name, { course: courses[0]?.id ?? '', issued: '' });
  const course = courses.find((entry) => entry.id === form.course);
  if (course === undefined) return null;

  const renewal = cardRenewal(form.issued, today, rule, course.validityMonths);
  const save = (known: Extract<Renewal, { kind: 'known' }>) => {
    const names = { course: course.title };
    saveCalendar(
      interpolate(labels.event.fileName, names),
      renewalEvent(`renewal-${course.id}`, known, today, labels.event, names),
    );
  };
  return (
    <NeedsScripts className="rounded-card bg-mint p-6 sm:p-8">
      <h3 className="text-title">{labels.title}</h3>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <SelectField {...field('course')} label={labels.course}>
          {courses.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.title}
            </option>
          ))}
        </SelectField>
        <TextField {...field('issued')} label={labels.issued} required type="date" />
      </div>
      <div role="status" className="mt-6">
        {renewal.kind === 'unknown' && form.issued !== '' ? <p>{labels.unreadable}</p> : null}
        {renewal.kind === 'ahead' ? <p>{labels.isAhead}</p> : null}
        {renewal.kind === 'known' ? (
          <>
            <p className="text-sm text-ink-soft">{labels.validThrough}</p>
            <p className="font-display text-headline font-bold figures">{formatIsoDate(renewal.expires)}</p>
            <p className="mt-2">
              {interpolate(labels[advice[renewal.state]], {
                date: formatIsoDate(renewal.renewFrom),
                days: renewalLeadDays,
              })}
            </p>
          </>
        ) : null}
      </div>
      {renewal.kind === 'known' ? (
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
          {renewal.state === 'due' || renewal.state === 'expired' ? (
            <a
              href={`${course.finderPath}${changeQuery('', { class: course.classId, city })}`}
              className={buttonStyle('main')}
            >
              {interpolate(labels.find, { course: course.title })}
            </a>
          ) : null}
          {/* A reminder for a past day is useless. */}
          {renewal.state === 'expired' ? null : (
            <button type="button" onClick={() => save(renewal)} className={buttonStyle('solid')}>
              <LineIcon shape={calendarDays} size={18} />
              {labels.save}
            </button>
          )}
        </p>
      ) : null}
      {renewal.kind === 'known' && renewal.state !== 'expired' ? (
        <p className="mt-3 text-sm text-ink-soft">
          {interpolate(labels.shows, { date: formatIsoDate(reminderDay(renewal, today)) })}
        </p>
      ) : null}
    </NeedsScripts>
  );
}

/** The advice for each state of a card. Without the visitor's day, the card counts as valid. */
const advice = {
  valid: 'lookFrom',
  due: 'due',
  expired: 'expired',
  unknown: 'lookFrom',
} as const satisfies Record<string, keyof typeof renewalLabels>;
