import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReminderList } from '@/components/islands/courses/reminder-list';
import { saveFile } from '@/components/islands/shared/save-file';
import { reminderListLabels as labels } from '@/content/courses/course-labels';
import { aedKinds, aedMonthly } from '@/content/guides/aed-check';
import type { ReminderKind } from '@/lib/courses/card-renewal';
import { interpolate } from '@/lib/text/interpolate';

const card: ReminderKind = {
  id: 'bls',
  label: 'BLS',
  dateLabel: 'Issue date',
  card: { rule: 'end-of-month', months: 24 },
};
const [pads] = aedKinds;
const kinds = [...aedKinds, card];
vi.mock('@/components/islands/shared/save-file');
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
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

/** The name and the lines of the file that was saved last. */
function entry(): readonly string[] {
  const [name = '', , text = ''] = vi.mocked(saveFile).mock.lastCall ?? [];
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  return [name, ...lines.filter((line) => /^(?:UID|SUMMARY|DTSTART|RRULE|BEGIN:VALARM)[:;]?/.test(line))];
}
const saveRow = (number: number) => click(`${labels.save} ${interpolate(labels.row, { number })}`);

describe('the list of reminders', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-01-15T10:00:00') });
    vi.mocked(saveFile).mockClear();
  });

  it('saves each upcoming date as a separate event on the day of the reminder', async () => {
    render(list());
    expect(screen.queryByRole('button', { name: labels.print })).not.toBeInTheDocument();
    fill(0, pads, '2027-03-10', ' Lobby ');
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent(
      'AED pads, LobbyMarch 10, 2027January 9, 2027',
    );
    expect(screen.getByRole('button', { name: labels.print })).toBeVisible();
    await saveRow(1);
    const said = interpolate(labels.saved, { what: 'AED pads, Lobby', date: 'January 9, 2027' });
    expect(screen.getByText(said)).toBeVisible();
    expect(entry()).toMatchSnapshot();
    await click(labels.add);
    fill(1, card, '2025-03-10', 'Ana');
    await saveRow(2);
    expect(entry()).toMatchSnapshot();
    await click(`${labels.save} ${aedMonthly.title}`);
    expect(entry()).toMatchSnapshot();
  });

  it('reminds tomorrow of what is already due, never after the last day, and never of what has expired', async () => {
    render(list());
    for (const [last, day] of [
      ['2026-02-01', '20260116'],
      ['2026-01-16', '20260116'],
      ['2026-01-15', '20260115'],
    ] as const) {
      fill(0, pads, last);
      await saveRow(1);
      expect(entry()).toContain(`DTSTART;VALUE=DATE:${day}`);
    }
    fill(0, pads, '2026-01-14');
    expect(screen.queryByRole('button', { name: new RegExp(`${labels.save} Reminder`) })).toBeNull();
  });

  it('numbers the entries of identical rows, and of no others', async () => {
    render(list());
    const saved: (string | undefined)[] = [];
    for (const [row, day] of ['2028-05-10', '2027-03-10', '2027-03-10'].entries()) {
      if (row > 0) await click(labels.add);
      fill(row, pads, day);
      await saveRow(row + 1);
      saved.push(entry()[1]?.replace('UID:reminder-AED pads-', ''));
    }
    expect(saved).toEqual(['2028-05-10', '2027-03-10', '2-2027-03-10']);
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
