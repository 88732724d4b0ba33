import { stepBack, writeQuery } from '@/components/islands/use-query-value';

const course = () => new URLSearchParams(window.location.search).get('course');
const arrival = () => new Promise<void>((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

beforeEach(() => window.history.pushState(null, '', '/osha-classes'));
afterEach(() => jest.restoreAllMocks());

test('what is pushed while a step back is under way comes after it, and is not undone', async () => {
  writeQuery({ course: 'first' }, 'push', 'course');
  const arrived = arrival();
  stepBack();
  stepBack();
  writeQuery({ course: 'second' }, 'push', 'course');
  expect(course()).toBe('first');
  await arrived;
  expect(course()).toBe('second');
  const back = arrival();
  stepBack();
  await back;
  expect(course()).toBeNull();
});

test('a step back that never arrives holds nothing up for long', () => {
  jest.useFakeTimers();
  jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  stepBack();
  writeQuery({ course: 'late' }, 'replace');
  expect(course()).toBeNull();
  jest.advanceTimersByTime(1000);
  expect(course()).toBe('late');
  jest.useRealTimers();
});
