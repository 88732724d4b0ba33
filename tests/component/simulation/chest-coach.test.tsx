import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ChestCoach } from '@/components/islands/simulation/chest-coach';
import { chestCoach } from '@/content/simulation/simulation';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

/** What happens on the chest, at times in milliseconds; what the coach says to it is approved. */
const stories: Readonly<Record<string, string>> = {
  'each push counts once, when the finger goes down, and every third is read out':
    'down 1000 | click 1080 | push 1536 | push 2072 | push 2608',
  'a held key is one push, and so is a click of assistive technology':
    'key 1000 Enter + click 1000 | hold 1500 Enter + click 1500 | click 1545 | key 1600 Tab',
  'a scroll that begins on the chest counts nothing': 'down 1000 | cancel 1100',
  'a mouse that slides off the chest does not take the next click of assistive technology':
    'down 1000 | slide 1100 | click 1545',
  'after three seconds without a push it stops': 'push 1000 1545 | wait 2989 | wait 1',
  'after ten it shows the rate, and the link to class comes next':
    'push 1000 1556 2112 2668 3224 3780 4336 4892 5448 6004',
};

const chest = () => screen.getByRole('button', { name: chestCoach.button });

function send(
  kind: 'pointerDown' | 'click' | 'keyDown' | 'pointerOut' | 'pointerCancel',
  at: string | number,
  init = {},
) {
  const event = createEvent[kind](chest());
  // jsdom's events lack some of these.
  for (const [name, value] of Object.entries({ button: 0, timeStamp: Number(at), ...init }))
    Object.defineProperty(event, name, { value });
  fireEvent(chest(), event);
}

const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  down: (at = '') => send('pointerDown', at),
  click: (at = '') => send('click', at),
  push: (...times) => {
    for (const at of times) {
      send('pointerDown', at);
      send('click', Number(at) + 80, { detail: 1 });
    }
  },
  key: (at = '', key) => send('keyDown', at, { key }),
  hold: (at = '', key) => send('keyDown', at, { key, repeat: true }),
  cancel: (at = '') => send('pointerCancel', at),
  slide: (at = '') => send('pointerOut', at, { buttons: 1 }),
  wait: (ms) => act(() => vi.advanceTimersByTimeAsync(Number(ms))),
};

test.each(Object.entries(stories))('%s', async (_title, story) => {
  vi.useFakeTimers();
  render(<ChestCoach name="coach" labels={chestCoach} learnHref="/locations" />);
  const state = () => ({
    screen: seen(document.body).join('\n'),
    'after the chest': chest().nextElementSibling?.textContent ?? '',
  });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(10));
  expect(await tell(story, { acts, state, pause })).toMatchSnapshot();
});
