import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ReminderList } from '@/components/islands/courses/reminder-list';
import { saveFile } from '@/components/islands/shared/save-file';
import { reminderListLabels as labels } from '@/content/courses/course-labels';
import { aedKinds, aedMonthly } from '@/content/guides/aed-check';
import type { ReminderKind } from '@/lib/courses/card-renewal';

const card: ReminderKind = {
  id: 'bls',
  label: 'BLS',
  dateLabel: 'Issue date',
  card: { rule: 'end-of-month', months: 24 },
};
const [pads] = aedKinds;
const kinds = [...aedKinds, card];
jest.mock('@/components/islands/shared/save-file');
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rows = () => screen.getAllByRole('group');
const click = (name: string) => user().click(screen.getByRole('button', { name }));
const list = () => <ReminderList name="list" kinds={kinds} monthly={aedMonthly} labels={labels} />;

/** Fills in a row and returns its result. */
function fill(row: number, kind: ReminderKind | undefined, date: string, note = ''): string {
  const inside = within(rows()[row]!);
  fireEvent.change(inside.getByLabelText(labels.kind), { target: { value: kind?.id } });
  fireEvent.change(inside.getByLabelText(kind?.dateLabel ?? ''), { target: { value: date } });
  fireEvent.change(inside.getByLabelText(labels.note), { target: { value: note } });
  return inside.getByRole('status').textContent;
}

/** The entries of the saved file. */
function entries(): readonly string[] {
  const lines = (jest.mocked(saveFile).mock.lastCall?.[2] ?? '').replace(/\r\n /g, '').split('\r\n');
  return lines.filter((line) => /^(?:SUMMARY|DTSTART|RRULE|TRIGGER)[:;]/.test(line));
}

describe('the list of reminders', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-01-15T10:00:00') });
    jest.mocked(saveFile).mockClear();
  });

  it('shows no fields without JavaScript', () => {
    const shown = document.createElement('div');
    shown.innerHTML = renderToString(list());
    expect(shown.querySelectorAll(':scope > :not(.needs-scripts)')).toHaveLength(0);
  });

  it("uses a printed date as is, and calculates a card's date by its rule", () => {
    render(list());
    expect(fill(0, pads, '2027-03-10')).toContain('March 10, 2027');
    expect(fill(0, card, '2025-03-10')).toContain('March 31, 2027');
    expect(fill(0, card, '2026-03-10')).toBe(labels.isAhead);
    expect(fill(0, pads, '2026-02-01')).toContain('Renew or replace it soon');
    expect(fill(0, pads, '2026-01-01')).toContain('Renew or replace it now');
  });

  it('saves and prints every upcoming date, with the monthly check in the file', async () => {
    render(list());
    expect(screen.queryByRole('button', { name: labels.print })).not.toBeInTheDocument();
    fill(0, pads, '2027-03-10', ' Lobby ');
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent(
      'AED pads, LobbyMarch 10, 2027January 9, 2027',
    );
    expect(screen.getByRole('button', { name: labels.print })).toBeVisible();
    await click(labels.add);
    fill(1, card, '2025-03-10', 'Ana');
    await click(labels.add);
    fill(2, pads, '2025-12-31', 'Past');
    await click(labels.save);
    expect(entries()).toEqual([
      'DTSTART;VALUE=DATE:20270310',
      'SUMMARY:AED pads\\, Lobby: expires',
      'TRIGGER:-P60D',
      'DTSTART;VALUE=DATE:20270331',
      'SUMMARY:BLS\\, Ana: expires',
      'TRIGGER:-P60D',
      'DTSTART;VALUE=DATE:20260201',
      'RRULE:FREQ=MONTHLY',
      `SUMMARY:${aedMonthly.title}`,
    ]);
    expect(screen.getByText(/Saved: 3/)).toBeVisible();
  });

  it('shows a message if there is nothing to save, and saves nothing', async () => {
    render(list());
    await user().click(screen.getByRole('checkbox'));
    await click(labels.save);
    expect(screen.getByText(labels.nothing)).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('keeps the focus nearby when a row is added or removed', async () => {
    render(list());
    await click(labels.add);
    expect(within(rows()[1]!).getByLabelText(labels.kind)).toHaveFocus();
    await user().click(screen.getByRole('button', { name: `${labels.remove}: Reminder 1` }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: labels.add })).toHaveFocus();
  });
});
