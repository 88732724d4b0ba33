import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RhythmPractice } from '@/components/islands/clinical/rhythm-practice';
import { practiceRhythms, practiceLabels, rhythmDescriptions } from '@/content/clinical/rhythms';
import { interpolate } from '@/lib/text/interpolate';

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

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => user.click(button(name));
const heading = () => screen.getByRole('heading', { level: 3 });

/** An answer with its feedback. */
const marked = (name: string, mark: string) =>
  screen.getByRole('button', { name: (text) => text.startsWith(name) && text.endsWith(mark) });

const choices = () =>
  within(screen.getByRole('group', { name: new RegExp(practiceLabels.question) }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** The strip on screen, identified by its drawing, as a person would see it. */
function shownStrip() {
  const id = screen.getByRole('img', { name: practiceLabels.stripName }).dataset['rhythm'];
  const strip = strips.find((candidate) => candidate.id === id);
  if (strip === undefined) throw new Error('No strip is shown.');
  return strip;
}
const wrongName = () => choices().find((name) => name !== shownStrip().name) ?? '';

/** Answers the remaining strips and goes on to the score. */
async function answerRest(from: number) {
  for (let round = from; round < count; round += 1) {
    await click(shownStrip().name);
    await click(round === count - 1 ? practiceLabels.toScore : practiceLabels.next);
  }
}

test('a question shows one strip and four answers; a right answer is confirmed with its reason, and the focus follows', async () => {
  await begin();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  const { name, reason, others } = shownStrip();
  expect([...choices()].sort()).toEqual([name, ...others.map((id) => rhythmDescriptions[id].name)].sort());
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent(interpolate(practiceLabels.progress, { number: 1, count }));
  await click(name);
  const shownReason = screen.getByText(reason, { exact: false });
  expect(shownReason).toHaveFocus();
  expect(shownReason).toHaveTextContent(interpolate(practiceLabels.right, { answer: name }));
});

test('a wrong answer is marked next to the right one, counted once, and listed for review below the score', async () => {
  await begin();
  const missed = shownStrip();
  const said = wrongName();
  await click(said);
  expect(marked(said, practiceLabels.yourAnswer)).toBeInTheDocument();
  await user.click(marked(missed.name, practiceLabels.rightAnswer));
  expect(screen.getByText(missed.reason, { exact: false })).toHaveTextContent(
    interpolate(practiceLabels.wrong, { answer: missed.name }),
  );
  await click(practiceLabels.next);
  await answerRest(1);
  expect(
    screen.getByRole('heading', { name: interpolate(practiceLabels.score, { score: count - 1, count }) }),
  ).toHaveFocus();
  const again = screen.getByRole('listitem');
  expect(within(again).getByRole('img').dataset['rhythm']).toBe(missed.id);
  expect(again).toHaveTextContent(missed.reason);
  expect(again).toHaveTextContent(interpolate(practiceLabels.youSaid, { answer: said }));
});

test('a perfect round gets its own message and can be replayed, or left for the list', async () => {
  await begin();
  await answerRest(0);
  expect(screen.getByText(practiceLabels.allRight)).toBeInTheDocument();
  await click(practiceLabels.restart);
  expect(heading()).toHaveTextContent(interpolate(practiceLabels.progress, { number: 1, count }));
  await click(practiceLabels.leave);
  expect(button(practiceLabels.start)).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});
