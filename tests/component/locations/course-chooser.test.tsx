import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseChooser } from '@/components/islands/locations/course-chooser';
import { chooserLabels, courseChooser } from '@/content/locations/course-chooser';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

const course = (classId: string, title: string) => ({
  title,
  classId,
  href: `/courses#${title}`,
  facts: [{ term: 'Length', value: '4-5 hours', mark: {} }],
});
const courses = {
  aha: { 'bls-provider': course('aha-bls-provider', 'BLS Provider'), pals: course('pals', 'PALS') },
  'red-cross': { 'bls-provider': course('red-cross-bls-provider', 'BLS Provider') },
};

/** What a visitor answers; the questions, the results and the address are approved. */
const stories: Readonly<Record<string, string>> = {
  'each answer leads to the next question, which gets the focus, and finally to both organizations':
    'open | click I work or study in healthcare | click BLS, or CPR for healthcare | click No, this is my first | click In a classroom',
  'a shared URL shows its result at once and keeps the city, and online leads to the virtual form':
    'open ?city=mesa&need=clinical.bls.valid.online#which-course',
  'an answer can be changed, all can be cleared, and Back undoes the last one':
    'open | click I babysit | click 16 or older | click Change the answer to: 16 or older | back | click Start over',
};

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  open: (search = '') => {
    window.history.replaceState(null, '', `/locations${search}`);
    render(
      <CourseChooser
        name="course-chooser"
        chooser={courseChooser}
        courses={courses}
        labels={chooserLabels}
        path="/locations"
        anchor="#which-course"
      />,
    );
  },
  click: (...name) => user.click(screen.getByRole('button', { name: name.join(' ') })),
  back: () => window.history.back(),
};

test.each(Object.entries(stories))('%s', async (_title, story) => {
  vi.useFakeTimers();
  const state = () => ({
    screen: seen(document.body).join('\n'),
    address: window.location.search + window.location.hash,
  });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(10));
  expect(await tell(story, { acts, state, pause })).toMatchSnapshot();
});
