import { fireEvent } from '@testing-library/react';
import { fakeView } from '../support/fake-view';

const files = ['/assets/react.js', '/assets/islands.js', '/assets/props.json'] as const;
const [react, islands] = files;
const hydrate = jest.fn<undefined, [unknown, readonly HTMLElement[], ReadonlySet<Element>, boolean]>();
let view: ReturnType<typeof fakeView>;

type Request = { readonly address: string; readonly integrity: string; answer: (isThere: boolean) => void };
let requests: Request[] = [];
/** The loader's listeners on the page, removed after each test as a navigation would. */
let listening: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  requests = [];
  view = fakeView();
  for (const target of [document, window]) {
    const spy = jest.spyOn(target, 'addEventListener');
    listening.push(() => {
      for (const [kind, listener, options] of spy.mock.calls)
        target.removeEventListener(kind, listener, options);
    });
  }
  globalThis.fetch = (async (address: string, { integrity }: { integrity: string }) => {
    const isThere = await new Promise((answer) => requests.push({ address, integrity, answer }));
    if (isThere !== true) throw new TypeError('Failed to fetch');
    return { json: async () => ({ islands: {} }), arrayBuffer: async () => new ArrayBuffer(0) };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  for (const stop of listening) stop();
  listening = [];
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const asked = () => requests.map(({ address }) => address);
const notice = () => document.querySelector('[role="alert"]')?.textContent ?? '';

/** The loader keeps its state in its module, so each test loads it anew. */
async function startPage(
  body: string,
  { address = '/', before }: { address?: string; before?: () => void } = {},
): Promise<void> {
  jest.resetModules();
  jest.doMock(islands, () => ({ hydrate }), { virtual: true });
  jest.doMock(react, () => ({}), { virtual: true });
  window.history.replaceState(null, '', address);
  document.documentElement.removeAttribute('data-islands');
  const list = files.map((file) => [file, `sha256-${file}`]);
  document.body.innerHTML = `${body}<script type="application/json" id="island-files">${JSON.stringify(list)}</script>`;
  before?.();
  const { enhanceIslands } = await import('@/components/site-script/islands');
  enhanceIslands();
  await pass(250);
}

/** Settles a request: with the file, or with an error. */
async function answer(...missing: readonly string[]): Promise<void> {
  for (const request of requests.splice(0)) request.answer(!missing.includes(request.address));
  await pass(0);
}

/** What an island does once it is hydrated. */
function ready(name: string): void {
  const host = find(`[data-island="${name}"]`);
  host.setAttribute('data-ready', '');
  host.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
}

/** What an island does that has thrown: the markup of the page is back (components/islands/lost-island.ts). */
function lose(name: string, detail?: () => void): void {
  const host = find(`[data-island="${name}"]`);
  host.setAttribute('data-lost', '');
  host.dispatchEvent(new CustomEvent('island-lost', { bubbles: true, detail }));
}

/** Everything of a kind that reaches the island itself. */
function listenTo(selector: string, kind: string): string[] {
  const seen: string[] = [];
  find(selector).addEventListener(kind, ({ currentTarget }) => {
    const field = currentTarget as HTMLInputElement;
    seen.push(field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value);
  });
  return seen;
}

const shop = `<p>text</p><div data-island="shop" data-hydrate="interaction"><form><input type="search"><textarea></textarea>
  <input type="checkbox"><input type="radio"><select><option>a</option><option>b</option></select>
  <button id="add">Add</button></form><details><summary>More</summary></details></div>`;
const page = shop.replace('interaction', 'use');
const tabs =
  '<div data-island="first" data-hydrate="use"><button id="one">One</button></div>' +
  '<div data-island="outer" data-hydrate="use"><button id="two">Two</button><div data-slot="outer.a"><b>slot</b>' +
  '<div data-island="inner" data-hydrate="use"><button id="three">Three</button></div></div></div>';

describe('the islands of a page', () => {
  it.each(['pointerMove', 'touchStart', 'keyDown', 'scroll', 'wheel', 'focusIn'] as const)(
    'load on %s anywhere if they are the point of the page, and never before',
    async (sign) => {
      await startPage(shop);
      // From this point clicks are queued, so buttons may show.
      expect(document.documentElement).toHaveAttribute('data-islands');
      expect(asked()).toEqual([]);
      fireEvent[sign](find('p'));
      await pass(250);
      expect(asked()).toEqual(files);
    },
  );

  it.each(['/?q=kit', '/#products'])('load at once for the address %s', async (address) => {
    await startPage(shop, { address });
    expect(asked()).toEqual(files);
  });

  it.each(['pointerDown', 'touchStart', 'keyDown', 'focusIn'] as const)(
    'load on %s inside one of them, and not on one beside it',
    async (sign) => {
      await startPage(page);
      fireEvent[sign](find('p'));
      await pass(250);
      expect(asked()).toEqual([]);
      fireEvent[sign](find('#add'));
      expect(asked()).toEqual(files);
    },
  );

  it('load when one of them comes near the viewport', async () => {
    await startPage(shop.replace('interaction', 'visible'));
    view.come(false);
    await pass(250);
    expect(asked()).toEqual([]);
    view.come();
    await pass(250);
    expect(asked()).toEqual(files);
  });
});

describe('the files of the islands', () => {
  it('are fetched in parallel, once, each with its integrity hash', async () => {
    await startPage(page);
    fireEvent.focusIn(find('#add'));
    find('#add').click();
    find('#add').click();
    expect(requests.map(({ address, integrity }) => [address, integrity])).toEqual(
      files.map((file) => [file, `sha256-${file}`]),
    );
    await answer();
    find('#add').click();
    expect(asked()).toEqual([]);
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(hydrate).toHaveBeenCalledWith({ islands: {} }, [find('[data-island]')], new Set(), true);
  });

  it.each(files)('start nothing while %s is missing; Try again fetches only that one', async (missing) => {
    await startPage(page);
    find('#add').click();
    await answer(missing);
    expect(hydrate).not.toHaveBeenCalled();
    expect(notice()).toBe('A part of this page could not load. Check your connection. Try again');
    expect(find('#add')).not.toHaveAttribute('aria-busy');
    find('[role="alert"] button').click();
    expect(notice()).toBe('');
    expect(asked()).toEqual([missing]);
    await answer();
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(notice()).toBe('');
  });

  it.each([
    ['a press asks for them again', () => find('#add').click(), true],
    ['a connection that is back does so too', () => fireEvent.online(window), true],
    ['a touch does not', () => fireEvent.touchStart(find('#add')), false],
    ['a move does not', () => fireEvent.pointerMove(find('p')), false],
  ] as const)('that did not come wait for a wish: %s', async (_, happen, isAsked) => {
    await startPage(page);
    find('#add').click();
    await answer(react);
    happen();
    await pass(250);
    expect(asked()).toEqual(isAsked ? [react] : []);
  });

  it('show a notice while they are slow', async () => {
    await startPage(page);
    find('#add').click();
    await pass(9_999);
    expect(notice()).toBe('');
    await pass(1);
    expect(notice()).toBe('A part of this page is taking long to load. You can go on reading meanwhile.');
    await answer();
    expect(notice()).toBe('');
  });

  it('are not fetched again if they loaded but failed to start', async () => {
    hydrate.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await startPage(page);
    find('#add').click();
    await answer();
    expect(notice()).toMatch(/could not load/);
    find('#add').click();
    await pass(250);
    expect(asked()).toEqual([]);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('a click before its island is ready', () => {
  it('is queued, shows that it is, and is replayed exactly once', async () => {
    await startPage(page);
    const [presses, submits] = [listenTo('#add', 'click'), listenTo('form', 'submit')];
    find('form').addEventListener('submit', (event) => event.preventDefault());
    find('#add').click();
    expect([presses.length, submits.length]).toEqual([0, 0]);
    expect(find('#add')).toHaveAttribute('aria-busy', 'true');
    await answer();
    expect(presses).toHaveLength(0);
    ready('shop');
    expect([presses.length, submits.length]).toEqual([1, 1]);
    expect(find('#add')).not.toHaveAttribute('aria-busy');
    ready('shop');
    expect(presses).toHaveLength(1);
    find('#add').click();
    expect(presses).toHaveLength(2);
  });

  it.each([
    ['impatient presses of a busy control count as one', []],
    ['so does one that the files did not follow, and one after it', [react]],
  ])('is one press: %s', async (_what, missing) => {
    await startPage(page);
    find('form').addEventListener('submit', (event) => event.preventDefault());
    const presses = [listenTo('#add', 'click'), listenTo('[type="checkbox"]', 'change')];
    const press = () => ['#add', '[type="checkbox"]'].forEach((control) => find(control).click());
    press();
    await answer(...missing);
    press();
    press();
    await answer();
    ready('shop');
    expect(presses.map(({ length }) => length)).toEqual([1, 1]);
    // From now on each counts.
    press();
    press();
    expect(presses.map(({ length }) => length)).toEqual([3, 3]);
  });

  it('of Enter in a form is kept as one of its button, and leads nowhere', async () => {
    await startPage(page);
    const early: boolean[] = [];
    const form = document.forms[0]!;
    form.addEventListener('submit', (event) => early.push(event.defaultPrevented), { once: true });
    form.requestSubmit(find('#add'));
    expect([early, asked()]).toEqual([[true], files]);
    const presses = listenTo('#add', 'click');
    form.addEventListener('submit', (event) => event.preventDefault());
    ready('shop');
    expect(presses).toHaveLength(1);
  });

  it('of a checkbox is queued and ticks it once; one on a native control is not queued', async () => {
    await startPage(page);
    find('summary').click();
    expect(find('details')).toHaveAttribute('open');
    expect(asked()).toEqual(files);
    const seen = listenTo('[type="checkbox"]', 'change');
    find('[type="checkbox"]').click();
    expect([seen, find('[type="checkbox"]').checked]).toEqual([[], false]);
    ready('shop');
    expect(seen).toEqual(['true']);
  });

  describe('on a link or a disclosure that an island enhances', () => {
    const enhanced = `<div data-island="tree" data-hydrate="use"><a href="#step" data-enhanced="">Continue</a>
      <details><summary data-enhanced="">Details</summary><p id="inside"></p></details></div>`;
    const isFollowed = (selector: string, init?: MouseEventInit) =>
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

    it.each(['a', 'summary'])('%s waits for the island, once', async (selector) => {
      await startPage(enhanced);
      const clicks = listenTo(selector, 'click');
      expect([isFollowed(selector), isFollowed(selector)]).toEqual([false, false]);
      expect(find(selector)).toHaveAttribute('aria-busy', 'true');
      await answer();
      expect(clicks).toHaveLength(0);
      ready('tree');
      expect(clicks).toHaveLength(1);
      expect(find(selector)).not.toHaveAttribute('aria-busy');
    });

    it.each(['a', 'summary'])(
      '%s does what it does without scripts if the files do not come',
      async (selector) => {
        await startPage(enhanced);
        const clicks = listenTo(selector, 'click');
        isFollowed(selector);
        await answer(react);
        expect(clicks).toHaveLength(1);
        expect(isFollowed(selector)).toBe(true);
        find('[role="alert"] button').click();
        await answer();
        ready('tree');
        expect(clicks).toHaveLength(2);
      },
    );

    it('opens a new tab at once if that is asked for', async () => {
      await startPage(enhanced);
      expect(isFollowed('a', { shiftKey: true })).toBe(true);
      expect(asked()).toEqual([]);
    });

    it('counts from before the loader, unless the address opened the disclosure', async () => {
      const open = () => find('details').setAttribute('open', '');
      await startPage(enhanced, { before: open });
      expect(find('details')).not.toHaveAttribute('open');
      const clicks = listenTo('summary', 'click');
      await answer();
      ready('tree');
      expect(clicks).toHaveLength(1);
      await startPage(enhanced, { address: '/#inside', before: open });
      expect(find('details')).toHaveAttribute('open');
    });
  });

  it.each([
    ['one press more waits until every island is ready', 1, [], [false]],
    ['of two presses more the second goes', 2, [], [false, true]],
    ['nothing waits once the files could not load', 1, [react], [true]],
  ] as const)('of a link before that: %s', async (_what, presses, missing, early) => {
    await startPage(`${tabs}<a href="/next">Next page</a>`);
    const follows: boolean[] = [];
    const note = (event: Event) => {
      if (event.target === find('a')) follows.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    find('#three').click();
    if (missing.length > 0) await answer(...missing);
    for (let press = 0; press < presses; press += 1) find('a').click();
    for (const island of ['outer', 'inner']) ready(island);
    await pass(100);
    expect(follows).toEqual(early);
    ready('first');
    await pass(5000);
    expect(follows).toEqual([...early, ...(missing.length > 0 ? [] : [true])]);
    window.removeEventListener('click', note);
  });

  it('waits for its own island, whichever islands surround it', async () => {
    await startPage(tabs);
    const presses = ['#one', '#two', '#three'].map((button) => listenTo(button, 'click'));
    const counts = () => presses.map(({ length }) => length);
    for (const button of ['#three', '#two', '#one']) find(button).click();
    ready('outer');
    expect(counts()).toEqual([0, 1, 0]);
    ready('inner');
    expect(counts()).toEqual([0, 1, 1]);
    ready('first');
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('makes its island hydrate first, after those around it, and the others once the browser is idle', async () => {
    await startPage(tabs);
    const woken = () =>
      hydrate.mock.calls.map(([, hosts, , isAwaited]) => [
        hosts.map(({ dataset }) => dataset['island']),
        isAwaited,
      ]);
    find('#three').click();
    await answer();
    expect(woken()).toEqual([[['outer', 'inner'], true]]);
    jest.advanceTimersByTime(200);
    expect(woken()).toEqual([
      [['outer', 'inner'], true],
      [['first'], false],
    ]);
  });
});

describe('an island that is lost', () => {
  const broken = 'A part of this page stopped working. You can go on without it. Try again';

  it('is told of with a way to try again, also when it breaks as it wakes', async () => {
    await startPage(tabs);
    hydrate.mockImplementationOnce(() => {
      lose('first');
      return undefined;
    });
    find('#one').click();
    await answer();
    await pass(5000);
    expect(notice()).toBe(broken);
    for (const island of ['outer', 'inner']) ready(island);
    expect(notice()).toBe(broken);
  });

  it('is woken again by Try again, each with all others, and is told what was typed', async () => {
    await startPage(`${tabs}${page}`);
    find('#one').click();
    await answer();
    const again: string[] = [];
    for (const island of ['first', 'shop']) lose(island, () => again.push(island));
    find('[type="search"]').value = 'kit';
    find('[role="alert"] button').click();
    expect([again, notice()]).toEqual([['first', 'shop'], '']);
    const seen = listenTo('[type="search"]', 'input');
    ready('shop');
    expect(seen).toEqual(['kit']);
  });

  it('keeps nothing back: a press, a form and a letter do what they do without scripts', async () => {
    await startPage(page);
    find('#add').click();
    await answer();
    lose('shop');
    const presses = listenTo('#add', 'click');
    const submits: boolean[] = [];
    document.addEventListener('submit', (event) => {
      submits.push(!event.defaultPrevented);
      event.preventDefault();
    });
    find('#add').click();
    expect([presses.length, submits]).toEqual([1, [true]]);
    expect(find('#add')).not.toHaveAttribute('aria-busy');
  });

  it('lets a link go that waited for it', async () => {
    await startPage(`${tabs}<a href="/next">Next page</a>`);
    const follows: boolean[] = [];
    const note = (event: Event) => {
      if (event.target === find('a')) follows.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    find('#three').click();
    find('a').click();
    for (const island of ['outer', 'first']) ready(island);
    await pass(100);
    expect(follows).toEqual([false]);
    lose('inner');
    await pass(100);
    expect(follows).toEqual([false, true]);
    window.removeEventListener('click', note);
  });
});

describe('what was typed before its island is ready', () => {
  it.each([
    ['[type="search"]', 'input', 'kit'],
    ['textarea', 'input', 'kit'],
    ['select', 'change', 'b'],
  ] as const)(
    'in %s is announced again, once, even if hydration resets the field',
    async (selector, kind, value) => {
      await startPage(page);
      fireEvent[kind](find(selector), { target: { value: value.charAt(0) } });
      expect(asked()).toEqual(files);
      find(selector).value = value;
      hydrate.mockImplementationOnce(() => void (find(selector).value = ''));
      await answer();
      const seen = listenTo(selector, kind);
      ready('shop');
      ready('shop');
      expect(seen).toEqual([value]);
    },
  );

  it.each([
    ['typed text', '[type="search"]', 'input', { value: 'kit' }, 'kit'],
    ['a chosen option', 'select', 'change', { selectedIndex: 1 }, 'b'],
    ['a ticked box', '[type="checkbox"]', 'change', { checked: true }, 'true'],
    ['a chosen radio button', '[type="radio"]', 'change', { checked: true }, 'true'],
  ])('or before the loader is there is told to its own: %s', async (_, selector, kind, change, told) => {
    await startPage(page, { before: () => Object.assign(find(selector), change) });
    expect(asked()).toEqual(files);
    const seen = listenTo(selector, kind);
    ready('shop');
    expect(seen).toEqual([told]);
  });
});

describe('markup changed by something else', () => {
  const changes: readonly (readonly [string, readonly string[], () => void])[] = [
    ['the text of an island', ['outer'], () => find('#two').firstChild?.replaceWith('Deux')],
    ['the letters of a text', ['first'], () => Object.assign(find('#one').firstChild!, { data: 'Un' })],
    ['an element in an island within a slot', ['inner'], () => find('#three').append(new Image())],
    ['a text in a slot', [], () => find('[data-slot] b').replaceChildren('slot')],
    ['a class', [], () => find('#one').classList.add('translated')],
    ['something beside all islands', [], () => document.body.append('hello')],
  ];

  it.each(changes)('is passed on with the islands that contain it: %s', async (_, changed, change) => {
    await startPage(tabs);
    find('#one').click();
    change();
    await answer();
    const hosts = [...(hydrate.mock.lastCall?.[2] ?? [])];
    expect(hosts).toEqual(changed.map((name) => find(`[data-island="${name}"]`)));
  });
});
