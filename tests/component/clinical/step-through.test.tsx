import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walkTree } from '@/components/clinical/model/walk-tree';
import { StepThrough } from '@/components/islands/clinical/step-through';
import { stepThroughLabels } from '@/content/clinical/step-through';
import { trees, type TreeId } from '@/content/clinical/trees';
import { stepOf } from '@/lib/clinical/step-through';
import { seen } from '../support/seen';

const bradycardia = walkTree('adultBradycardia');
const textOf = (id: string) => stepOf(bradycardia, id).action;
const answer = (name: string | RegExp) => screen.getByRole('link', { name });
const user = userEvent.setup();

/** A tree opened at the step in the URL. */
function show(treeId: TreeId = 'adultBradycardia', walk = '') {
  window.history.replaceState(null, '', `/reference?${trees[treeId].id}=${walk}`);
  return render(
    <StepThrough
      name="step-through-tree"
      anchor="walk"
      noteLabel="Current guideline note"
      labels={stepThroughLabels}
      tree={walkTree(treeId)}
    />,
  );
}

describe('stepping through a decision tree', () => {
  test('shows the next step, moves the focus to its text, and keeps the rest of the URL', async () => {
    show();
    expect(screen.getByText('Step 1 of at most 9: Start, adult')).toBeInTheDocument();
    window.history.replaceState(null, '', '?from=card');
    for (const name of ['Continue', 'NO', 'YES']) await user.click(answer(name));
    expect(screen.getByText(textOf('b3'))).toHaveFocus();
    expect(window.location.search).toBe('?from=card&adult-bradycardia=b0.b0q.b1.b3');
    expect(window.location.hash).toBe('#walk');
  });

  test('opens at the step in a shared URL, and goes back one step, to any step, to the start, and with the browser', async () => {
    show('adultBradycardia', 'b0.b0q.b1.b3.b4.b5');
    await user.click(screen.getByRole('button', { name: 'Back one step' }));
    expect(screen.getByText(textOf('b4'))).toHaveFocus();
    await user.click(screen.getByRole('button', { name: new RegExp(textOf('b1').slice(0, 30)) }));
    expect(window.location.search).toBe('?adult-bradycardia=b0.b0q.b1');
    act(() => {
      window.history.replaceState(null, '', '?adult-bradycardia=b0.b0q');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText(textOf('b0q'))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(window.location.search).toBe('');
    expect(screen.getByText(textOf('b0'))).toBeInTheDocument();
  });

  /** A path, a note next to the value of its step, a link to another page, an end. */
  test.each([
    ['adultBradycardia', 'b0.b0q.b1.b3.b4.b5'],
    ['adultBls', 'a0.a1'],
    ['adultTachycardia', 't0.t1.t1q.t1p.t3u'],
    ['adultBradycardia', 'b0.b0q.b1.b2'],
  ] as const)('the step of %s at %s shows what was approved', (tree, walk) => {
    show(tree, walk);
    expect(seen(document.body).join('\n')).toMatchSnapshot();
  });

  test('counts the steps of the path, and announces a loop', async () => {
    show('adultBls', 'a0.a1.a2.a4.a5.a5q');
    await user.click(answer('NO again from step 4'));
    expect(screen.getByText(/^Step 7 of at most \d+: Do, adult$/)).toBeInTheDocument();
  });
});
