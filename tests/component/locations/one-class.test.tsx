import { fireEvent, render, within } from '@testing-library/react';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { saveRow } from '@/components/islands/courses/class-calendar';
import { saveFile } from '@/components/islands/shared/save-file';
import { CityContents } from '@/components/locations/city-contents';
import { cityPages } from '@/components/locations/model/city-pages';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { formatClassDay, formatClassTime } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import { daysAfter } from '@/lib/time/calendar-days';

vi.mock('@/components/islands/shared/save-file');

const city = cityPages.find(({ classes }) => classes.some(({ form }) => form !== null))!;
const entry = city.classes.find(({ form }) => form !== null)!;
const { name, id } = entry.offer;
const { date } = entry.row.dated;
const dated = { ...entry.row.dated, lastDate: daysAfter(date, 1)! };
const page = { ...city, classes: [{ ...entry, row: { ...entry.row, dated } }] };
// Course pages leave out the organization.
const course = name.replace(/ \(.*/, '');
const lastFile = () =>
  String(vi.mocked(saveFile).mock.lastCall?.[2])
    .replaceAll('\r\n ', '')
    .replace(/\r\nDTSTAMP:.*/, '')
    .replaceAll(name, course);

test('the row of a city, the details of a course and both calendar files agree about a class', () => {
  const row = render(<CityContents page={page} />).container.querySelector<HTMLElement>('[data-day]')!;
  const [day, hours] = [formatClassDay(dated), formatClassTime(dated)];
  expect(row).toHaveTextContent(`${day}${hours}`);

  vi.useFakeTimers({ now: new Date(`${date}T06:00:00`) });
  const details = render(
    <UpcomingClasses
      name="details"
      course={course}
      courseId={id}
      cityPath="/locations"
      dates={[dated]}
      listedOn="2024-12-20"
      labels={upcomingClassLabels}
      slots={{ undated: null }}
    />,
  ).container;
  expect(details).toHaveTextContent(`${day}${hours}, ${page.label}`);
  const href = classHref('/locations', id, dated);
  expect(details.querySelector('a')).toHaveAttribute('href', href);
  expect(row.id).toBe(href.split('#')[1]);

  fireEvent.click(within(details).getByRole('button'));
  const file = lastFile();
  expect(vi.mocked(saveFile).mock.lastCall?.[0]).toMatch(new RegExp(`-${date}\\.ics$`));
  expect(file).toContain(`\nLOCATION:${page.label.replace(',', '\\,')}\r`);
  expect(file).toContain('\nRDATE:');
  window.history.replaceState(null, '', page.path);
  saveRow(row);
  expect(lastFile()).toBe(file);
  expect(vi.mocked(saveFile).mock.lastCall?.[2]).toContain(`SUMMARY:${name}`);
});
