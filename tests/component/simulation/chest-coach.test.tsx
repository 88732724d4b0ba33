import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ChestCoach } from '@/components/islands/simulation/chest-coach';
import { chestCoach } from '@/content/simulation/simulation';

const chest = () => screen.getByRole('button', { name: chestCoach.button });

beforeEach(() => {
  jest.useFakeTimers();
  render(<ChestCoach name="coach" labels={chestCoach} learnHref="/locations" />);
});

/** An event of the chest at a time in milliseconds. */
function send(
  kind: 'pointerDown' | 'click' | 'keyDown' | 'pointerOut' | 'pointerCancel',
  at: number,
  init = {},
) {
  const event = createEvent[kind](chest());
  // jsdom's events lack some of these.
  for (const [name, value] of Object.entries({ button: 0, timeStamp: at, ...init }))
    Object.defineProperty(event, name, { value });
  fireEvent(chest(), event);
}
const push = (at: number) => {
  send('pointerDown', at);
  send('click', at + 80, { detail: 1 });
};
const says = (text: string) =>
  expect(screen.getByText(text, { ignore: '[role=status]' })).toBeInTheDocument();

test('it counts each push once, when the finger goes down', () => {
  push(1000);
  for (const at of [1536, 2072, 2608]) push(at);
  says('112 a minute');
  says('Right speed. 4 of 10');
});

test('a held key is one push, and so is a click of assistive technology', () => {
  send('keyDown', 1000, { key: 'Enter' });
  send('click', 1000);
  send('keyDown', 1500, { key: 'Enter', repeat: true });
  send('click', 1500);
  says('1 of 10');
  send('click', 1545);
  says('Right speed. 2 of 10');
  send('keyDown', 1600, { key: 'Tab' });
  says('Right speed. 2 of 10');
});

test('a scroll that begins on the chest counts nothing', () => {
  send('pointerDown', 1000);
  send('pointerCancel', 1100);
  says('Press the chest 10 times.');
});

test('a mouse that slides off the chest does not take the next click of assistive technology', () => {
  send('pointerDown', 1000);
  send('pointerOut', 1100, { buttons: 1 });
  send('click', 1545);
  says('Right speed. 2 of 10');
});

test('after three seconds without a push it stops', () => {
  for (const at of [1000, 1545]) push(at);
  act(() => jest.advanceTimersByTime(3000));
  says('You stopped at 2.');
});

test('after ten it shows the rate, and the link to class is the next tab stop', () => {
  Array.from({ length: 10 }, (_, index) => push(1000 + index * 556));
  says('108 a minute. Right speed.');
  expect(chest().nextElementSibling).toBe(screen.getByRole('link', { name: chestCoach.learn }));
});

test('every third push is read out, and none in between', () => {
  const spoken = [1000, 1545, 2090, 2635].map((at) => {
    push(at);
    return screen.getByRole('status').textContent;
  });
  expect(spoken).toEqual(['', '', '110 a minute Right speed. 3 of 10', '']);
});
