import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Simulation } from '@/components/islands/simulation/simulation';
import { scenarios, simulationGame } from '@/content/simulation/simulation';
import { seen } from '../support/seen';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const [grocery, , baby] = scenarios;
const [first, second] = grocery.steps;
const right = first.options[first.correctOption];
const pushName = /Push/;

beforeEach(() => jest.useFakeTimers());

function show() {
  return render(
    <Simulation
      name="simulation"
      scenarios={scenarios}
      labels={simulationGame}
      scenes={{ [grocery.id]: { webp: '/scene.webp', avif: '/scene.avif', style: 'bg-mint' } }}
      certifyHref="/#services"
      slots={{ picture: null }}
    />,
  );
}

/** The card on the screen; `>` marks the focus. */
const card = () => seen(document.body).join('\n');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const heading = (name: string) => screen.getByRole('heading', { name });

async function begin(title: string = grocery.title) {
  show();
  await user.click(screen.getByRole('checkbox', { name: 'Pause after each answer' }));
  await user.click(screen.getByRole('radio', { name: title }));
  await click('Start Emergency Simulation');
}

/** Answers every question right, or each with the option after the right one. */
async function answerAll({ steps }: (typeof scenarios)[number] = grocery, offset = 0) {
  for (const step of steps) {
    const options: readonly string[] = step.options;
    await click(options[(step.correctOption + offset) % 4] ?? '');
    await click('Next');
  }
}

async function beginPushing() {
  await begin();
  await answerAll();
}

/** Presses the space bar with a given event timestamp. */
function pushAt(at: number, repeat = false) {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key: ' ', repeat });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void fireEvent(target, event));
}

describe('a question of the simulation', () => {
  it('keeps the place of a picture that does not load, without a torn one', async () => {
    await begin();
    fireEvent.error(document.querySelector('img[src="/scene.webp"]')!);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('.bg-mint')).toHaveClass('aspect-4/3');
  });

  it('announces the reason, marks right and wrong, locks the answer, and moves the focus on', async () => {
    await begin();
    expect(card()).toMatchSnapshot();
    await click(first.options[0]);
    await click(/right answer/);
    expect(screen.getByRole('status')).toHaveTextContent('Not quite.');
    expect(card()).toMatchSnapshot();
    await click('Next');
    expect(heading(second.title)).toHaveFocus();
  });

  it('waits for Next, and again after a click on the card, until it is released', async () => {
    await begin();
    await click(right);
    const hold = button('Pause');
    expect(hold).toHaveAttribute('aria-pressed', 'true');
    await user.click(hold);
    expect(hold).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByText(first.feedback));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await user.click(hold);
    act(() => jest.advanceTimersByTime(2499));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
  });

  it('advances by itself in a round that does not wait', async () => {
    show();
    await click('Start Emergency Simulation');
    await user.click(screen.getByRole('group').querySelector('button')!);
    act(() => jest.advanceTimersByTime(2500));
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
  });
});

describe('the compressions of the simulation', () => {
  it.each([
    [[], 545, '110 a minute. That earns the last point.'],
    [[120], 560, '117 a minute, but one push came too soon. The last point takes an even'],
    [[1100, 1100], 430, '104 a minute, but 2 pushes came late. The last point takes an even'],
    [[120, 1100], 545, '107 a minute, but some pushes came too soon and some late.'],
    [[800, 800, 800], 545, '95 a minute. The last point takes 100-120.'],
  ] as const)('report only what was measured: gaps of %j', async (gaps, others, text) => {
    await beginPushing();
    expect(heading('Now push: ten compressions')).toHaveFocus();
    let at = 1000;
    pushAt(at);
    for (const gap of [...gaps, ...Array<number>(9 - gaps.length).fill(others)]) pushAt((at += gap));
    expect(heading('Excellent Response!')).toHaveFocus();
    // The mouse event that ends the tap of the last compression.
    expect(fireEvent.mouseDown(document.body)).toBe(false);
    expect(screen.getByText(`Your rhythm: ${text}`, { exact: false })).toBeVisible();
  });

  it('announce the rate at every third compression', async () => {
    await beginPushing();
    const [spoken] = screen.getAllByRole('status');
    const said = [1000, 1800, 2600].map((at) => {
      pushAt(at);
      return spoken?.textContent;
    });
    expect(said).toEqual(['', '', expect.stringContaining('Push faster, 75 a minute')]);
  });

  it('count a held key, a touch, a click of assistive technology and each key of the button once', async () => {
    await beginPushing();
    const counted = (count: number) => expect(screen.getByText(`${count} of 10`)).toBeVisible();
    pushAt(1000);
    for (let index = 0; index < 20; index += 1) pushAt(1100 + index * 30, true);
    counted(1);
    await click(pushName);
    counted(2);
    fireEvent.click(button(pushName));
    counted(3);
    button(pushName).focus();
    await user.keyboard(' ');
    counted(4);
    await user.keyboard('{Enter}');
    counted(5);
  });

  /** A pointer event on the button, at its place or far from it. */
  function point(kind: 'pointerDown' | 'pointerUp' | 'pointerOut' | 'pointerCancel', away = 0) {
    const event = createEvent[kind](button(pushName));
    for (const [name, value] of Object.entries({ button: 0, clientX: away, clientY: away }))
      Object.defineProperty(event, name, { value });
    fireEvent(button(pushName), event);
  }

  it.each([
    ['slid off', () => point('pointerUp', 500)],
    ['left with the button down', () => point('pointerOut', 500)],
    ['began to scroll', () => point('pointerCancel')],
  ])('count a click of assistive technology after a pointer %s', async (_what, end) => {
    await beginPushing();
    point('pointerDown');
    end();
    fireEvent.click(button(pushName));
    expect(screen.getByText('2 of 10')).toBeVisible();
    // A tap that ends where it began is still one.
    for (const kind of ['pointerDown', 'pointerUp', 'pointerOut'] as const) point(kind);
    fireEvent.click(button(pushName));
    expect(screen.getByText('3 of 10')).toBeVisible();
  });

  it('give the infant depth first after the infant scenario, and show a message if there is no sound', async () => {
    await begin(baby.title);
    await answerAll(baby);
    const { infant, adult } = simulationGame.compressions.advices;
    // Beside the button on a wide screen, collapsed below it on a phone.
    expect(screen.getAllByText(`${infant} ${adult}`).length).toBeGreaterThan(0);
    await click('Turn the metronome sound on');
    expect(screen.getByText(/Sound doesn't work in this browser/)).toBeVisible();
  });
});

describe('the sound of the metronome', () => {
  /** An audio context that a call or a locked screen can interrupt. */
  class FakeSound extends EventTarget {
    static last: FakeSound;
    state = 'running';
    currentTime = 0;
    constructor() {
      super();
      FakeSound.last = this;
    }
    become(state: string) {
      this.state = state;
      act(() => void this.dispatchEvent(new Event('statechange')));
    }
    resume = jest.fn(async () => this.become('running'));
    close = async () => undefined;
    createOscillator = jest.fn(() => ({
      ...{ frequency: {}, start: jest.fn(), stop: jest.fn() },
      connect: (next: unknown) => next,
    }));
    createGain = () => ({
      gain: {
        setValueAtTime: jest.fn(),
        // As browsers do: an exponential curve never arrives at 0.
        exponentialRampToValueAtTime(volume: number) {
          if (volume <= 0) throw new RangeError('The volume is not above 0.');
        },
      },
      connect: jest.fn(),
    });
  }

  beforeEach(() => Object.assign(globalThis, { AudioContext: FakeSound }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

  const { metronomeOn, metronomeOff } = simulationGame.compressions;

  it('ticks until it is turned off or interrupted, and resumes when the visitor returns, pushes or turns it on', async () => {
    await beginPushing();
    await click(metronomeOn);
    const ticksInASecond = () => {
      FakeSound.last.createOscillator.mockClear();
      for (let step = 0; step < 20; step += 1) {
        FakeSound.last.currentTime += 0.05;
        act(() => jest.advanceTimersByTime(50));
      }
      return FakeSound.last.createOscillator.mock.calls.length;
    };
    for (const happen of [
      () => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
      () => fireEvent.click(button(pushName)),
      () => fireEvent.click(button(metronomeOn)),
    ]) {
      FakeSound.last.become('interrupted');
      expect(button(metronomeOn)).toBeVisible();
      happen();
      expect(button(metronomeOff)).toBeVisible();
    }
    expect(FakeSound.last.resume).toHaveBeenCalledTimes(3);
    expect(ticksInASecond()).toBe(2);
    await click(metronomeOff);
    expect(button(metronomeOn)).toBeVisible();
    expect(ticksInASecond()).toBe(0);
  });
});

test('a round with every answer wrong reviews each step, and leads to another round or back to the first card', async () => {
  await begin();
  await answerAll(grocery, 1);
  expect(heading('Keep Learning!')).toHaveAccessibleDescription('You scored 0 of 6, 0 percent.');
  expect(card()).toMatchSnapshot();
  await click('Try Another Scenario');
  expect(screen.queryByText(grocery.title)).toBeNull();
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  await click('Quit');
  expect(heading('What would you do?')).toHaveFocus();
});
