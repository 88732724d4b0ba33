import { type CourseFacts, courseListNode } from '@/lib/courses/course-list';
import { placeholder } from '@/lib/facts/facts';

const course = (more: Partial<CourseFacts> = {}): CourseFacts => ({
  ...{ anchor: 'a', name: 'A', description: 'Words.', credential: 'A card', prerequisites: 'None' },
  price: { kind: 'on-request' },
  ...more,
});
const listOf = (...courses: readonly CourseFacts[]) =>
  courseListNode('https://www.example.com', '/aha-courses', 'AHA courses', courses);

const dated = { kind: 'dated', date: '2027-03-13', starts: '09:00', ends: '13:30', spots: 4 } as const;
const classes = [
  // The clocks go forward in the night to March 14.
  { ...dated, lastDate: '2027-03-14', location: 'Salt Lake City, UT' },
  // A place counts as a city only if nothing but its state follows.
  { ...dated, location: 'Mesa, AZ by video', zone: 'Eastern' },
] as const;
const open = placeholder('Sample', 'The answer.');

// What a page has without confirmed classes and group prices is approved with its outline.
test('the course list in structured data has classes, group offers and confirmed facts only', () => {
  const list = listOf(
    course({ classes, prerequisites: 'BLS; none other' }),
    course({ price: { kind: 'fixed', cents: 7500, groupCents: 6000 }, groupOf: 10, credential: open }),
    course({ price: { kind: 'range', from: 40_000, to: 100_050 }, prerequisites: open, classes: [] }),
    course({ groupOf: 10, prerequisites: 'none, but read the manual' }),
  );
  expect(JSON.stringify(list, null, 1)).toMatchSnapshot();
});

test('a list that search engines would reject is refused', () => {
  expect(() => listOf(course(), course())).toThrow(
    'The course list of /aha-courses has 2 courses. It needs at least 3.',
  );
});
