import { fireEvent, render, screen } from '@testing-library/react';
import { renewalLabels } from '@/content/courses/course-labels';
import { RenewalDate } from '@/components/islands/courses/renewal-date';
import { interpolate } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { saveFile } from '@/components/islands/shared/save-file';

vi.mock('@/components/islands/shared/save-file');

const course = (id: string, title: string, validityMonths: number) => ({
  id,
  title,
  validityMonths,
  finderPath: '/locations',
  classId: `class-${id}`,
});
const courses = [course('emr', 'EMR', 24), course('babysitter', 'Babysitter Training', 36)];
const renewal = (rule: 'same-day' | 'end-of-month' = 'same-day') => (
  <RenewalDate name="renewal" courses={courses} rule={rule} labels={renewalLabels} />
);
const status = () => screen.getByRole('status');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-15T10:00:00') }));

test('follows the rule of the organization and the length of the chosen card', () => {
  const { unmount } = render(renewal('end-of-month'));
  choose(renewalLabels.issued, '2025-03-10');
  expect(status()).toHaveTextContent('March 31, 2027');
  unmount();
  render(renewal());
  expect(status()).toBeEmptyDOMElement();
  choose(renewalLabels.course, 'babysitter');
  choose(renewalLabels.issued, '2025-03-10');
  expect(status()).toHaveTextContent('March 10, 2028');
});

test('on a clock without a day, a card says from when on to look for a class', () => {
  vi.setSystemTime(8.64e15);
  render(renewal());
  choose(renewalLabels.issued, '2025-03-10');
  const names = { date: 'January 9, 2027', days: 60 };
  expect(status()).toHaveTextContent(interpolate(renewalLabels.lookFrom, names));
});

test.each([
  ['2025-03-10', 'March 10, 2027', false, '2027-01-09'],
  ['2024-02-01', renewalLabels.due, true, '2026-01-16'],
  ['2023-02-01', renewalLabels.expired, true, null],
  ['2026-06-01', renewalLabels.isAhead, false, null],
  ['9999-12-31', renewalLabels.unreadable, false, null],
])('a card of %s gets its advice, a class if it is time, a reminder if it is not too late', (...row) => {
  const [day, text, hasClass, reminder] = row;
  window.history.replaceState(null, '', '/red-cross-courses?city=mesa');
  render(renewal());
  choose(renewalLabels.issued, day);
  expect(status()).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: /EMR/ })?.getAttribute('href')).toBe(
    hasClass ? '/locations?class=class-emr&city=mesa' : undefined,
  );
  const button = screen.queryByRole('button', { name: renewalLabels.save });
  expect(button !== null).toBe(reminder !== null);
  if (button === null || reminder === null) return;
  fireEvent.click(button);
  const file = vi.mocked(saveFile).mock.lastCall?.[2];
  expect(file).toContain(`DTSTART;VALUE=DATE:${reminder.replaceAll('-', '')}`);
  expect(screen.getByText(interpolate(renewalLabels.shows, { date: formatIsoDate(reminder) }))).toBeVisible();
});
