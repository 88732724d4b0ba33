import { fireEvent, render, within } from '@testing-library/react';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { saveRow } from '@/components/islands/courses/class-calendar';
import { saveFile } from '@/components/islands/shared/save-file';
import { CityContents } from '@/components/locations/city-contents';
import { cityPages } from '@/components/locations/model/city-pages';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { formatClassDay, formatClassTime, zoneOfClass } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import { daysAfter, type IsoDate } from '@/lib/time/calendar-days';
import { momentIn } from '@/lib/time/us-zones';

jest.mock('@/components/islands/shared/save-file');

const city = cityPages.find(({ classes }) => classes.some(({ form }) => form !== null))!;
const entry = city.classes.find(({ form }) => form !== null)!;
const { offer } = entry;
const { date } = entry.row.dated;
const lastDate = daysAfter(date, 1)!;
const row = { ...entry.row, dated: { ...entry.row.dated, lastDate } };
const page = { ...city, classes: [{ ...entry, row }] };
const lastFile = () => String(jest.mocked(saveFile).mock.lastCall?.[2]).replaceAll('\r\n ', '');
/** A time of the class as calendar files write it. */
function stamp(day: IsoDate, time: 'starts' | 'ends'): string {
  const moment = new Date(momentIn(zoneOfClass(row.dated)!, day, row.dated[time]));
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

test('the row of a city, the details of a course and both calendar files agree about a class', () => {
  const { container } = render(<CityContents page={page} />);
  const shown = container.querySelector<HTMLElement>('[data-day]')!;
  const [day, hours] = [formatClassDay(row.dated), formatClassTime(row.dated)];
  expect(shown).toHaveTextContent(`${day}${hours}`);

  jest.useFakeTimers({ now: new Date(`${date}T06:00:00`) });
  const details = render(
    <UpcomingClasses
      name="details"
      // Course pages leave out the organization.
      course={offer.name.replace(/ \(.*/, '')}
      courseId={offer.id}
      cityPath="/locations"
      dates={[row.dated]}
      listedOn="2024-12-20"
      labels={upcomingClassLabels}
      slots={{ undated: null }}
    />,
  );
  expect(details.container).toHaveTextContent(`${day}${hours}, ${page.label}`);
  expect(details.container.querySelector('a')?.getAttribute('href')).toBe(
    classHref('/locations', offer.id, row.dated),
  );
  expect(shown.id).toBe(classHref('/locations', offer.id, row.dated).split('#')[1]);

  const savedId = () => /\nUID:(.*)\r/.exec(lastFile())?.[1];
  fireEvent.click(within(details.container).getByRole('button'));
  const fromDetails = savedId();
  window.history.replaceState(null, '', page.path);
  saveRow(shown);
  expect(savedId()).toBe(fromDetails);
  const file = lastFile();
  for (const line of [
    `SUMMARY:${offer.name}`,
    `LOCATION:${page.label.replace(',', '\\,')}`,
    `DESCRIPTION:${upcomingClassLabels.calendarNote}`,
    `DTSTART:${stamp(date, 'starts')}`,
    `DTEND:${stamp(date, 'ends')}`,
    `RDATE:${stamp(lastDate, 'starts')}`,
  ])
    expect(file).toContain(line);
});
