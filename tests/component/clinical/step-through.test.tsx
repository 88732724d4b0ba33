import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walkTree } from '@/components/clinical/walk-tree';
import { StepThrough } from '@/components/islands/step-through';
import { notes } from '@/content/clinical/notes';
import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree, pathsOf } from '@/lib/decision-tree';
import { stepOf, type Walk } from '@/lib/step-through';

const bradycardia = walkTree('adultBradycardia');

function show(treeId: TreeId = 'adultBradycardia') {
  return render(<StepThrough name="walk" anchor="walk" noteLabel="Current guideline note" tree={walkTree(treeId)} />);
}

const words = (id: string) => stepOf(bradycardia, id).text;
const answer = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => window.history.replaceState(null, '', '/bradycardia-algorithm'));

describe('stepping through a decision tree', () => {
  test('begins at the start, with links into the list for visitors without scripts', () => {
    show();
    expect(screen.getByText(words('b0'))).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 9: Start')).toBeInTheDocument();
    expect(answer('Continue')).toHaveAttribute('href', '#adult-bradycardia-b1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows the next question, moves focus to its words and writes the walk into the address', async () => {
    const user = userEvent.setup();
    show();
    await user.click(answer('Continue'));
    await user.click(answer('YES'));
    expect(screen.getByText(words('b3'))).toHaveFocus();
    expect(window.location.search).toBe('?adult-bradycardia=b0.b1.b3');
    expect(window.location.hash).toBe('#walk');
  });

  test('opens at the step in a shared address, with the path that led there', () => {
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b1.b3.b4.b5');
    show();
    expect(screen.getByText('Step 6 of 9: Do')).toBeInTheDocument();
    const path = screen.getByText('Your path so far').nextElementSibling;
    expect(within(path as HTMLElement).getAllByRole('button').map((entry) => entry.textContent)).toEqual([
      `1${words('b0')}`, `2${words('b1')}YES`, `4${words('b3')}`, `5${words('b4')}YES`,
    ]);
  });

  test('goes back one step, back to any step, and to the start', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b1.b3.b4.b5');
    show();
    await user.click(screen.getByRole('button', { name: 'Back one step' }));
    expect(screen.getByText(words('b4'))).toHaveFocus();
    await user.click(screen.getByRole('button', { name: new RegExp(words('b1').slice(0, 30)) }));
    expect(window.location.search).toBe('?adult-bradycardia=b0.b1');
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
    expect(window.location.search).toBe('?from=card&adult-bradycardia=b0.b1');
  });

  test('shows the guideline note beside the value of the step', async () => {
    window.history.replaceState(null, '', '?adult-bls=a0.a1');
    show('adultBls');
    expect(screen.getByText(notes.D7.text)).toBeInTheDocument();
  });

  test('says so at the end of a path', () => {
    window.history.replaceState(null, '', '?adult-bradycardia=b0.b1.b2');
    show();
    expect(screen.getByText('This path ends here.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each(Object.keys(trees) as TreeId[])('can be walked along every path of %s by its answers alone', (treeId) => {
    const tree: DecisionTree = trees[treeId];
    const steps = walkTree(treeId);
    const found: string[] = [];
    const follow = (walk: Walk, told: string): void => {
      window.history.replaceState(null, '', `?${tree.id}=${walk.join('.')}`);
      const { unmount } = show(treeId);
      const ways = screen.queryAllByRole('link').map((link) => ({
        to: (link.getAttribute('href') ?? '').replace(`#${tree.id}-`, ''),
        label: ({ YES: 'yes', NO: 'no', Continue: 'next' } as Record<string, string>)[/^(YES|NO|Continue)/.exec(link.textContent)?.[0] ?? ''] ?? '',
        isLoop: link.textContent.includes('back to step'),
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
  });
});
