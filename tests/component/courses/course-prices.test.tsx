import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseDetails } from '@/components/courses/course-details';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { groupQuoteLabels } from '@/content/courses/course-labels';
import type { Price } from '@/lib/money/price';

const shown: Price = { kind: 'fixed', cents: 7500, groupCents: 6000 };

it.each<readonly [string, Price, string | null]>([
  ['estimates where prices show', shown, '$720.00'],
  ['asks for a price that is on request', { kind: 'on-request' }, null],
  // Not ten times the price of one person.
  ['asks for a group price that is missing', { kind: 'fixed', cents: 7999 }, null],
])('the group quote %s', async (_what, price, total) => {
  const course = { ...ahaCatalog.courses[0], price };
  render(<CourseDetails course={course} catalog={ahaCatalog} />);
  await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteLabels.people)), '12');
  const link = screen.getByRole('link', { name: `${groupQuoteLabels.submit} for ${course.title}` });
  const body = new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';
  if (total === null) expect(body).not.toContain('$');
  else expect(body).toContain(total);
});
