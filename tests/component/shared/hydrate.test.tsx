import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useQueryValue } from '@/components/islands/shared/address';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';
import { hydrateIslands } from '@/components/islands/hydrate';
import { Island } from '@/components/layout/island';
import { islandDataOf } from '@/lib/site/island-data';
import { takeProps } from '../support/take-props';

const note = 'A sentence that is long enough to be sent once for all islands of the page.';

/** Shows the deferred result of its clicks beside the count, and a value of the address. */
function Counter({ title }: IslandName & { title: string }) {
  const [count, setCount] = useState(0);
  const state = { 'data-drawn': useAfterClick(count), 'data-scenario': useQueryValue('scenario') };
  return (
    <button type="button" title={title} {...state} onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

function Frame({ title, slots }: IslandName & { title: string; slots: { inside: ReactNode } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section title={title}>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Frame
      </button>
      {isOpen ? <aside>{slots.inside}</aside> : slots.inside}
    </section>
  );
}

const components = { Counter, Frame };
vi.mock('@/components/islands/registry', () => ({ Counter, Frame }));

const page = renderToString(
  <Island hydrate="use">
    <Frame
      name="outer"
      title={note}
      slots={{
        inside: (
          <>
            <input aria-label="Field" />
            <Island hydrate="use">
              <Counter name="inner" title={note} />
            </Island>
          </>
        ),
      }}
    />
  </Island>,
);

/** Slots are registered by id for the life of the page, so each test has islands with other names. */
let round = 0;
const host = (name: string) => document.querySelector<HTMLElement>(`[data-island^="${name}"]`)!;
const field = () => screen.getByLabelText<HTMLInputElement>('Field');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The page as exported: the props of each island are in a separate file. */
function openPage(html = page) {
  round += 1;
  document.body.innerHTML = html.replaceAll(/\b(outer|inner)\b/g, `$1${round}`);
  return islandDataOf(Object.fromEntries(takeProps()));
}

function hydrate(data: ReturnType<typeof openPage>, changed: readonly string[] = []) {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  act(() => hydrateIslands(components, data, hosts, new Set(changed.map(host)), false));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Counts once, then moves the slot's content: the nested island keeps its state. */
function operateBoth() {
  click('Count 0');
  click('Frame');
  expect(screen.getByRole('complementary')).toContainElement(screen.getByRole('button', { name: 'Count 1' }));
  click('Count 1');
  expect(screen.getByRole('button', { name: 'Count 2' })).toBeInTheDocument();
}

it('a deferred update renders after its click, but at once if the click was queued before hydration', () => {
  const data = openPage();
  const button = screen.getByRole('button', { name: 'Count 0' });
  // As the loader does: the click is replayed as soon as the island is ready.
  document.body.addEventListener('island-ready', () => button.click(), { once: true });
  const expectDrawn = (text: string, drawn: string) => {
    expect(button).toHaveTextContent(text);
    expect(button).toHaveAttribute('data-drawn', drawn);
  };
  act(() => {
    hydrateIslands(components, data, [host('inner')], new Set(), true);
    expectDrawn('Count 1', '1');
  });
  act(() => {
    flushSync(() => button.click());
    expectDrawn('Count 2', '1');
  });
  expectDrawn('Count 2', '2');
});

it.each([true, false])(
  'an island reports that it is ready with the state from the address, at once if it is awaited, and alone (%s)',
  (isAwaited) => {
    window.history.replaceState(null, '', '/?scenario=choking');
    const data = openPage();
    const inner = host('inner');
    const shown: unknown[] = [];
    inner.addEventListener('island-ready', () =>
      shown.push(inner.querySelector('button')?.dataset['scenario']),
    );
    act(() => {
      hydrateIslands(components, data, [inner], new Set(), isAwaited);
      expect(inner.hasAttribute('data-ready')).toBe(isAwaited);
    });
    expect(shown).toEqual(['choking']);
    expect(host('outer')).not.toHaveAttribute('data-ready');
    window.history.replaceState(null, '', '/');
  },
);

it.each([
  ['reported as changed', ['outer'], false],
  ['that React itself finds changed', [], true],
])(
  'an island %s is rendered again, with its props, and keeps the content of its slot',
  (_what, changed, isReported) => {
    const data = openPage();
    const [frame, inner] = [screen.getByRole('button', { name: 'Frame' }), host('inner')];
    frame.innerHTML = '<font>Marco</font>';
    const typed = field();
    typed.value = 'typed';
    const reported = vi.fn();
    window.addEventListener('error', reported, { once: true });
    hydrate(data, changed);
    expect(reported).toHaveBeenCalledTimes(isReported ? 1 : 0);
    window.removeEventListener('error', reported);
    expect(frame.isConnected).toBe(false);
    expect(field()).toBe(typed);
    expect(typed).toHaveValue('typed');
    expect(host('inner')).toBe(inner);
    expect(screen.getAllByTitle(note)).toHaveLength(2);
    operateBoth();
  },
);

it('an island that is not in the registry is refused by name', () => {
  const Stranger = ({ name }: IslandName) => <p>{name}</p>;
  const island = (
    <Island hydrate="use">
      <Stranger name="stranger" />
    </Island>
  );
  expect(() => renderToString(island)).toThrow(
    'The child of the island "stranger" is not in components/islands/registry.ts.',
  );
});

it('a host without props in the file stays as it is', () => {
  const data = openPage(`<div data-island="stranger"><b>as it is</b></div>${page}`);
  hydrate(data);
  expect(host('stranger').outerHTML).toBe('<div data-island="stranger"><b>as it is</b></div>');
  operateBoth();
  expect(console.error).not.toHaveBeenCalled();
});
