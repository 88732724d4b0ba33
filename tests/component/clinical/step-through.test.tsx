import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walkTree } from '@/components/clinical/view/walk-tree';
import { StepThrough } from '@/components/islands/clinical/step-through';
import { notes } from '@/content/clinical/notes';
import { stepThroughTexts } from '@/content/clinical/step-through';
import { trees, type TreeId } from '@/content/clinical/trees';
import { noteWords } from '@/lib/clinical/clinical-value';
import { type DecisionTree, pathsOf } from '@/lib/clinical/decision-tree';
import { stepOf, type Walk } from '@/lib/clinical/step-through';

const bradycardia = walkTree('adultBradycardia');

function show(treeId: TreeId = 'adultBradycardia') {
  return render(
    <StepThrough
      anchor="walk"
      noteLabel="Current guideline note"
      texts={stepThroughTexts}
      tree={walkTree(treeId)}
    />,
  );
}

const words = (id: string) => stepOf(bradycardia, id).text;
const answer = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => window.history.replaceState(null, '', '/bradycardia-algorithm'));

describe('stepping through a decision tree', () => {
  test('begins at the start, with links into the list for visitors without scripts', () => {
    show();
    expect(screen.getByText(words('b0'))).toBeInTheDocument();
    expect(screen.getByText('Step 1 of at most 9: Start, adult')).toBeInTheDocument();
    expect(answer('Continue')).toHaveAttribute('href', '#adult-bradycardia-b0q');
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  test('shows the next question, moves focus to its words and writes the walk into the address', async () => {
    const user = userEvent.setup();
    show();
    await user.click(answer('Continue'));
    await user.click(answer('NO'));
    await user.click(answer('YES'));
    expect(screen.getByText(words('b3'))).toHaveFocus();
    expect(window.location.search).toBe('?adult-bradycardia=b0.b0q.b1.b3');
    expect(window.location.hash).toBe('#walk');
  });

  test('opens at the step in a shared address, with the path that led there', () => {
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b0q.b1.b3.b4.b5');
    show();
    expect(screen.getByText('Step 6 of at most 9: Do, adult')).toBeInTheDocument();
    const path = screen.getByText('Your path so far').nextElementSibling;
    expect(
      within(path as HTMLElement)
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual([
      `1${words('b0')}`,
      `2${words('b0q')}NO`,
      `3${words('b1')}YES`,
      `4${words('b3')}`,
      `5${words('b4')}YES`,
    ]);
  });

  test('goes back one step, back to any step, and to the start', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b0q.b1.b3.b4.b5');
    show();
    await user.click(screen.getByRole('button', { name: 'Back one step' }));
    expect(screen.getByText(words('b4'))).toHaveFocus();
    await user.click(screen.getByRole('button', { name: new RegExp(words('b1').slice(0, 30)) }));
    expect(window.location.search).toBe('?adult-bradycardia=b0.b0q.b1');
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(window.location.search).toBe('');
    expect(screen.getByText(words('b0'))).toBeInTheDocument();
  });

  test('follows the Back action of the browser', async () => {
    const user = userEvent.setup();
    show();
    await user.click(answer('Continue'));
    act(() => {
      window.history.replaceState(null, '', '/bradycardia-algorithm');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText(words('b0'))).toBeInTheDocument();
  });

  test('keeps other words of the address', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '?from=card');
    show();
    await user.click(answer('Continue'));
    expect(window.location.search).toBe('?from=card&adult-bradycardia=b0.b0q');
  });

  test('shows the guideline note beside the value of the step', () => {
    window.history.replaceState(null, '', '?adult-bls=a0.a1');
    show('adultBls');
    expect(document.querySelector('[data-note="D7"]')).toHaveTextContent(noteWords(notes.D7));
  });

  test('leads to the dose of a drug that the step only names', () => {
    window.history.replaceState(null, '', '?adult-tachycardia=t0.t1.t1q.t1p.t2.t4.t8.t9');
    show('adultTachycardia');
    expect(screen.getByRole('link', { name: 'Adenosine' })).toHaveAttribute('href', '#adenosine');
  });

  test('leads to another page for a row that is not on this one', () => {
    window.history.replaceState(null, '', '?adult-tachycardia=t0.t1.t1q.t1p.t3u');
    show('adultTachycardia');
    expect(screen.getByRole('link', { name: 'Adult cardiac arrest' })).toHaveAttribute(
      'href',
      '/acls-algorithm#cardiac-arrest',
    );
  });

  test('counts the steps of the path, and says when a loop comes round again', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '?adult-bls=a0.a1.a2.a4.a5');
    show('adultBls');
    await user.click(answer('YES again from step 4'));
    expect(screen.getByText(/^Step 6 of at most \d+: Do, adult$/)).toBeInTheDocument();
  });

  test('keeps Back and Restart at every step, switched off where there is nothing to go back to', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getByRole('button', { name: 'Back one step' })).toBeDisabled();
    await user.click(answer('Continue'));
    expect(screen.getByRole('button', { name: 'Back one step' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Restart' })).toBeEnabled();
  });

  test('says so at the end of a path', () => {
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b0q.b1.b2');
    show();
    expect(screen.getByText('This path ends here.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each(Object.keys(trees) as TreeId[])(
    'can be walked along every path of %s by its answers alone',
    (treeId) => {
      const tree: DecisionTree = trees[treeId];
      const steps = walkTree(treeId);
      const found: string[] = [];
      const follow = (walk: Walk, told: string): void => {
        window.history.replaceState(null, '', `?${tree.id}=${walk.join('.')}`);
        const { unmount } = show(treeId);
        const isLoop = (link: HTMLElement) =>
          stepOf(steps, walk.at(-1)).ways.some(
            (way) => way.isLoop && link.getAttribute('href') === `#${tree.id}-${way.to}`,
          );
        const ways = screen
          .queryAllByRole('link')
          .filter((link) => /^(YES|NO|Continue)/.test(link.textContent))
          .map((link) => ({
            to: (link.getAttribute('href') ?? '').replace(`#${tree.id}-`, ''),
            label:
              ({ YES: 'yes', NO: 'no', Continue: 'next' } as Record<string, string>)[
                /^(YES|NO|Continue)/.exec(link.textContent)?.[0] ?? ''
              ] ?? '',
            isLoop: isLoop(link),
          }));
        const here = walk.at(-1) ?? '';
        expect(screen.getAllByText(stepOf(steps, here).text)[0]).toBeVisible();
        unmount();
        if (ways.length === 0) found.push(`${told}${here}`);
        for (const way of ways) {
          if (way.isLoop) found.push(`${told}${here} -${way.label}-> back to ${way.to}`);
          else follow([...walk, way.to], `${told}${here} -${way.label}-> `);
        }
      };
      follow([tree.start], '');
      expect(found.sort()).toEqual([...pathsOf(tree)].sort());
    },
  );
});
