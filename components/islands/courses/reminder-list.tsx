'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { SelectField, TextField } from '@/components/ui/field';
import { LineIcon } from '@/components/ui/line-icon';
import { calendarDays } from '@/components/ui/line-shapes';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import type { reminderListLabels } from '@/content/courses/course-labels';
import type { CalendarEvent } from '@/lib/courses/calendar-file';
import {
  cardRenewal,
  type MonthlyReminder,
  printedRenewal,
  type ReminderKind,
  type Renewal,
} from '@/lib/courses/card-renewal';
import { interpolate } from '@/lib/text/interpolate';
import { typedLine } from '@/lib/text/typed-text';
import { formatIsoDate, monthsAfter } from '@/lib/time/calendar-days';
import { renewalEvent, saveCalendar } from './save-calendar';

type ReminderListProps = IslandName & {
  kinds: readonly ReminderKind[];
  monthly?: MonthlyReminder;
  labels: typeof reminderListLabels;
};

type Row = { readonly id: number; readonly kind: string; readonly note: string; readonly date: string };
type KnownRow = { readonly what: string; readonly renewal: Extract<Renewal, { kind: 'known' }> };

const mostRows = 100;

/** Turns expiring items into calendar files, one for each, and a printable list. Nothing is stored. */
export function ReminderList({ name, kinds, monthly, labels }: ReminderListProps) {
  const today = useVisitorDay();
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(1, kinds)]);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = rows.length;
  const before = useRef(count);

  // Move focus to the new row; after a removal, to the Add button.
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('select')?.focus();
    if (count < before.current) addButton.current?.focus();
    before.current = count;
  }, [count]);

  const known = rows.flatMap((row) => knownRow(row, kinds, today) ?? []);
  const change = (id: number, part: Partial<Row>) => {
    setMessage('');
    // Updates from the latest state: fields filled before hydration are replayed in one batch.
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...part } : row)));
  };
  const save = (what: string, event: CalendarEvent) => {
    saveCalendar(interpolate(labels.event.fileName, { what }), event);
    setMessage(interpolate(labels.saved, { what, date: formatIsoDate(event.time.date) }));
  };
  const saveRow = (row: Row, { what, renewal }: KnownRow) => {
    const isSame = (other: KnownRow) => other.what === what && other.renewal.expires === renewal.expires;
    // Two rows without a name are still two entries.
    const number =
      rows
        .slice(0, rows.indexOf(row))
        .flatMap((other) => knownRow(other, kinds, today) ?? [])
        .filter(isSame).length + 1;
    const uid = `reminder-${what}${number === 1 ? '' : `-${number}`}`;
    save(what, renewalEvent(uid, renewal, today, labels.event, { what }));
  };

  return (
    <NeedsScripts className="mt-6 rounded-card bg-mint p-5 sm:p-8 print:bg-transparent print:p-0">
      <ol ref={list} className="print:hidden">
        {rows.map((row, index) => {
          const found = knownRow(row, kinds, today);
          const title = interpolate(labels.row, { number: index + 1 });
          return (
            <li key={row.id} className="mb-6 border-b border-control pb-6">
              <fieldset>
                <legend className="mb-3 font-semibold">{title}</legend>
                <div className="grid gap-4 sm:grid-cols-2">
                  <SelectField
                    id={`${name}-kind-${row.id}`}
                    label={labels.kind}
                    value={row.kind}
                    onChange={(event) => change(row.id, { kind: event.target.value })}
                  >
                    {kinds.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    id={`${name}-date-${row.id}`}
                    label={kindOf(row, kinds)?.dateLabel ?? ''}
                    required
                    type="date"
                    value={row.date}
                    onChange={(event) => change(row.id, { date: event.target.value })}
                  />
                  <TextField
                    id={`${name}-note-${row.id}`}
                    label={labels.note}
                    maxLength={80}
                    value={row.note}
                    className="sm:col-span-2"
                    onChange={(event) => change(row.id, { note: event.target.value })}
                  />
                </div>
                <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <p role="status">{row.date === '' ? '' : answerOf(renewalOf(row, kinds, today), labels)}</p>
                  {/* An event on a day that has passed is useless. */}
                  {found === null || found.renewal.state === 'expired' ? null : (
                    <button
                      type="button"
                      onClick={() => saveRow(row, found)}
                      className={buttonStyle('solid', 'sm', 'ml-auto')}
                    >
                      <LineIcon shape={calendarDays} size={18} />
                      {labels.save}
                      <span className="sr-only"> {title}</span>
                    </button>
                  )}
                  {rows.length > 1 ? (
                    <button
                      type="button"
                      aria-label={`${labels.remove}: ${title}`}
                      onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
                      className={buttonStyle('outline', 'sm')}
                    >
                      {labels.remove}
                    </button>
                  ) : null}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-3">
        {rows.length < mostRows ? (
          <button
            ref={addButton}
            type="button"
            onClick={() => setRows([...rows, emptyRow(Math.max(...rows.map(({ id }) => id)) + 1, kinds)])}
            className={buttonStyle('outline')}
          >
            {labels.add}
          </button>
        ) : null}
        {known.length === 0 ? null : (
          <button type="button" onClick={() => print()} className={buttonStyle('outline')}>
            {labels.print}
          </button>
        )}
      </div>
      {monthly === undefined ? null : (
        <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-control pt-6 print:hidden">
          {monthly.label}
          <button
            type="button"
            onClick={() => {
              const event = monthlyEvent(monthly, today);
              if (event !== null) save(monthly.title, event);
            }}
            className={buttonStyle('outline', 'sm')}
          >
            <LineIcon shape={calendarDays} size={18} />
            {labels.save}
            <span className="sr-only"> {monthly.title}</span>
          </button>
        </p>
      )}
      <p role="status" className="mt-3 font-semibold empty:hidden print:hidden">
        {message}
      </p>
      <p className="mt-3 text-sm text-ink-soft print:hidden">{labels.kept}</p>
      <PrintedList rows={known} labels={labels} />
    </NeedsScripts>
  );
}

/** The list for the wall, in print only. */
function PrintedList({
  rows,
  labels: { list },
}: {
  rows: readonly KnownRow[];
  labels: typeof reminderListLabels;
}) {
  if (rows.length === 0) return null;
  return (
    <table className="hidden w-full text-left print:table">
      <caption className="text-left font-semibold">{list.caption}</caption>
      <thead>
        <tr className="border-b border-control">
          {[list.what, list.expires, list.from].map((head) => (
            <th key={head} scope="col" className="py-1 pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, renewal }, index) => (
          <tr key={index} className="border-b border-line">
            {[what, formatIsoDate(renewal.expires), formatIsoDate(renewal.renewFrom)].map((cell, column) => (
              <td key={column} className="py-1 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function emptyRow(id: number, kinds: readonly ReminderKind[]): Row {
  return { id, kind: kinds[0]?.id ?? '', note: '', date: '' };
}

function kindOf(row: Row, kinds: readonly ReminderKind[]): ReminderKind | undefined {
  return kinds.find(({ id }) => id === row.kind);
}

function whatOf(row: Row, kinds: readonly ReminderKind[]): string {
  return [kindOf(row, kinds)?.label, typedLine(row.note)].filter((part) => part).join(', ');
}

function renewalOf(row: Row, kinds: readonly ReminderKind[], today: string): Renewal {
  const card = kindOf(row, kinds)?.card;
  return card === undefined
    ? printedRenewal(row.date, today)
    : cardRenewal(row.date, today, card.rule, card.months);
}

function knownRow(row: Row, kinds: readonly ReminderKind[], today: string): KnownRow | null {
  const renewal = renewalOf(row, kinds, today);
  return renewal.kind === 'known' ? { what: whatOf(row, kinds), renewal } : null;
}

function answerOf(renewal: Renewal, labels: typeof reminderListLabels): string {
  if (renewal.kind === 'unknown') return labels.unreadable;
  if (renewal.kind === 'ahead') return labels.isAhead;
  const dates = { expires: formatIsoDate(renewal.expires), date: formatIsoDate(renewal.renewFrom) };
  return interpolate(labels[renewal.state === 'unknown' ? 'valid' : renewal.state], dates);
}

/** Starts on the first of the next month, because every month has that day. Null without the visitor's day. */
function monthlyEvent({ title, text }: MonthlyReminder, today: string): CalendarEvent | null {
  const date = monthsAfter(`${today.slice(0, 8)}01`, 1);
  return date === null
    ? null
    : { uid: `monthly-${title}`, title, description: text, time: { kind: 'day', date }, isMonthly: true };
}
