import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { classDateWords } from '@/content/courses/class-list';
import { businessPrograms } from '@/content/programs/business-opportunities';
import type { ClassDate } from '@/lib/courses/class-dates';
import type { TrainingProgram } from '@/lib/programs/training-programs';

// The editors move this day; the dates of these tests stay.
jest.mock('@/content/courses/class-list', () => ({
  ...jest.requireActual<object>('@/content/courses/class-list'),
  classListedOn: '2024-12-20',
}));

const [sample] = businessPrograms;
const programWith = (nextClasses: readonly ClassDate[]): TrainingProgram => ({ ...sample, nextClasses });
const dated = programWith([
  { kind: 'dated', date: '2025-02-22', starts: '09:00', ends: '17:00', location: 'Charlotte, NC', spots: 8 },
  { kind: 'dated', date: '2025-01-25', starts: '09:00', ends: '17:00', location: 'Atlanta, GA', spots: 1 },
]);

function showOn(day: string, program: TrainingProgram) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  render(<ProgramSessions title="Upcoming Training Sessions" program={program} />);
}

afterEach(() => jest.useRealTimers());

describe('the sessions of a program', () => {
  it("list what is still to come on the visitor's day, soonest first, with time, place and seats", () => {
    showOn('2025-01-20', dated);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Jan 25.*9:00 AM to 5:00 PM, Atlanta, GA.*1 spot available/);
    expect(second).toHaveTextContent(/Feb 22.*Charlotte, NC.*8 spots available/);
  });

  it('drop the class that has passed', () => {
    showOn('2025-02-01', dated);
    expect(screen.getByRole('listitem')).toHaveTextContent('Charlotte');
  });

  it('say that none are listed, with the booking site, when all have passed', () => {
    showOn('2026-11-21', dated);
    expect(screen.getByText(new RegExp(classDateWords.none))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /booking site/ })).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it.each(['self-paced', 'on-request'] as const)('put a %s program into words, without a number', (kind) => {
    const { container } = render(<ProgramSessions title="Course Access" program={programWith([{ kind }])} />);
    expect(container).toHaveTextContent(classDateWords[kind]);
    expect(container.textContent).not.toMatch(/\d/);
  });

  it.each(businessPrograms.map((program) => [program.id, program] as const))(
    'never name a date of %s in the exported page, whatever the day of the build',
    (_id, program) => {
      jest.useFakeTimers({ now: new Date('2025-01-02T12:00:00') });
      const page = renderToString(<ProgramSessions title="Sessions" program={program} />);
      // The props leave the page: the finishing step moves them into a file.
      expect(page.replace(/<script.*?<\/script>/s, '')).not.toMatch(
        /\b(?:Jan|Feb|Mar|Apr)\b|spots? available/,
      );
    },
  );
});
