import { fireEvent, render, within } from '@testing-library/react';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { saveRow } from '@/components/islands/courses/class-calendar';
import { saveFile } from '@/components/islands/shared/save-file';
import { CityContents } from '@/components/locations/city-contents';
import { cityGraph, cityPages } from '@/components/locations/model/city-pages';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { registrationFields } from '@/content/locations/locations';
import { formatClassDay, formatClassTime, zoneOfClass } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import { momentIn } from '@/lib/time/us-zones';

jest.mock('@/components/islands/shared/save-file');

const city = cityPages.find(({ classes }) => classes.some(({ form }) => form !== null))!;
const entry = city.classes.find(({ form }) => form !== null)!;
const { offer, row } = entry;
const page = { ...city, classes: [{ ...entry, row: { ...row, isSample: false } }] };
const lastFile = () => String(jest.mocked(saveFile).mock.lastCall?.[2]).replaceAll('\r\n ', '');
const stamp = (time: 'starts' | 'ends') =>
  new Date(momentIn(zoneOfClass(row.dated)!, row.dated.date, row.dated[time]));

test('registration, details, calendar file and structured data agree about a class', () => {
  const { container } = render(<CityContents page={page} />);
  const shown = container.querySelector<HTMLElement>('[data-day]')!;
  const [day, hours] = [formatClassDay(row.dated), formatClassTime(row.dated)];
  expect(shown).toHaveTextContent(`${day}${hours}`);

  const { searchParams } = new URL(shown.querySelector('a')?.href ?? '');
  expect(Object.values(registrationFields).map((name) => searchParams.get(name))).toEqual([
    offer.name,
    page.label,
    row.dated.date,
  ]);

  jest.useFakeTimers({ now: new Date(`${row.dated.date}T06:00:00`) });
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
  const compact = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  for (const line of [
    `SUMMARY:${offer.name}`,
    `LOCATION:${page.label.replace(',', '\\,')}`,
    `DTSTART:${compact(stamp('starts'))}`,
    `DTEND:${compact(stamp('ends'))}`,
  ])
    expect(file).toContain(line);

  const graph = cityGraph(page) as unknown as readonly {
    name: string;
    hasCourseInstance: readonly { startDate: string; location: { name: string } }[];
  }[];
  expect(graph).toHaveLength(1);
  expect(graph[0]?.name).toBe(offer.name);
  const [instance] = graph[0]?.hasCourseInstance ?? [];
  expect(instance?.location.name).toBe(page.label);
  expect(new Date(instance?.startDate ?? '')).toEqual(stamp('starts'));
});
