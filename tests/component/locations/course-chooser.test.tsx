import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseChooser } from '@/components/islands/locations/course-chooser';
import { chooserWords, courseChooser } from '@/content/locations/course-chooser';

/** What an answer says, by its question and id. */
const label = (question: keyof typeof courseChooser.questions, id: string): string => {
  const options: readonly { readonly id: string; readonly label: string }[] =
    courseChooser.questions[question].options;
  return options.find((option) => option.id === id)?.label ?? '';
};
/** The answers of a nurse who needs a first BLS card. */
const nurse = [
  label('who', 'clinical'),
  label('clinical', 'bls'),
  label('card', 'first'),
  label('format', 'in-person'),
];

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
const renderChooser = () =>
  render(
    <CourseChooser
      chooser={courseChooser}
      courses={courses}
      words={chooserWords}
      path="/locations"
      anchor="#which-course"
    />,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const registerLinks = () =>
  screen
    .getAllByRole('link', { name: /^Choose a city and register for .+, / })
    .map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/locations'));

test('each answer leads to the next question, which gets the focus and shows in the address', async () => {
  renderChooser();
  expect(screen.getByText('Question 1')).toBeInTheDocument();
  await press(label('who', 'clinical'));
  expect(screen.getByRole('heading', { name: courseChooser.questions.clinical.title })).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe('?need=clinical#which-course');
});

test('the result shows both organizations side by side, with facts and the way on', async () => {
  renderChooser();
  for (const name of nurse) await press(name);
  expect(screen.getByRole('heading', { name: chooserWords.resultTitle })).toHaveFocus();
  expect(screen.getAllByRole('heading', { name: 'BLS Provider' })).toHaveLength(2);
  expect(screen.getAllByText('4-5 hours')).toHaveLength(2);
  expect(registerLinks()).toEqual([
    '/locations?class=aha-bls-provider',
    '/locations?class=red-cross-bls-provider',
  ]);
});

test('a shared address shows its result at once, keeps the city, and online leads to the virtual form', () => {
  window.history.replaceState(null, '', '/locations?city=mesa&need=clinical.bls.valid.online#which-course');
  renderChooser();
  expect(registerLinks()).toEqual([
    '/locations?city=mesa&class=aha-bls-provider',
    '/locations?city=mesa&class=virtual-red-cross',
  ]);
});

test('where one organization has no class it says so instead of leaving a gap', () => {
  window.history.replaceState(null, '', '/locations?need=clinical.pals.first.in-person');
  renderChooser();
  expect(screen.getByRole('heading', { name: 'PALS' })).toBeInTheDocument();
  expect(screen.getByText(courseChooser.picks['advanced-child']['red-cross'].why)).toBeInTheDocument();
});

test('an answer can be changed, all can be dropped, and Back takes back the last one', async () => {
  renderChooser();
  await press('I babysit');
  await press('16 or older');
  await press('Change the answer to: 16 or older');
  expect(screen.getByRole('heading', { name: 'How old are you?' })).toBeInTheDocument();
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(screen.getByRole('heading', { name: courseChooser.questions.card.title })).toBeInTheDocument();
  await press(chooserWords.restart);
  expect(screen.getByRole('heading', { name: courseChooser.questions.who.title })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a hostile address asks the first question', () => {
  window.history.replaceState(null, '', '/locations?need=__proto__.%3Cimg%3E');
  renderChooser();
  expect(screen.getByRole('heading', { name: courseChooser.questions.who.title })).toBeInTheDocument();
});
