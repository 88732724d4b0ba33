import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Simulation } from '@/components/islands/simulation/simulation';
import { scenarios, simulationGame } from '@/content/simulation/simulation';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

/** What a visitor does in the simulation; what is then on the screen is approved. */
const stories: Readonly<Record<string, string>> = {
  'a picture that does not load keeps its place': 'begin | losePicture',
  'a question announces the reason, marks right and wrong, locks the answer, and moves the focus on':
    'begin | click Give him water | click Tap his shoulder | click Next',
  'a question waits for Next, and again after a click on the card, until it is released':
    'begin | click Tap his shoulder | click Pause | touchReason | wait 60000 | click Pause | click Give him water | click Pause | wait 2499 | wait 1',
  'a round that does not wait advances by itself':
    'open + click Start | click Tap his shoulder | wait 2499 | wait 1',
  'a round with every answer wrong reviews each step, and leads to another round or back to the first card':
    'begin + answerAll wrong | review | click Try Another Scenario | click Quit',
  'the result reports only what was measured':
    'play + pushTen {545, 5000, 120 560, 1100 1100 430, 120 1100 545, 800 800 800 545}',
  'the mouse event that ends the tap of the last compression does not move the focus':
    'play + pushTen 545 + mouseDown + mouseDown | play + pushTen 545 + wait 700 + mouseDown',
  'compressions announce the rate at every third': 'play | push 0 | push 800 | push 800',
  'a held key, a touch, a click of assistive technology and each key of the button count once':
    'play | push 0 | hold 100 300 300 | click Push | wait 545 + clickOnly | wait 545 + focus + press Space | wait 545 + press Enter',
  'a click of assistive technology counts after a pointer slid off, left with the button down, or began to scroll':
    'play + point pointerDown + point {pointerUp 500, pointerOut 500, pointerCancel} | wait 545 + clickOnly | wait 545 + point pointerDown + point pointerUp + point pointerOut + clickOnly',
  'the infant depth comes first after the infant scenario, and a message if there is no sound':
    'play Baby | click Turn the metronome sound on',
  'the metronome ticks until it is turned off or interrupted, and resumes when the visitor returns, pushes or turns it on':
    'hear + play + click Turn the metronome sound on | interrupt | return | interrupt | clickOnly | interrupt | click Turn the metronome sound on | wait 1000 | click Turn the metronome sound off | wait 1000 | press Enter + wait 1000',
};

/** What has happened since the last step. */
const log: string[] = [];
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const click = (start: string) =>
  user.click(screen.getByRole('button', { name: (name) => name.startsWith(start) }));
const pass = (ms: string | number) => act(() => vi.advanceTimersByTimeAsync(Number(ms)));
const pushButton = () => screen.getByRole('button', { name: /^Push/ });

function open(): void {
  cleanup();
  window.history.replaceState(null, '', '/');
  render(
    <Simulation
      name="simulation"
      scenarios={scenarios}
      labels={simulationGame}
      scenes={{ [scenarios[0].id]: { webp: '/scene.webp', avif: '/scene.avif', style: 'bg-mint' } }}
      certifyHref="/#services"
      slots={{ picture: null }}
    />,
  );
}

/** Starts a round that waits after each answer. */
async function begin(title = 'Collapse'): Promise<void> {
  open();
  await user.click(screen.getByRole('checkbox', { name: 'Pause after each answer' }));
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${title}`) }));
  await click('Start');
}

/** Answers every question right, or each with the option after the right one. */
async function answerAll(how = 'right'): Promise<void> {
  for (const { options, correctOption } of scenarios.find(({ title }) => screen.queryByText(title))!.steps) {
    const option = [...options, options[0]][correctOption + (how === 'right' ? 0 : 1)] ?? '';
    await user.click(screen.getByText(option));
    await user.click(screen.getByText('Next'));
  }
}

/** Presses the space bar after each gap in milliseconds. */
async function push(gaps: readonly (string | number)[], repeat = false): Promise<void> {
  for (const gap of gaps) {
    await pass(gap);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: ' ', repeat });
  }
}

/** An audio context that a call or a locked screen can interrupt. */
class FakeSound extends EventTarget {
  static last: FakeSound;
  state = 'running';
  constructor() {
    super();
    FakeSound.last = this;
  }
  get currentTime() {
    return Date.now() / 1000;
  }
  become(state: string) {
    this.state = state;
    act(() => void this.dispatchEvent(new Event('statechange')));
  }
  resume = async () => this.become('running');
  close = async () => undefined;
  createOscillator = () => ({
    ...{ frequency: {}, start: () => log.push('tick'), stop: () => undefined },
    connect: (next: unknown) => next,
  });
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      // As browsers do: an exponential curve never arrives at 0.
      exponentialRampToValueAtTime(volume: number) {
        if (volume <= 0) throw new RangeError('The volume is not above 0.');
      },
    },
    connect: () => undefined,
  });
}

/** The lines of the card before or from the review of each step. */
const partOf = (isReview: boolean) => {
  const lines = seen(document.body);
  const start = lines.indexOf('# Step by step');
  return isReview ? lines.slice(start) : lines.slice(0, start < 0 ? lines.length : start);
};

const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  open,
  begin,
  answerAll,
  play: async (title) => {
    await begin(title);
    await answerAll();
  },
  click: (...name) => click(name.join(' ')),
  wait: pass,
  losePicture: () => fireEvent.error(document.querySelector('img')!),
  touchReason: () => user.click(screen.getByRole('status')),
  review: () => log.push(...partOf(true)),
  push: (...gaps) => push(gaps),
  hold: (...gaps) => push(gaps, true),
  /** With the given gaps, the last of them until all are done. */
  pushTen: (...gaps) => push([0, ...gaps, ...Array<string>(9 - gaps.length).fill(gaps.at(-1) ?? '')]),
  mouseDown: () =>
    log.push(`mouse down ${fireEvent.mouseDown(document.body) ? 'goes through' : 'is held back'}`),
  /** As assistive technology does. */
  clickOnly: () => fireEvent.click(pushButton()),
  focus: () => pushButton().focus(),
  press: (key) => user.keyboard(`[${key}]`),
  /** A pointer event on the button, at its place or far from it. */
  point: (kind, away = '0') => {
    const event = createEvent[kind as 'pointerUp'](pushButton());
    // jsdom's events lack these.
    for (const [name, value] of Object.entries({ button: 0, clientX: away, clientY: away }))
      Object.defineProperty(event, name, { value: Number(value) });
    fireEvent(pushButton(), event);
  },
  hear: () => Object.assign(globalThis, { AudioContext: FakeSound }),
  interrupt: () => FakeSound.last.become('interrupted'),
  return: () => act(() => document.dispatchEvent(new Event('visibilitychange'))),
};

const state = () => ({
  screen: partOf(false).join('\n'),
  said: screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(''),
  'the focus is described by':
    document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent ??
    '',
  picture:
    document.querySelector('img')?.getAttribute('src') ??
    (document.querySelector('.aspect-4\\/3.bg-mint') === null ? '' : 'its place'),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

test.each(Object.entries(stories))('%s', async (_title, story) => {
  expect(await tell(story, { acts, state, log, pause: () => pass(0) })).toMatchSnapshot();
});
