import { render, screen } from '@testing-library/react';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { classDateLabels } from '@/content/courses/class-list';
import { businessPrograms } from '@/content/programs/business-opportunities';
import type { ClassDate } from '@/lib/courses/class-dates';

// Editors move the real dates; the dates in these tests are fixed.
jest.mock('@/content/courses/class-list', () => ({
  ...jest.requireActual<object>('@/content/courses/class-list'),
  classListedOn: '2024-12-20',
}));

const [sample] = businessPrograms;
const dated = { kind: 'dated', starts: '09:00', ends: '17:00' } as const;
const classes = [
  { ...dated, date: '2025-02-22', location: 'Charlotte, NC', spots: 8 },
  { ...dated, date: '2025-01-25', location: 'Atlanta, GA', spots: 1 },
] as const satisfies readonly ClassDate[];
const sessions = (nextClasses: readonly ClassDate[]) => (
  <ProgramSessions title="Upcoming Training Sessions" program={{ ...sample, nextClasses }} />
);

it("the sessions of a program are those upcoming on the visitor's day, soonest first", () => {
  jest.useFakeTimers({ now: new Date('2025-01-20T12:00:00') });
  render(sessions(classes));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Jan 25.*9:00 AM to 5:00 PM, Atlanta, GA.*1 spot available/);
  expect(second).toHaveTextContent(/Feb 22.*Charlotte, NC.*8 spots available/);
});

it.each(['self-paced', 'on-request'] as const)(
  'a %s program is described as such, without a number',
  (kind) => {
    const { container } = render(sessions([{ kind }]));
    expect(container).toHaveTextContent(classDateLabels[kind]);
    expect(container.textContent).not.toMatch(/\d/);
  },
);
