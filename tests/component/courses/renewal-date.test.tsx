import { fireEvent, render, screen } from '@testing-library/react';
import { renewalLabels } from '@/content/courses/course-labels';
import { RenewalDate } from '@/components/islands/courses/renewal-date';
import { saveFile } from '@/components/islands/shared/save-file';
import { seen } from '../support/seen';

vi.mock('@/components/islands/shared/save-file');

const course = (id: string, title: string, validityMonths: number) => ({
  id,
  title,
  validityMonths,
  finderPath: '/locations',
  classId: `class-${id}`,
});
const courses = [course('emr', 'EMR', 24), course('babysitter', 'Babysitter Training', 36)];
const renewal = (rule: 'same-day' | 'end-of-month') => (
  <RenewalDate name="renewal" courses={courses} rule={rule} labels={renewalLabels} />
);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-15T10:00:00') }));

/** Chooses a card and its day. @returns what is then on the screen, and the file that the reminder saves. */
function advice(issued: string, chosen: string, rule: 'same-day' | 'end-of-month'): string {
  const { container, unmount } = render(renewal(rule));
  choose(renewalLabels.course, chosen);
  choose(renewalLabels.issued, issued);
  const button = screen.queryByRole('button', { name: renewalLabels.save });
  const said = seen(container).join('\n');
  if (button !== null) fireEvent.click(button);
  const file = button === null ? 'no reminder' : vi.mocked(saveFile).mock.lastCall?.slice(0, 3).join('\n');
  unmount();
  return `${said}\n\n${file?.replace(/DTSTAMP:.*/, '')}`;
}

test.each([
  ['2025-03-10', 'emr', 'same-day'],
  ['2025-03-10', 'emr', 'end-of-month'],
  ['2025-03-10', 'babysitter', 'same-day'],
  ['2024-02-01', 'emr', 'same-day'],
  ['2023-02-01', 'emr', 'same-day'],
  ['2026-06-01', 'emr', 'same-day'],
  ['9999-12-31', 'emr', 'same-day'],
  ['', 'emr', 'same-day'],
] as const)(
  'a card of "%s" for %s, valid to the %s, gets the approved advice, class and reminder',
  (issued, chosen, rule) => {
    window.history.replaceState(null, '', '/red-cross-courses?city=mesa');
    expect(advice(issued, chosen, rule)).toMatchSnapshot();
  },
);

test('on a clock without a day, a card says from when on to look for a class', () => {
  vi.setSystemTime(8.64e15);
  expect(advice('2025-03-10', 'emr', 'same-day')).toMatchSnapshot();
});
