import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseChooser } from '@/components/islands/locations/course-chooser';
import { chooserLabels, courseChooser } from '@/content/locations/course-chooser';
import { seen } from '../support/seen';

const { questions } = courseChooser;

type Question = { readonly options: readonly { readonly id: string; readonly label: string }[] };
const labelOf = ({ options }: Question, id: string) =>
  options.find((option) => option.id === id)?.label ?? '';

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

function open(search = '') {
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
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });
const registerLinks = () =>
  screen
    .getAllByRole('link', { name: /^Choose a city and register for .+, / })
    .map((link) => link.getAttribute('href'));

test('each answer leads to the next question, which gets the focus, and finally to both organizations', async () => {
  open();
  expect(screen.getByText('Question 1')).toBeInTheDocument();
  await click(labelOf(questions.who, 'clinical'));
  expect(heading(questions.clinical.title)).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe('?need=clinical#which-course');
  for (const name of [
    labelOf(questions.clinical, 'bls'),
    labelOf(questions.card, 'first'),
    labelOf(questions.format, 'in-person'),
  ])
    await click(name);
  expect(heading(chooserLabels.resultTitle)).toHaveFocus();
  expect(seen(document.body).join('\n')).toMatchSnapshot();
});

test('a shared URL shows its result at once and keeps the city, and online leads to the virtual form', () => {
  open('?city=mesa&need=clinical.bls.valid.online#which-course');
  expect(registerLinks()).toEqual([
    '/locations?city=mesa&class=aha-bls-provider',
    '/locations?city=mesa&class=virtual-red-cross',
  ]);
});

test('an answer can be changed, all can be cleared, and Back undoes the last one', async () => {
  open();
  await click('I babysit');
  await click('16 or older');
  await click('Change the answer to: 16 or older');
  expect(heading('How old are you?')).toBeInTheDocument();
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(heading(questions.card.title)).toBeInTheDocument();
  await click(chooserLabels.restart);
  expect(heading(questions.who.title)).toBeInTheDocument();
  expect(window.location.search).toBe('');
});
