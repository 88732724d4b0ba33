import { render } from '@testing-library/react';
import { keepSlot, Slot } from '@/components/islands/shared/slot';

/** A slot with a field in it, as exported. */
function pageWith(id: string) {
  const page = document.createElement('div');
  page.innerHTML = `<h2>Heading</h2><input>`;
  keepSlot(id, page);
  const field = page.querySelector('input') as HTMLInputElement;
  field.value = 'typed';
  return { field, nodes: [...page.childNodes] };
}

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

/** Whether a place has exactly these nodes, not copies of them. */
const has = (name: string, nodes: readonly Node[]) => {
  const there = [...(document.querySelector(`.${name} > [data-slot]`)?.childNodes ?? [])];
  return there.length === nodes.length && there.every((node, index) => node === nodes[index]);
};

it('a slot moves the actual nodes of the page, even after it was not shown for a while', () => {
  const { field, nodes } = pageWith('moved');
  const show = island('moved');
  show('first');
  expect(has('first', nodes)).toBe(true);
  show('new', 'first');
  show('first');
  expect(has('first', nodes)).toBe(true);
  show();
  expect(field.isConnected).toBe(false);
  show('second');
  expect(has('second', nodes)).toBe(true);
  expect(field).toHaveValue('typed');
});

it('of two places that show a slot, the later one gets it until it unmounts', () => {
  const { nodes } = pageWith('two');
  const show = island('two');
  show('first');
  show('first', 'second');
  expect([has('first', []), has('second', nodes)]).toEqual([true, true]);
  show('first', 'second', 'third');
  show('first', 'third');
  expect([has('first', []), has('third', nodes)]).toEqual([true, true]);
  show('first');
  expect(has('first', nodes)).toBe(true);
});

it('a slot missing from the page shows nothing', () => {
  island('nowhere')('first');
  expect(has('first', [])).toBe(true);
});
