import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { upcomingClassWords } from '@/content/courses/course-words';
import { formatSpots } from '@/lib/courses/class-dates';
import { fillIn } from '@/lib/text/fill-in';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import type { ClassDate } from '@/lib/courses/class-dates';

const dates: readonly ClassDate[] = [
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '13:30', location: 'Atlanta, GA', spots: 5 },
  {
    kind: 'dated',
    date: '2025-03-08',
    lastDate: '2025-03-09',
    starts: '08:00',
    ends: '16:00',
    location: 'Tampa, FL',
    spots: 12,
  },
];
const which = fillIn(upcomingClassWords.which, { day: 'Sat, Jan 18', place: 'Atlanta, GA' });
const island = (
  <UpcomingClasses
    course="ACLS"
    dates={dates}
    listedOn="2024-12-20"
    registerHref="/locations?class=aha"
    words={upcomingClassWords}
    slots={{ undated: <p>No dates are listed right now.</p> }}
  />
);

describe('the upcoming classes of a course', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('name no date in the exported HTML', () => {
    jest.setSystemTime(new Date('2025-01-01T10:00:00'));
    expect(renderToString(island)).toBe('<p>No dates are listed right now.</p>');
  });

  it('show day, hours, place, spots and the way to register', () => {
    jest.setSystemTime(new Date('2025-01-01T10:00:00'));
    render(island);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining(
        'Sat, Jan 189:00 AM to 1:30 PM, Atlanta, GA' + formatSpots(5, upcomingClassWords.spots),
      ),
      expect.stringContaining(
        'Sat, Mar 8 to Sun, Mar 98:00 AM to 4:00 PM, Tampa, FL' + formatSpots(12, upcomingClassWords.spots),
      ),
    ]);
    expect(screen.getByRole('link', { name: `${upcomingClassWords.register} ${which}` })).toHaveAttribute(
      'href',
      '/locations?class=aha&near=Atlanta%2C+GA&day=2025-01-18',
    );
  });

  it('register for a class online without a city', () => {
    jest.setSystemTime(new Date('2025-01-01T10:00:00'));
    const online = { ...dates[0]!, location: 'Live online' } as ClassDate;
    render(
      <UpcomingClasses
        course="ACLS"
        dates={[online]}
        listedOn="2024-12-20"
        registerHref="/locations?class=aha"
        words={upcomingClassWords}
        slots={{ undated: null }}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/locations?class=aha&day=2025-01-18');
  });

  it('drop a class at midnight in a page that stays open', () => {
    jest.setSystemTime(new Date('2025-01-18T23:59:30'));
    render(island);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say that none are listed when all have passed, or the clock is years off', () => {
    for (const day of ['2026-11-21T10:00:00', '1999-01-01T00:00:00', '+012025-01-01T00:00:00']) {
      jest.setSystemTime(new Date(day));
      const { unmount } = render(island);
      expect(screen.getByText('No dates are listed right now.')).toBeInTheDocument();
      unmount();
    }
  });

  it('hand over a calendar file that is made on the device', async () => {
    jest.setSystemTime(new Date('2025-01-01T10:00:00'));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:class';
    };
    const forget = jest.fn();
    URL.revokeObjectURL = forget;
    let name = '';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    render(island);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: `${upcomingClassWords.calendarFile} ${which}` }));
    expect(name).toBe('acls-2025-01-18.ics');
    expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
    act(() => jest.advanceTimersByTime(10_001));
    expect(forget).toHaveBeenCalledWith('blob:class');
    click.mockRestore();
  });
});
