import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Simulation } from '@/components/islands/simulation/simulation';
import { scenarios, simulationGame } from '@/content/simulation/simulation';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

function showSimulation() {
  render(
    <Simulation
      name="simulation"
      scenarios={scenarios}
      texts={simulationGame}
      scenes={{}}
      certifyHref="/#services"
    />,
  );
}

const grocery = scenarios[0];
const baby = scenarios[2];

async function begin(title: string) {
  showSimulation();
  await user.click(screen.getByRole('radio', { name: title }));
  await user.click(screen.getByRole('button', { name: 'Start Emergency Simulation' }));
}

async function answerAll(scenario: (typeof scenarios)[number], offset = 0) {
  for (const step of scenario.steps) {
    const options: readonly string[] = step.options;
    await user.click(screen.getByRole('button', { name: options[(step.correctOption + offset) % 4] ?? '' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
}

/** Pushes with the space bar at a moment of our choosing, as the browser stamps it. */
function pushAt(at: number, repeat = false) {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key: ' ', repeat });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(target, event);
}

describe('the emergency simulation', () => {
  it('says on its first card that it is practice, certifies nobody, and that 911 comes first', () => {
    showSimulation();
    expect(
      screen.getByText(/This is practice .* does not certify anyone .* In a real emergency, call 911/),
    ).toBeVisible();
    expect(screen.getByText('Takes 2-3 minutes')).toBeVisible();
  });

  it('moves the focus to each new question', async () => {
    await begin(grocery.title);
    expect(screen.getByRole('heading', { name: grocery.steps[0].title })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: grocery.steps[0].options[2] }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: grocery.steps[1].title })).toHaveFocus();
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
  });

  it('announces the reason, marks right and wrong, and locks the answer', async () => {
    await begin(grocery.title);
    const wrong = screen.getByRole('button', { name: grocery.steps[0].options[0] });
    await user.click(wrong);
    expect(screen.getByRole('status')).toHaveTextContent(`Not quite. Better: ${grocery.steps[0].options[2]}`);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${grocery.steps[0].feedback}Source: AHA guidelines 2020 and 2025`,
    );
    expect(wrong).toHaveAccessibleName(/your answer/);
    expect(wrong).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /right answer/ }));
    expect(screen.getByRole('status')).toHaveTextContent('Not quite.');
  });

  it('says at the answer what is new in the source', async () => {
    const restaurant = scenarios[1];
    await begin(restaurant.title);
    for (const step of restaurant.steps.slice(0, 3)) {
      await user.click(screen.getByRole('button', { name: step.options[step.correctOption] }));
      if (step.id !== 'ch-3') await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(
      screen.getByText('Source: AHA guidelines 2025 (new for adults); American Red Cross'),
    ).toBeVisible();
  });

  it('moves on by itself 2.5 seconds after it is no longer held, not sooner', async () => {
    await begin(grocery.title);
    await user.click(screen.getByRole('button', { name: grocery.steps[0].options[2] }));
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    act(() => jest.advanceTimersByTime(2499));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
  });

  it('waits from the start where the feedback is long, and from a tap on the card on', async () => {
    await begin(grocery.title);
    await user.click(screen.getByRole('button', { name: grocery.steps[0].options[2] }));
    const hold = screen.getByRole('button', { name: 'Hold' });
    expect(hold).toHaveAttribute('aria-pressed', 'true');
    await user.click(hold);
    expect(hold).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByText(grocery.steps[0].feedback));
    expect(hold).toHaveAttribute('aria-pressed', 'true');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
  });

  it('waits from the first question on when the visitor asked for it', async () => {
    showSimulation();
    await user.click(screen.getByRole('checkbox', { name: /Wait for me/ }));
    await user.click(screen.getByRole('button', { name: 'Start Emergency Simulation' }));
    await user.click(within(screen.getByRole('group')).getAllByRole('button')[0]!);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
  });

  it('reaches six of six with every answer right and ten pushes at 110 a minute', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    expect(screen.getByRole('heading', { name: 'Now push: ten compressions' })).toHaveFocus();
    for (let index = 0; index < 10; index += 1) act(() => pushAt(1000 + index * 545));
    expect(screen.getByRole('heading', { name: 'Excellent Response!' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Excellent Response!' })).toHaveAccessibleDescription(
      'You scored 6 of 6, 100 percent.',
    );
    expect(screen.getByText('Your rhythm: 110 a minute. That earns the last point.')).toBeVisible();
  });

  it('says the rate in words at every third push', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    const spoken = screen.getAllByRole('status')[0];
    act(() => pushAt(1000));
    act(() => pushAt(1800));
    expect(spoken).toBeEmptyDOMElement();
    act(() => pushAt(2600));
    expect(spoken).toHaveTextContent('Push faster, 75 a minute');
    act(() => pushAt(2900));
    expect(spoken).toHaveTextContent('Push faster, 75 a minute');
  });

  it('counts a held space bar once', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    act(() => pushAt(1000));
    for (let index = 0; index < 20; index += 1) act(() => pushAt(1100 + index * 30, true));
    expect(screen.getByText('1 of 10')).toBeVisible();
  });

  it('counts a touch of the button once, and a click of assistive technology as well', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    await user.click(screen.getByRole('button', { name: /Push/ }));
    expect(screen.getByText('1 of 10')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Push/ }));
    expect(screen.getByText('2 of 10')).toBeVisible();
  });

  it('counts the space bar on the button once', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    screen.getByRole('button', { name: /Push/ }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('1 of 10')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 10')).toBeVisible();
  });

  it('says that the browser has no sound instead of pretending', async () => {
    await begin(grocery.title);
    await answerAll(grocery);
    await user.click(screen.getByRole('button', { name: 'Turn the metronome sound on' }));
    expect(screen.getByText(/Sound does not work in this browser/)).toBeVisible();
  });

  it('names the infant depth first after the infant scenario', async () => {
    await begin(baby.title);
    await answerAll(baby);
    const { infant, adult } = simulationGame.compressions.advices;
    // Beside the button on a wide screen, folded away below it on a phone.
    expect(screen.getAllByText(`${infant} ${adult}`).length).toBeGreaterThan(0);
  });

  it('goes to Keep Learning with every answer wrong, and shows each step again', async () => {
    await begin(grocery.title);
    await answerAll(grocery, 1);
    expect(screen.getByRole('heading', { name: 'Keep Learning!' })).toHaveFocus();
    expect(screen.getByText('You scored 0 of 6, 0 percent.')).toBeVisible();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps).toHaveLength(5);
    expect(steps[0]).toHaveTextContent(`Better: ${grocery.steps[0].options[2]}`);
    expect(steps[0]).toHaveTextContent(grocery.steps[0].feedback);
    expect(steps[0]).toHaveTextContent('Source: AHA guidelines 2020 and 2025');
    expect(screen.getByText(/^AHA is the American Heart Association/)).toBeVisible();
    expect(screen.getByText(/does not certify anyone/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Certified Now' })).toHaveAttribute('href', '/#services');
  });

  it('tries another scenario, or goes back to the first card', async () => {
    await begin(grocery.title);
    await answerAll(grocery, 1);
    await user.click(screen.getByRole('button', { name: 'Try Another Scenario' }));
    expect(screen.queryByText(grocery.title)).toBeNull();
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the round' }));
    expect(screen.getByRole('heading', { name: 'What would you do?' })).toHaveFocus();
  });
});

describe('the scenario in the address', () => {
  it('chooses it', () => {
    window.history.replaceState(null, '', '/?scenario=infant-emergency');
    showSimulation();
    expect(screen.getByRole('radio', { name: baby.title })).toBeChecked();
  });

  it('is ignored when there is no such scenario', () => {
    window.history.replaceState(null, '', '/?scenario=%22%3Cvolcano');
    showSimulation();
    expect(screen.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  });

  it('follows the choice and keeps the rest of the address', async () => {
    window.history.replaceState(null, '', '/?a=1#simulation');
    showSimulation();
    await user.click(screen.getByRole('radio', { name: baby.title }));
    expect(window.location.href).toMatch(/\/\?a=1&scenario=infant-emergency#simulation$/);
    await user.click(screen.getByRole('radio', { name: 'Surprise me' }));
    expect(window.location.href).toMatch(/\/\?a=1#simulation$/);
  });
});
