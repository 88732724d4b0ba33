import { render } from '@testing-library/react';
import { keepSlot, Slot } from '@/components/islands/shared/slot';

/** Shows the slot at each of these places; each call renders the island again. */
function island(id: string) {
  const { rerender } = render(<p />);
  return (...names: readonly string[]) =>
    rerender(
      <>
        {names.map((name) => (
          <div key={name} className={name}>
            <Slot id={id} />
          </div>
        ))}
      </>,
    );
}

const nodesIn = (name: string) => [...document.querySelector(`.${name} > [data-slot]`)!.childNodes];

it('a slot moves the actual nodes of the page to the last place that shows it, even after a while without any', () => {
  const page = document.createElement('div');
  page.innerHTML = `<h2>Heading</h2><input>`;
  const nodes = [...page.childNodes];
  keepSlot('moved', page);
  const show = island('moved');
  const expectIn = (name: string) => {
    const there = nodesIn(name);
    expect([there.length, there.every((node, index) => node === nodes[index])]).toEqual([2, true]);
  };
  show('first');
  expectIn('first');
  show('new', 'first');
  show('first');
  expectIn('first');
  show('first', 'second');
  expectIn('second');
  expect(nodesIn('first')).toEqual([]);
  show('first', 'second', 'third');
  show('first', 'third');
  expectIn('third');
  show('first');
  expectIn('first');
  show();
  expect(nodes.some(({ isConnected }) => isConnected)).toBe(false);
  show('second');
  expectIn('second');
});

it('a slot missing from the page shows nothing', () => {
  island('nowhere')('first');
  expect(nodesIn('first')).toEqual([]);
});
