import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RhythmPractice } from '@/components/islands/clinical/rhythm-practice';
import { practiceRhythms, practiceLabels, rhythmDescriptions } from '@/content/clinical/rhythms';
import { interpolate } from '@/lib/text/interpolate';
import { seen } from '../support/seen';

const strips = practiceRhythms.map((id) => ({
  id,
  name: rhythmDescriptions[id].name,
  reason: rhythmDescriptions[id].sign,
  others: rhythmDescriptions[id].others,
}));
const drawings = Object.fromEntries(
  practiceRhythms.map((id) => [
    id,
    <svg key={id} role="img" aria-label={practiceLabels.stripName} data-rhythm={id} />,
  ]),
);
const count = strips.length;
const user = userEvent.setup();

async function begin() {
  const props = { name: 'practice', strips, labels: practiceLabels, slots: drawings };
  render(<RhythmPractice {...props} newSeed={() => 5} />);
  await click(practiceLabels.start);
}

const click = (name: string) => user.click(screen.getByRole('button', { name }));
/** What is on the screen; `>` marks the focus. The drawing says only which one it is. */
const said = () => [`strip ${shownId()}`, ...seen(document.body)].join('\n');
const shownId = () => document.querySelector('svg')?.dataset['rhythm'] ?? '';

/** The strip on screen, identified by its drawing, as a person would see it. */
function shownStrip() {
  const strip = strips.find(({ id }) => id === shownId());
  if (strip === undefined) throw new Error('No strip is shown.');
  return strip;
}

/** Answers the remaining strips and goes on to the score. */
async function answerRest(from: number) {
  for (let round = from; round < count; round += 1) {
    await click(shownStrip().name);
    await click(round === count - 1 ? practiceLabels.toScore : practiceLabels.next);
  }
}

test('a question shows one strip and four answers, an answer its reason, and the score what to review', async () => {
  await begin();
  expect(document.querySelectorAll('svg')).toHaveLength(1);
  expect(said()).toMatchSnapshot('the question');
  const missed = shownStrip();
  await click(rhythmDescriptions[missed.others[0]].name);
  expect(said()).toMatchSnapshot('after a wrong answer');
  // Its answer is locked.
  await user.click(screen.getByRole('button', { name: (name) => name.startsWith(missed.name) }));
  await click(practiceLabels.next);
  await click(shownStrip().name);
  expect(said()).toMatchSnapshot('after a right answer');
  await click(practiceLabels.next);
  await answerRest(2);
  expect(said()).toMatchSnapshot('the score');
  await click(practiceLabels.leave);
  expect(screen.getByRole('button', { name: practiceLabels.start })).toHaveFocus();
});

test('a perfect round gets its own message and can be replayed, or left for the list', async () => {
  await begin();
  await answerRest(0);
  expect(said()).toMatchSnapshot();
  await click(practiceLabels.restart);
  expect(screen.getByRole('heading')).toHaveTextContent(
    interpolate(practiceLabels.progress, { number: 1, count }),
  );
  await click(practiceLabels.leave);
  expect(screen.getByRole('button', { name: practiceLabels.start })).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});
