import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseChooser } from '@/components/islands/course-chooser';
import { chooserWords, courseChooser } from '@/content/course-chooser';

const course = (title: string) => ({ title, href: `/courses#${title}`, facts: [{ term: 'Length', value: '4-5 hours', mark: {} }] });
const courses = {
  aha: { 'bls-provider': course('BLS Provider'), pals: course('PALS') },
  'red-cross': { 'bls-provider': course('BLS Provider') },
};
const renderChooser = () => render(<CourseChooser chooser={courseChooser} courses={courses} words={chooserWords} path="/locations" anchor="#which-course" />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const registerLinks = () => screen.getAllByRole('link', { name: 'Choose a city and register' }).map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/locations'));

test('each answer leads to the next question, which gets the focus and stands in the address', async () => {
  renderChooser();
  expect(screen.getByText('Question 1')).toBeInTheDocument();
  await press('I work in health care, or study for it');
  expect(screen.getByRole('heading', { name: 'What does your employer or school ask for?' })).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe('?need=clinical#which-course');
});

test('the result shows both organizations side by side, with facts and the way on', async () => {
  renderChooser();
  for (const name of ['I work in health care, or study for it', 'BLS, or CPR for health care', 'No, it is my first', 'In a classroom']) await press(name);
  expect(screen.getByRole('heading', { name: 'This fits your answers' })).toHaveFocus();
  expect(screen.getAllByRole('heading', { name: 'BLS Provider' })).toHaveLength(2);
  expect(screen.getAllByText('4-5 hours')).toHaveLength(2);
  expect(registerLinks()).toEqual(['/locations?class=aha', '/locations?class=red-cross']);
});

test('a shared address shows its result at once, keeps the city, and online leads to the virtual form', () => {
  window.history.replaceState(null, '', '/locations?city=mesa&need=clinical.bls.valid.online#which-course');
  renderChooser();
  expect(registerLinks()).toEqual(['/locations?city=mesa&class=aha', '/locations?city=mesa&class=virtual-red-cross']);
});

test('where one organization has no class it says so instead of leaving a gap', () => {
  window.history.replaceState(null, '', '/locations?need=clinical.pals.first.in-person');
  renderChooser();
  expect(screen.getByRole('heading', { name: 'PALS' })).toBeInTheDocument();
  expect(screen.getByText('We list no Red Cross class for advanced care of children.')).toBeInTheDocument();
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
  expect(screen.getByRole('heading', { name: 'Do you hold a card for this now?' })).toBeInTheDocument();
  await press('Start again');
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a hostile address asks the first question', () => {
  window.history.replaceState(null, '', '/locations?need=__proto__.%3Cimg%3E');
  renderChooser();
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeInTheDocument();
});
