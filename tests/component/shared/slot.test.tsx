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
  for (const [places, last] of [
    [['first'], 'first'],
    [['new', 'first'], 'new'],
    [['first'], 'first'],
    [['first', 'second'], 'second'],
    [['first', 'second', 'third'], 'third'],
    [['first', 'third'], 'third'],
    [['first'], 'first'],
    [[], null],
    [['second'], 'second'],
  ] as const) {
    show(...places);
    for (const place of places)
      expect(nodesIn(place).map((node) => nodes.indexOf(node))).toEqual(place === last ? [0, 1] : []);
    expect(nodes.map(({ isConnected }) => isConnected)).toEqual([last !== null, last !== null]);
  }
});

it('a slot missing from the page shows nothing', () => {
  island('nowhere')('first');
  expect(nodesIn('first')).toEqual([]);
});
