import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RhythmPractice } from '@/components/islands/clinical/rhythm-practice';
import { practiceRhythms, practiceTexts, rhythmWords } from '@/content/clinical/rhythms';
import { fillIn } from '@/lib/text/fill-in';

const strips = practiceRhythms.map((id) => ({
  id,
  name: rhythmWords[id].name,
  reason: rhythmWords[id].sign,
  others: rhythmWords[id].others,
}));
const drawings = Object.fromEntries(
  practiceRhythms.map((id) => [
    id,
    <svg key={id} role="img" aria-label={practiceTexts.stripName} data-rhythm={id} />,
  ]),
);
const count = strips.length;

function show() {
  render(
    <RhythmPractice
      name="practice"
      strips={strips}
      texts={practiceTexts}
      newSeed={() => 5}
      slots={drawings}
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

/** An answer with what is said about it after the choice. */
const marked = (name: string, mark: string) =>
  screen.getByRole('button', { name: (words) => words.startsWith(name) && words.endsWith(mark) });

async function start(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(practiceTexts.start));
}

/** The strip on screen, by its drawing: what a person would look at. */
function shownStrip() {
  const id = screen.getByRole('img', { name: practiceTexts.stripName }).dataset['rhythm'];
  const strip = strips.find((candidate) => candidate.id === id);
  if (strip === undefined) throw new Error('No strip is shown.');
  return strip;
}

function wrongName(): string {
  const right = shownStrip().name;
  const names = within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  return names.find((name) => name !== right) ?? '';
}

async function goOn(user: ReturnType<typeof userEvent.setup>) {
  const next = screen.queryByRole('button', { name: practiceTexts.next });
  await user.click(next ?? button(practiceTexts.toScore));
}

test('before the start, all strips are there to read, each with its answer folded away', () => {
  show();
  const list = screen.getAllByRole('listitem');
  expect(list).toHaveLength(count);
  list.forEach((item, index) => {
    expect(within(item).getByRole('img')).toBeInTheDocument();
    const answer = within(item).getByText(fillIn(practiceTexts.answer, { number: index + 1 }));
    expect(answer.closest('details')).not.toHaveAttribute('open');
    expect(within(item).getByText(strips[index]?.reason ?? '', { exact: false })).toBeInTheDocument();
  });
});

test('a question shows one strip, four answers, and puts the focus on its heading', async () => {
  const user = show();
  await start(user);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  const answers = within(screen.getByRole('group', { name: new RegExp(practiceTexts.question) }));
  expect(answers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([shownStrip().name, ...shownStrip().others.map((id) => nameOf(id))]),
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
    fillIn(practiceTexts.progress, { number: 1, count }),
  );
});

function nameOf(id: string): string {
  return strips.find((strip) => strip.id === id)?.name ?? '';
}

test('a right answer is confirmed with its reason, which has the focus', async () => {
  const user = show();
  await start(user);
  const { name, reason } = shownStrip();
  await user.click(button(name));
  const told = screen.getByText(reason, { exact: false });
  expect(told).toHaveFocus();
  expect(told).toHaveTextContent(fillIn(practiceTexts.right, { answer: name }));
  expect(marked(name, practiceTexts.rightAnswer)).toBeInTheDocument();
});

test('a wrong answer says which rhythm it is and why, and marks both answers', async () => {
  const user = show();
  await start(user);
  const { name, reason } = shownStrip();
  const wrong = wrongName();
  await user.click(button(wrong));
  expect(screen.getByText(reason, { exact: false })).toHaveTextContent(
    fillIn(practiceTexts.wrong, { answer: name }),
  );
  expect(marked(name, practiceTexts.rightAnswer)).toBeInTheDocument();
  expect(marked(wrong, practiceTexts.yourAnswer)).toBeInTheDocument();
});

test('an answer counts once: pressing another one afterwards changes nothing', async () => {
  const user = show();
  await start(user);
  const { name } = shownStrip();
  await user.click(button(wrongName()));
  await user.click(marked(name, practiceTexts.rightAnswer));
  expect(screen.getByText(fillIn(practiceTexts.wrong, { answer: name }))).toBeInTheDocument();
});

test('a round ends with the score, and with what was wrong to look at again', async () => {
  const user = show();
  await start(user);
  const missed = shownStrip();
  const said = wrongName();
  await user.click(button(said));
  await goOn(user);
  for (let round = 1; round < count; round += 1) {
    await user.click(button(shownStrip().name));
    await goOn(user);
  }
  const score = screen.getByRole('heading', {
    name: fillIn(practiceTexts.score, { score: count - 1, count }),
  });
  expect(score).toHaveFocus();
  const again = screen.getByRole('listitem');
  expect(within(again).getByRole('img').dataset['rhythm']).toBe(missed.id);
  expect(again).toHaveTextContent(missed.reason);
  expect(again).toHaveTextContent(fillIn(practiceTexts.youSaid, { answer: said }));
});

test('a round without a mistake says so, and can be played again', async () => {
  const user = show();
  await start(user);
  for (let round = 0; round < count; round += 1) {
    await user.click(button(shownStrip().name));
    await goOn(user);
  }
  expect(screen.getByText(practiceTexts.allRight)).toBeInTheDocument();
  await user.click(button(practiceTexts.restart));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
    fillIn(practiceTexts.progress, { number: 1, count }),
  );
});

test('leaving brings the list and the focus back to where it began', async () => {
  const user = show();
  await start(user);
  await user.click(button(practiceTexts.leave));
  expect(button(practiceTexts.start)).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});
