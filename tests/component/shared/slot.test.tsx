import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { keepSlot, Slot } from '@/components/islands/shared/slot';

/** A slot of the page with a field in it, as the export has it. */
function pageWith(id: string) {
  const page = document.createElement('div');
  page.innerHTML = `<h2>Heading</h2><input>`;
  keepSlot(id, page);
  const field = page.querySelector('input') as HTMLInputElement;
  field.value = 'typed';
  return { page, field, nodes: [...page.childNodes] };
}

/** Whether a place has exactly these nodes, and no copies of them. */
const has = (name: string, nodes: readonly Node[]) => {
  const there = [...(document.querySelector(`.${name} > [data-slot]`)?.childNodes ?? [])];
  return there.length === nodes.length && there.every((node, index) => node === nodes[index]);
};
const place = (name: string, id: string) => (
  <div key={name} className={name}>
    <Slot id={id} />
  </div>
);

it('a slot moves the very nodes of the page, and a field among them keeps what was typed', () => {
  const { page, field, nodes } = pageWith('moved');
  const { rerender } = render(place('first', 'moved'));
  expect(has('first', nodes)).toBe(true);
  expect(page.childNodes).toHaveLength(0);
  rerender(place('first', 'moved'));
  expect(has('first', nodes)).toBe(true);
  rerender(<>{[<p key="new" />, place('first', 'moved')]}</>);
  expect(has('first', nodes)).toBe(true);
  rerender(place('second', 'moved'));
  expect(has('second', nodes)).toBe(true);
  expect(field).toHaveValue('typed');
});

it('of two places that show a slot the later one has it, until it goes', () => {
  const { nodes } = pageWith('two');
  const { rerender } = render(place('first', 'two'));
  const show = (...names: string[]) => rerender(<>{names.map((name) => place(name, 'two'))}</>);
  show('first', 'second');
  expect([has('first', []), has('second', nodes)]).toEqual([true, true]);
  show('first', 'second', 'third');
  show('first', 'third');
  expect([has('first', []), has('third', nodes)]).toEqual([true, true]);
  show('first');
  expect(has('first', nodes)).toBe(true);
});

it('a slot that nobody shows for a while comes back as it was', () => {
  const { nodes, field } = pageWith('away');
  const { rerender } = render(place('first', 'away'));
  rerender(<p />);
  expect(field.isConnected).toBe(false);
  rerender(place('second', 'away'));
  expect(has('second', nodes)).toBe(true);
});

it('a slot is there again when its island is drawn anew after an error', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? <p>Sorry</p> : this.props.children);
  }
  const Fragile = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('broken');
    return place('first', 'error');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { nodes, field } = pageWith('error');
  const island = (key: string, isBroken: boolean) => (
    <Boundary key={key}>
      <Fragile isBroken={isBroken} />
    </Boundary>
  );
  const { rerender, container } = render(island('first', false));
  rerender(island('first', true));
  expect(container).toHaveTextContent('Sorry');
  rerender(island('again', false));
  expect(has('first', nodes)).toBe(true);
  expect(field).toHaveValue('typed');
  jest.restoreAllMocks();
});

it('a slot that the page does not have shows nothing', () => {
  render(place('first', 'nowhere'));
  expect(has('first', [])).toBe(true);
});
