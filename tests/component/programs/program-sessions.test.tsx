import { render, screen, within } from '@testing-library/react';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { businessPrograms } from '@/content/business-opportunities';
import { classListedOn } from '@/content/class-list';
import { classOutlook, type ClassDate, undatedOutlook } from '@/lib/class-dates';

const classes: readonly ClassDate[] = [
  { kind: 'dated', date: '2025-02-22', starts: '09:00', ends: '17:00', location: 'Charlotte, NC', spots: 8 },
  { kind: 'dated', date: '2025-01-25', starts: '09:00', ends: '17:00', location: 'Atlanta, GA', spots: 1 },
];

describe('the sessions of a program', () => {
  it('list what is still to come on the visitor\'s day, soonest first, with time, place and seats', () => {
    render(<ProgramSessions title="Upcoming Classes" outlook={classOutlook(classes, '2025-01-20', classListedOn)} />);
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Jan 25.*9:00 AM to 5:00 PM.*Atlanta, GA.*1 spot available/);
    expect(second).toHaveTextContent(/Feb 22.*Charlotte, NC.*8 spots available/);
  });

  it('drop the class that has passed', () => {
    render(<ProgramSessions title="Upcoming Classes" outlook={classOutlook(classes, '2025-02-01', classListedOn)} />);
    expect(screen.queryByText(/Atlanta/)).not.toBeInTheDocument();
    expect(screen.getByText(/Charlotte/)).toBeInTheDocument();
  });

  it('say that none are listed, with the booking site, when all have passed', () => {
    render(<ProgramSessions title="Upcoming Classes" outlook={classOutlook(classes, '2026-11-21', classListedOn)} />);
    expect(screen.getByText('No dates are listed right now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /booking site/ })).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it.each([
    ['self-paced', /own pace/],
    ['on-request', /We set the date with you/],
  ] as const)('put a %s program into words, without a number', (kind, words) => {
    const { container } = render(<ProgramSessions title="Course Access" outlook={undatedOutlook([{ kind }])} />);
    expect(container).toHaveTextContent(words);
    expect(container.textContent).not.toMatch(/\d/);
  });

  it('never show a date of the sample list on the exported page', () => {
    for (const program of businessPrograms) {
      const { container, unmount } = render(<ProgramSessions title="Sessions" outlook={undatedOutlook(program.nextClasses)} />);
      expect(container.textContent).not.toMatch(/\b(?:Jan|Feb|Mar|Apr)\b|spots/);
      unmount();
    }
  });
});
