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
const requested = () => requests.map(({ address }) => address);
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
  // jsdom cannot submit a form.
  window.addEventListener('submit', (event) => event.preventDefault());
  before?.();
  const { enhanceIslands } = await import('@/components/site-script/islands');
  enhanceIslands();
  await pass(250);
}

/** Settles every pending request: with an error for the missing files. */
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

/** What a lost island does: its original markup is back (components/islands/lost-island.ts). */
function lose(name: string, detail?: () => void): void {
  const host = find(`[data-island="${name}"]`);
  host.setAttribute('data-lost', '');
  host.dispatchEvent(new CustomEvent('island-lost', { bubbles: true, detail }));
}

/** Records the events of a kind that reach the element, by its value at that time. */
function listenTo(selector: string, kind: string): string[] {
  const seen: string[] = [];
  find(selector).addEventListener(kind, ({ currentTarget }) => {
    const field = currentTarget as HTMLInputElement;
    seen.push(field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value);
  });
  return seen;
}

/** Whether the browser would follow each click on the link. Like the loader's listeners, it ends with the test. */
function listenToLink(): boolean[] {
  const follows: boolean[] = [];
  window.addEventListener('click', (event) => {
    if (event.target === find('a')) follows.push(!event.defaultPrevented);
    event.preventDefault();
  });
  return follows;
}

const shop = `<p>text</p><div data-island="shop" data-hydrate="interaction"><form><input type="search"><textarea></textarea>
  <input type="checkbox"><input type="radio"><select><option>a</option><option>b</option></select>
  <button id="add">Add</button></form><details><summary>More</summary></details></div>`;
const page = shop.replace('interaction', 'use');
const visible = shop.replace('interaction', 'visible');
const tabs =
  '<div data-island="first" data-hydrate="use"><button id="one">One</button></div>' +
  '<div data-island="outer" data-hydrate="use"><button id="two">Two</button><div data-slot="outer.a"><b>slot</b>' +
  '<div data-island="inner" data-hydrate="use"><button id="three">Three</button></div></div></div>';

describe('the islands of a page', () => {
  it.each(['pointerMove', 'touchStart', 'keyDown', 'scroll', 'wheel', 'focusIn'] as const)(
    'load on %s anywhere with `interaction`, and not before',
    async (interaction) => {
      await startPage(shop);
      // Clicks are queued from here on, so buttons may show.
      expect(document.documentElement).toHaveAttribute('data-islands');
      expect(requested()).toEqual([]);
      fireEvent[interaction](find('p'));
      await pass(250);
      expect(requested()).toEqual(files);
    },
  );

  it.each<readonly [string, string, string, () => void, number]>([
    ['at once for an address with a query', shop, '/?q=kit', () => undefined, files.length],
    ['at once for an address with an anchor', shop, '/#products', () => undefined, files.length],
    ['not when one of them is far from the viewport', visible, '/', () => view.come(false), 0],
    ['when one of them comes near the viewport', visible, '/', () => view.come(), files.length],
    ...(['pointerDown', 'touchStart', 'keyDown', 'focusIn'] as const).flatMap((kind) => [
      [`not on ${kind} beside them`, page, '/', () => fireEvent[kind](find('p')), 0] as const,
      [
        `on ${kind} inside one of them`,
        page,
        '/',
        () => fireEvent[kind](find('#add')),
        files.length,
      ] as const,
    ]),
  ])('load %s', async (_when, body, address, act, count) => {
    await startPage(body, { address });
    act();
    await pass(250);
    expect(requested()).toEqual(files.slice(0, count));
  });
});

describe('the files of the islands', () => {
  it('are fetched in parallel, once, each with its integrity hash', async () => {
    await startPage(page);
    fireEvent.focusIn(find('#add'));
    find('#add').click();
    expect(requests.map(({ address, integrity }) => [address, integrity])).toEqual(
      files.map((file) => [file, `sha256-${file}`]),
    );
    await answer();
    find('#add').click();
    expect(requested()).toEqual([]);
    expect(hydrate.mock.calls).toEqual([[{ islands: {} }, [find('[data-island]')], new Set(), true]]);
  });

  it.each(files)(
    'start nothing while %s is missing; Try again fetches only that one, and the click counts',
    async (missing) => {
      await startPage(page);
      const clicks = listenTo('#add', 'click');
      find('#add').click();
      await answer(missing);
      expect(hydrate).not.toHaveBeenCalled();
      expect(notice()).toBe('A part of this page could not load. Check your connection. Try again');
      expect(find('#add')).not.toHaveAttribute('aria-busy');
      find('[role="alert"] button').click();
      expect(notice()).toBe('');
      expect(requested()).toEqual([missing]);
      await answer();
      expect(hydrate).toHaveBeenCalledTimes(1);
      expect(notice()).toBe('');
      ready('shop');
      expect(clicks).toHaveLength(1);
    },
  );

  it.each([
    ['after a click', () => find('#add').click(), true],
    ['once the connection is back', () => fireEvent.online(window), true],
    ['but not on a touch', () => fireEvent.touchStart(find('#add')), false],
    ['but not on a pointer move', () => fireEvent.pointerMove(find('p')), false],
  ] as const)('that failed are fetched again %s', async (_, act, isRequested) => {
    await startPage(page);
    find('#add').click();
    await answer(react);
    act();
    await pass(250);
    expect(requested()).toEqual(isRequested ? [react] : []);
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
    expect(requested()).toEqual([]);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('a click before its island is ready', () => {
  it('is queued, marks its control as busy, and is replayed exactly once', async () => {
    await startPage(page);
    const events = [listenTo('#add', 'click'), listenTo('form', 'submit')];
    const counts = () => events.map(({ length }) => length);
    find('#add').click();
    await answer();
    expect(counts()).toEqual([0, 0]);
    expect(find('#add')).toHaveAttribute('aria-busy', 'true');
    ready('shop');
    ready('shop');
    expect(counts()).toEqual([1, 1]);
    expect(find('#add')).not.toHaveAttribute('aria-busy');
    find('#add').click();
    expect(counts()).toEqual([2, 2]);
  });

  it.each([
    ['further clicks on the busy control', []],
    ['further clicks after the files failed to load', [react]],
  ])('counts once together with %s', async (_what, missing) => {
    await startPage(page);
    const clicks = [listenTo('#add', 'click'), listenTo('[type="checkbox"]', 'change')];
    const click = () => ['#add', '[type="checkbox"]'].forEach((control) => find(control).click());
    click();
    await answer(...missing);
    click();
    click();
    await answer();
    ready('shop');
    expect(clicks.map(({ length }) => length)).toEqual([1, 1]);
  });

  it('reaches the new control of an island that is rendered again because a translation changed it', async () => {
    await startPage(page);
    find('#add').append(' (translated)');
    find('#add').click();
    await answer();
    const host = find('[data-island="shop"]');
    host.replaceChildren(...[...host.children].map((child) => child.cloneNode(true)));
    const clicks = listenTo('#add', 'click');
    ready('shop');
    expect(clicks).toHaveLength(1);
  });

  it('on Enter in a form is queued as one on its button, and does not submit the form', async () => {
    await startPage(page);
    const early: boolean[] = [];
    const form = document.forms[0]!;
    form.addEventListener('submit', (event) => early.push(event.defaultPrevented), { once: true });
    form.requestSubmit(find('#add'));
    expect([early, requested()]).toEqual([[true], files]);
    const clicks = listenTo('#add', 'click');
    ready('shop');
    expect(clicks).toHaveLength(1);
  });

  it('of a checkbox is queued and ticks it once; one on a native control is not queued', async () => {
    await startPage(page);
    find('summary').click();
    expect(find('details')).toHaveAttribute('open');
    expect(requested()).toEqual(files);
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

    it('works as it does without scripts if the files fail to load', async () => {
      await startPage(enhanced);
      const clicks = listenTo('a', 'click');
      expect(isFollowed('a')).toBe(false);
      expect(find('a')).toHaveAttribute('aria-busy', 'true');
      await answer(react);
      expect(clicks).toHaveLength(1);
      expect(isFollowed('a')).toBe(true);
      find('[role="alert"] button').click();
      await answer();
      ready('tree');
      expect(clicks).toHaveLength(2);
    });

    it('opens a new tab at once with a modified click', async () => {
      await startPage(enhanced);
      expect(isFollowed('a', { shiftKey: true })).toBe(true);
      expect(requested()).toEqual([]);
    });

    it('is replayed if it came before the loader, unless the address opened the disclosure', async () => {
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
    ['one waits until every island is ready', 1, [false, true]],
    ['a second one on the same link goes through', 2, [false, true, true]],
  ] as const)('delays clicks on links: %s', async (_what, clicks, follows) => {
    await startPage(`${tabs}<a href="/next">Next page</a>`);
    const followed = listenToLink();
    find('#three').click();
    for (let click = 0; click < clicks; click += 1) find('a').click();
    for (const island of ['outer', 'inner']) ready(island);
    await pass(100);
    expect(followed).toEqual(follows.slice(0, -1));
    ready('first');
    await pass(100);
    expect(followed).toEqual(follows);
  });

  it('delays no link once the files failed to load', async () => {
    await startPage(`${page}<a href="/next">Next page</a>`);
    const followed = listenToLink();
    find('#add').click();
    await answer(react);
    find('a').click();
    expect(followed).toEqual([true]);
  });

  it('waits for its own island, which hydrates first, after those around it, and the others once the browser is idle', async () => {
    await startPage(tabs);
    const clicks = ['#one', '#two', '#three'].map((button) => listenTo(button, 'click'));
    const counts = () => clicks.map(({ length }) => length);
    const hydrated = () =>
      hydrate.mock.calls.map(([, hosts, , isAwaited]) => [
        ...hosts.map(({ dataset }) => dataset['island']),
        isAwaited,
      ]);
    for (const button of ['#three', '#two']) find(button).click();
    await answer();
    expect(hydrated()).toEqual([['outer', 'inner', true]]);
    ready('outer');
    expect(counts()).toEqual([0, 1, 0]);
    ready('inner');
    expect(counts()).toEqual([0, 1, 1]);
    jest.advanceTimersByTime(200);
    expect(hydrated()[1]).toEqual(['first', false]);
  });
});

describe('an island that is lost', () => {
  it('is hydrated again by Try again, with all other lost ones, and gets what was typed', async () => {
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

  it('queues nothing: clicks and forms work as they do without scripts', async () => {
    await startPage(page);
    find('#add').click();
    await answer();
    lose('shop');
    const clicks = listenTo('#add', 'click');
    const submits: boolean[] = [];
    document.addEventListener('submit', (event) => submits.push(!event.defaultPrevented));
    find('#add').click();
    expect([clicks.length, submits]).toEqual([1, [true]]);
    expect(find('#add')).not.toHaveAttribute('aria-busy');
  });

  it('follows a link that waited for it', async () => {
    await startPage(`${tabs}<a href="/next">Next page</a>`);
    const follows = listenToLink();
    find('#three').click();
    find('a').click();
    for (const island of ['outer', 'first']) ready(island);
    await pass(100);
    expect(follows).toEqual([false]);
    lose('inner');
    await pass(100);
    expect(follows).toEqual([false, true]);
  });
});

it('a lost island is reported to the company where it has an address for that, without the query of the page', async () => {
  const sent = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: sent });
  await startPage(tabs, { address: '/shop?cart=kit' });
  lose('first');
  expect(sent).not.toHaveBeenCalled();
  document.documentElement.dataset['reports'] = 'https://reports.example.com/site';
  lose('first');
  delete document.documentElement.dataset['reports'];
  const report = [{ type: 'island-lost', url: `${location.origin}/shop`, body: { island: 'first' } }];
  expect(sent).toHaveBeenCalledWith('https://reports.example.com/site', JSON.stringify(report));
});

describe('what was typed before its island is ready', () => {
  it('is announced again, once, even if hydration resets the field', async () => {
    await startPage(page);
    const field = find('[type="search"]');
    fireEvent.input(field, { target: { value: 'k' } });
    expect(requested()).toEqual(files);
    field.value = 'kit';
    hydrate.mockImplementationOnce(() => void (field.value = ''));
    await answer();
    const seen = listenTo('[type="search"]', 'input');
    ready('shop');
    ready('shop');
    expect(seen).toEqual(['kit']);
  });

  it.each([
    ['typed text', '[type="search"]', 'input', { value: 'kit' }, 'kit'],
    ['a chosen option', 'select', 'change', { selectedIndex: 1 }, 'b'],
    ['a ticked box', '[type="checkbox"]', 'change', { checked: true }, 'true'],
    ['a chosen radio button', '[type="radio"]', 'change', { checked: true }, 'true'],
  ])('or before the script loaded is announced: %s', async (_, selector, kind, change, value) => {
    await startPage(page, { before: () => Object.assign(find(selector), change) });
    expect(requested()).toEqual(files);
    const seen = listenTo(selector, kind);
    ready('shop');
    expect(seen).toEqual([value]);
  });
});

describe('markup changed by something else', () => {
  const changes: readonly (readonly [string, readonly string[], () => void])[] = [
    ['the text of an island', ['outer'], () => find('#two').firstChild?.replaceWith('Deux')],
    ['its characters', ['first'], () => Object.assign(find('#one').firstChild!, { data: 'Un' })],
    ['an element in an island within a slot', ['inner'], () => find('#three').append(new Image())],
    ['a text in a slot', [], () => find('[data-slot] b').replaceChildren('slot')],
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
