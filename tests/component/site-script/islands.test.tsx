import { fireEvent } from '@testing-library/react';
import { fakeView } from '../support/fake-view';
import { tell } from '../support/stories';

/** React, the islands, and their props. */
const files = ['/react.js', '/islands.js', '/props.json'] as const;
const [react, islands] = files;

const link = '<a href="/next">Next page</a>';
const shop = `<p>text</p><div data-island="shop" data-hydrate="use"><form><input id="search" type="search">
  <textarea id="message"></textarea><input id="box" type="checkbox"><input id="radio" type="radio">
  <select id="select"><option>a</option><option>b</option></select><button id="add">Add</button></form>
  <details><summary>More</summary></details></div>`;
const tabs = `<div data-island="first" data-hydrate="use"><button id="one">One</button></div>
  <div data-island="outer" data-hydrate="use"><button id="two">Two</button><div data-slot="outer.a"><b>slot</b>
  <div data-island="inner" data-hydrate="use"><button id="three">Three</button></div></div></div>`;
const pages: Readonly<Record<string, string>> = {
  shop: shop + link,
  game: shop.replace('"use"', '"interaction"'),
  visible: shop.replace('"use"', '"visible"'),
  tabs: tabs + link,
  both: tabs + shop,
  tree: `<div data-island="tree" data-hydrate="use"><a href="#step" data-enhanced="">Continue</a>
    <details><summary data-enhanced="">Details</summary><p id="inside"></p></details></div>`,
};

/**
 * What a visitor and the browser do on a page, one after the other (see `acts`); a story with alternatives in braces is
 * told with each. What happens on each step is approved.
 */
const stories: Readonly<Record<string, string>> = {
  'with `interaction` the files are fetched on one of any kind, anywhere, and not before':
    'open game | {pointerMove, pointerDown, touchStart, keyDown, scroll, wheel, focusIn} p | wait 250',
  'with `interaction` they are fetched at once for an address with a query or an anchor':
    'open game {/?q=kit, /#products}',
  'with `visible` they are fetched when an island comes near the viewport':
    'open visible | come far | wait 250 | come near | wait 250',
  'with `use` they are fetched on an interaction inside an island, and not beside one':
    'open shop | come near | {pointerDown, touchStart, keyDown, focusIn} {p, #add} | wait 250',
  'the files are fetched in parallel, once': 'open shop | focusIn #add | click #add | files | click #add',
  'nothing starts while a file is missing; Try again fetches only that one, and the click counts':
    'open shop | click #add | files {/react.js, /islands.js, /props.json} | tryAgain | files | ready shop',
  'files that failed are fetched again after a click and once the connection is back, but not on a touch or a move':
    'open shop | click #add | files /react.js | {click #add, online, touchStart #add, pointerMove p} | wait 250',
  'a connection that comes back fetches nothing that nobody wanted': 'open shop | online',
  'files that are slow for ten seconds have a notice': 'open shop | click #add | wait 9899 | wait 1 | files',
  'files that loaded but failed to start are not fetched again: only a new page can help':
    'open shop | break | click #add | files | click #add | tryAgain',
  'a click before its island is ready is queued, marks its control as busy, and is replayed exactly once':
    'open shop | click #add | files | ready shop | ready shop | click #add',
  'further clicks on a busy control, or after the files failed to load, count once together':
    'open shop | click #add | click #box | {files, files /react.js} | click #add | click #box | click #add | files | ready shop',
  'a click reaches the new control of an island that is rendered again because a translation changed it':
    'open shop | append #add | click #add | files | ready shop',
  'Enter in a form is queued as a click on its button, and does not submit the form':
    'open shop | submit #add | ready shop',
  'a click on a checkbox ticks it once; one on a native control is not queued':
    'open shop | click summary | click #box | ready shop',
  'an enhanced link works as it does without scripts if the files fail to load':
    'open tree | click a | files /react.js | click a | tryAgain | files | ready tree',
  'an enhanced link opens a new tab at once with a modified click': 'open tree | shiftClick a',
  'an enhanced disclosure that was opened before the loader is replayed, unless the address opened it':
    'show tree {/, /#inside} | unfold details | start | files | ready tree',
  'a click on a link waits until every island is ready, and a second one or a modified one goes through':
    'open tabs | click #three | {click, shiftClick} a | click a | ready outer | ready inner | ready first',
  'no link waits once the files failed to load': 'open shop | click #add | files /react.js | click a',
  'the island of a click is hydrated first, after those around it, and the others once the browser is idle':
    'open tabs | click #three | click #two | files | ready outer | ready inner | wait 200',
  'lost islands are hydrated again by Try again, all of them, and get what was typed':
    'open both | click #one | files | lose first | lose shop | enter #search | tryAgain | ready shop',
  'a lost island queues nothing: clicks and forms work as they do without scripts':
    'open shop | click #add | files | lose shop | click #add',
  'a link that waited for a lost island is followed':
    'open tabs | click #three | click a | ready outer | ready first | lose inner',
  'a lost island is reported where the company has an address for that, without the query of the page':
    'open tabs /shop?cart=kit | lose first | reports https://reports.example.com/site | lose first',
  'what was typed before its island is ready is announced again, once, even if hydration resets the field':
    'open shop | type #search | enter #search | files | ready shop | ready shop',
  'what was entered before the script loaded is announced':
    'show shop | enter {#search, #message, #select, #box, #radio} | start | ready shop',
  'markup that something else changed is passed on with the islands that contain it, unless it is in a slot':
    'open tabs | click #one | {replace #two, rewrite #one, append #three, replace b} | files',
};

const hydrate =
  vi.fn<
    (props: string, hosts: readonly HTMLElement[], changed: ReadonlySet<Element>, isAwaited: boolean) => void
  >();
let view: ReturnType<typeof fakeView>;
let requests: { readonly address: string; answer: (isThere: boolean) => void }[] = [];
/** Removes the listeners of a page, as a navigation would. */
let leave = () => {};
/** What has happened since the last step. */
const log: string[] = [];

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const island = (name: string) => find(`[data-island="${name}"]`);
const namesOf = (parts: Iterable<Element>) =>
  [...parts].map((part) => part.getAttribute('data-island') ?? (part.id || part.localName)).join(' and ');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Shows a page before its loader runs. The loader keeps its state in its module, so each page loads it anew. */
function show(name: string, address = '/'): void {
  leave();
  vi.clearAllTimers();
  requests = [];
  view = fakeView();
  hydrate.mockReset().mockImplementation((props, hosts, changed, isAwaited) => {
    if (hosts.length > 0) log.push(`hydrates ${namesOf(hosts)} with ${props}${isAwaited ? ', awaited' : ''}`);
    if (changed.size > 0) log.push(`renders ${namesOf(changed)} again`);
    for (const host of changed) host.replaceChildren(...[...host.children].map((one) => one.cloneNode(true)));
    // Hydration may reset a field.
    for (const field of document.querySelectorAll<HTMLInputElement>('#search')) field.value = '';
  });
  vi.resetModules();
  vi.doMock(islands, () => ({ hydrate }));
  vi.doMock(react, () => ({}));
  window.history.replaceState(null, '', address);
  for (const name of ['data-islands', 'data-reports']) document.documentElement.removeAttribute(name);
  const list = JSON.stringify(files.map((file) => [file, `sha256-${file}`]));
  document.body.innerHTML = `${pages[name]}<script type="application/json" id="island-files">${list}</script>`;
}

/** Runs the loader, and records what gets past it. */
async function start(): Promise<void> {
  const spies = [document, window].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  const { enhanceIslands } = await import('@/components/site-script/islands');
  enhanceIslands();
  for (const kind of ['click', 'submit', 'input', 'change'])
    window.addEventListener(kind, (event) => {
      const field = event.target as HTMLInputElement;
      const state = String(/^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value);
      const entry = /^(?:input|change)$/.test(kind) ? `: ${state}` : '';
      const held = event.defaultPrevented ? ', held back' : '';
      if (!field.closest('[role="alert"]')) log.push(`${kind} of ${namesOf([field])}${entry}${held}`);
      // jsdom cannot submit a form or follow a link.
      if (kind === 'submit' || field.matches('a')) event.preventDefault();
    });
  leave = () => {
    for (const [target, spy] of spies)
      for (const [kind, listener, options] of spy.mock.calls)
        target.removeEventListener(kind, listener, options);
    for (const [, spy] of spies) spy.mockRestore();
  };
  await pass(250);
}

/** Enters something into a field without an event. */
function enter(selector: string): void {
  const field = find(selector);
  if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = true;
  else field.value = field.matches('select') ? 'b' : 'kit';
}

const interactions = [
  'pointerMove',
  'pointerDown',
  'touchStart',
  'keyDown',
  'scroll',
  'wheel',
  'focusIn',
] as const;
const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  ...Object.fromEntries(
    interactions.map((kind) => [kind, (selector = '') => fireEvent[kind](find(selector))]),
  ),
  show,
  start,
  open: async (page, address) => {
    show(page, address);
    await start();
  },
  wait: (ms) => pass(Number(ms)),
  come: (where) => view.come(where === 'near'),
  click: (selector) => find(selector).click(),
  shiftClick: (selector) => fireEvent.click(find(selector), { shiftKey: true }),
  submit: (selector) => find(selector).form?.requestSubmit(find(selector)),
  enter,
  type: (selector) => fireEvent.input(find(selector), { target: { value: 'k' } }),
  unfold: (selector) => find(selector).setAttribute('open', ''),
  online: () => fireEvent.online(window),
  tryAgain: () => find('[role="alert"] button').click(),
  /** Every pending file arrives, but not a missing one. */
  files: (missing) => {
    for (const request of requests.splice(0)) request.answer(request.address !== missing);
  },
  break: () =>
    hydrate.mockImplementationOnce(() => {
      throw new Error('broken');
    }),
  /** What an island does once it is hydrated. */
  ready: (name) => {
    island(name).setAttribute('data-ready', '');
    island(name).dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
  },
  /** What a lost island does: its original markup is back (components/islands/lost-island.ts). */
  lose: (name) => {
    island(name).setAttribute('data-lost', '');
    const detail = () => log.push(`retries ${name}`);
    island(name).dispatchEvent(new CustomEvent('island-lost', { bubbles: true, detail }));
  },
  reports: (address) => document.documentElement.setAttribute('data-reports', address),
  append: (selector) => find(selector).append(new Image()),
  replace: (selector) => find(selector).firstChild?.replaceWith('Deux'),
  rewrite: (selector) => Object.assign(find(selector).firstChild!, { data: 'Un' }),
};

/** What a visitor sees of it. */
const state = () => ({
  'clicks are queued': String(document.documentElement.hasAttribute('data-islands')),
  busy: namesOf(document.querySelectorAll('[aria-busy]')),
  open: namesOf(document.querySelectorAll('[open]')),
  ticked: namesOf(document.querySelectorAll(':checked:not(option)')),
  notice: document.querySelector('[role="alert"]')?.textContent ?? '',
});

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom cannot load a page.
  vi.spyOn(console, 'error').mockImplementation((error) => log.push(String(error)));
  globalThis.fetch = (async (address: string, { integrity }: { integrity: string }) => {
    log.push(`fetches ${address} (${integrity})`);
    const isThere = await new Promise((answer) => requests.push({ address, answer }));
    if (isThere !== true) throw new TypeError('Failed to fetch');
    return { json: async () => 'the props', arrayBuffer: async () => new ArrayBuffer(0) };
  }) as unknown as typeof fetch;
  Object.assign(navigator, {
    sendBeacon: (address: string, report: string) => log.push(`reports to ${address}: ${report}`),
  });
});
afterEach(() => leave());

test.each(Object.entries(stories))('%s', async (_title, story) => {
  expect(await tell(story, { acts, state, log, pause: () => pass(100) })).toMatchSnapshot();
});
