import { fireEvent } from '@testing-library/react';

/** The loader keeps its state in its module, as a page does: each test gets a page of its own. */
async function startPage(
  body: string,
  { address = '/', before }: { address?: string; before?: () => void } = {},
) {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  document.documentElement.removeAttribute('data-islands');
  document.body.innerHTML = `${body}<script type="application/json" id="island-runtime">[{"src":"/_next/static/chunks/a.js","integrity":"sha384-x"}]</script>`;
  before?.();
  const { enhanceIslands } = await import('@/components/site-script/islands');
  enhanceIslands();
  await idle();
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 250));
const fetched = () => document.querySelectorAll('script[src^="/_next/"]').length;
const soon =
  '<div data-island="shop" data-wake="soon"><input type="search"><input type="checkbox"><select><option>a</option><option>b</option></select><button>Add</button></div>';

// What still waits for a sign of life must not take that of the next test.
afterEach(async () => {
  fireEvent.scroll(document.body);
  await idle();
});

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

describe('the framework of a page whose island is the point', () => {
  it('does not come by itself', async () => {
    await startPage(soon);
    expect(fetched()).toBe(0);
  });

  it.each(['pointerMove', 'touchStart', 'keyDown', 'scroll', 'wheel', 'focusIn'] as const)(
    'comes at %s anywhere on the page',
    async (sign) => {
      await startPage(`<p>text</p>${soon}`);
      fireEvent[sign](document.querySelector('p') as Element);
      await idle();
      expect(fetched()).toBe(1);
    },
  );

  it.each(['/?q=kit', '/#products'])('comes at once for the address %s', async (address) => {
    await startPage(soon, { address });
    expect(fetched()).toBe(1);
  });
});

describe('what was done before the loader was there', () => {
  const early: readonly (readonly [string, () => void])[] = [
    [
      'typed',
      () => Object.assign(document.querySelector('input[type=search]') as HTMLInputElement, { value: 'kit' }),
    ],
    [
      'ticked',
      () =>
        Object.assign(document.querySelector('input[type=checkbox]') as HTMLInputElement, { checked: true }),
    ],
    [
      'chosen',
      () => Object.assign(document.querySelector('select') as HTMLSelectElement, { selectedIndex: 1 }),
    ],
  ];

  it.each(early)('brings the framework when something was %s', async (_, before) => {
    await startPage(soon, { before });
    expect(fetched()).toBe(1);
  });

  it('is announced to the island once it is ready, with what was typed', async () => {
    await startPage(soon, { before: early[0]![1] });
    const field = document.querySelector('input[type=search]') as HTMLInputElement;
    const seen: string[] = [];
    field.addEventListener('input', () => seen.push(field.value));
    const host = document.querySelector('[data-island]')!;
    host.setAttribute('data-ready', '');
    host.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
    expect(seen).toEqual(['kit']);
  });

  it('is ticked again once the island is ready', async () => {
    await startPage(soon, { before: early[1]![1] });
    const box = document.querySelector('input[type=checkbox]') as HTMLInputElement;
    const host = document.querySelector('[data-island]')!;
    const seen: boolean[] = [];
    box.addEventListener('change', () => seen.push(box.checked));
    host.setAttribute('data-ready', '');
    host.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
    expect(seen).toEqual([true]);
  });
});

it('a script that the bundler adds later is held to the digest of the build, another one is not', async () => {
  await startPage(soon, {
    before: () => {
      (document.getElementById('island-runtime') as HTMLElement).textContent =
        '[{"src":"/_next/static/chunks/game.js","integrity":"sha384-y","isLater":true}]';
    },
    address: '/?q=1',
  });
  const [game, other] = ['/_next/static/chunks/game.js', '/_next/static/chunks/x.js'].map((src) =>
    Object.assign(document.createElement('script'), { src }),
  );
  expect(game?.integrity).toBe('sha384-y');
  expect(other?.integrity).toBeFalsy();
  expect(fetched()).toBe(0);
});

it('the page is marked, so that buttons show from the moment on when a press is kept', async () => {
  await startPage(soon);
  expect(document.documentElement.hasAttribute('data-islands')).toBe(true);
});
