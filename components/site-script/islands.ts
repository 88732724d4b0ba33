import { siteLink } from './site-link';

/**
 * Fetches React and the islands of the page when one is needed, and not before. What a visitor does inside an island
 * before it is ready is kept and done again once it is: presses are dispatched again, typed text is announced again.
 * See components/layout/island.tsx for the other side, and docs/architecture.md for the whole.
 */
type HydrateIslands = (
  props: unknown,
  hosts: readonly HTMLElement[],
  changed: ReadonlySet<Element>,
  isAwaited: boolean,
) => void;

/** Address and digest, as the finishing step lists them: React, the islands of the page, their props. */
type IslandFile = readonly [address: string, integrity: string];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An enum, so that the bundler writes the sentences where they are used. */
export enum IslandNote {
  slow = 'A part of this page is taking long to load. You can go on reading meanwhile.',
  lost = 'A part of this page could not load. Check your connection.',
  broken = 'A part of this page stopped working. You can go on without it.',
}

const queued: HTMLElement[] = [];
/** A link pressed while an earlier press is still held. It waits, so that "Add to Cart" and then a link do both. */
let queuedLink: HTMLElement | null = null;
/** Boxes that were ticked before this script was there. */
const ticked = new Set<HTMLInputElement>();
const typed = new Set<Field>();
/** Kept controls of islands that are drawn anew: which control of the new markup each of them was. */
const rerendered = new Map<HTMLElement, { readonly host: Element; readonly place: number }>();
const controls = 'button, input, select, textarea';

export function enhanceIslands(): void {
  document.documentElement.setAttribute('data-islands', '');
  const list = document.getElementById('island-files')?.textContent;
  if (!list) return;
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const changes = watchChanges();
  const { hydrate, isWanted } = loaderOf(JSON.parse(list) as readonly IslandFile[], hosts, changes);
  // A sign of life fetches the islands once; after a failure only the button tries again.
  const hydrateOnce = () => {
    if (!isWanted()) hydrate();
  };
  /** The island that an event belongs to, as long as it sleeps. */
  const unhydrated = ({ target }: Event): HTMLElement | null => {
    const host = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    return host === null || isSettled(host) ? null : host;
  };
  const listen = (kinds: readonly string[], listener: (event: Event) => void) => {
    for (const kind of kinds) document.addEventListener(kind, listener, { capture: true });
  };

  listen(['click'], (event) => {
    const link = siteLink(event);
    const { ctrlKey, metaKey } = event as MouseEvent;
    // Not held: a second press of a link, a press that opens a new tab, and any press once the files have failed.
    if (link && !queuedLink && !ctrlKey && !metaKey && document.querySelector('[aria-busy]')) {
      event.preventDefault();
      queuedLink = link;
      return;
    }
    const control = (event.target as Element).closest<HTMLElement>(
      // What opens a popover is the browser's own.
      'button:not([popovertarget]), input, select, label, summary',
    );
    if (unhydrated(event) === null || control === null) return;
    hydrate();
    if (!control.matches('button, input[type="checkbox"], input[type="radio"]')) return;
    event.preventDefault();
    event.stopPropagation();
    hold(control);
    control.setAttribute('aria-busy', 'true');
  });
  listen(['submit'], (event) => {
    if (unhydrated(event) === null) return;
    hydrate();
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter) hold(submitter);
  });
  listen(['input', 'change'], (event) => {
    if (unhydrated(event) === null) return;
    hydrate();
    if (isField(event.target)) typed.add(event.target);
  });
  for (const kind of ['pointerdown', 'focusin', 'keydown', 'touchstart'])
    document.addEventListener(kind, (event) => unhydrated(event) !== null && hydrateOnce(), {
      capture: true,
      passive: true,
    });
  const settle = () => {
    // Another island may write what the press changed into the address, so the link waits for all of them.
    if (hosts.every(isSettled))
      setTimeout(() => {
        // Clicked again, it takes the cart along as any link does.
        queuedLink?.click();
        queuedLink = null;
      });
  };
  document.addEventListener('island-ready', ({ target }) => {
    if (target instanceof HTMLElement) replay(target);
    settle();
  });
  const lost = new Map<HTMLElement, () => void>();
  document.addEventListener('island-lost', (event) => {
    const { target, detail } = event as CustomEvent<() => void>;
    lost.set(target as HTMLElement, detail);
    settle();
    tellVisitor(hosts, IslandNote.broken, () => {
      for (const [host, wakeAgain] of lost) {
        lost.delete(host);
        keepEarlier(host);
        wakeAgain();
      }
    });
  });
  for (const host of hosts) keepEarlier(host);
  if (typed.size + ticked.size > 0) hydrate();

  window.addEventListener('online', () => {
    if (isWanted()) hydrate();
  });
  if (hosts.some((host) => host.dataset['hydrate'] === 'interaction'))
    onFirstInteraction(() => afterLoad(hydrateOnce));
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      afterLoad(hydrateOnce);
    },
    { rootMargin: '300px' },
  );
  for (const host of hosts) if (host.dataset['hydrate'] === 'visible') near.observe(host);
}

/**
 * Fetches the files side by side, each held to its digest. Nothing starts before all of them are there, because a module
 * that failed once is not asked for again; by then they are in the browser's cache, and the import takes no time.
 * `wake` may be called again, and is by every press: after a failure it fetches what is missing.
 */
function loaderOf(files: readonly IslandFile[], hosts: readonly HTMLElement[], changes: Changes) {
  const missing = new Set(files);
  let props: unknown;
  let isFetching = false;
  let hasBegun = false;

  const fetchFile = async (file: IslandFile): Promise<void> => {
    const [address, integrity] = file;
    const response = await fetch(address, { integrity });
    if (address.endsWith('.json')) props = await response.json();
    else await response.arrayBuffer();
    missing.delete(file);
  };
  const start = async (): Promise<void> => {
    // Both at once: the browser would ask for React only when it has read the islands.
    const [, { hydrate }] = (await Promise.all(files.slice(0, 2).map(([address]) => import(address)))) as [
      unknown,
      { readonly hydrate: HydrateIslands },
    ];
    tellVisitor(hosts, '');
    const changed = changes.sum();
    for (const control of [...queued, ...typed, ...ticked]) {
      const host = control.closest('[data-island]');
      if (host !== null && changed.has(host))
        rerendered.set(control, { host, place: [...host.querySelectorAll(controls)].indexOf(control) });
    }
    // The island that somebody waits for wakes first, after those around it. The others wake once its answer is drawn, or
    // React would take them between the press and the answer.
    const first = new Set(queued.flatMap(hostsAround));
    const others = hosts.filter((host) => !first.has(host));
    const hydrateOthers = () => hydrate(props, others, changed, false);
    if (first.size === 0) hydrateOthers();
    else {
      hydrate(props, [...first], changed, true);
      whenIdle(hydrateOthers);
    }
  };
  const hydrate = (): void => {
    if (isFetching || (hasBegun && missing.size === 0)) return;
    isFetching = hasBegun = true;
    tellVisitor(hosts, '');
    const timer = setTimeout(() => tellVisitor(hosts, IslandNote.slow), 10_000);
    Promise.allSettled([...missing].map(fetchFile))
      .then(() => (missing.size === 0 ? start() : Promise.reject(new Error())))
      .catch(() =>
        // Files that are all here and do not start will not start on this page.
        tellVisitor(hosts, IslandNote.lost, missing.size > 0 ? hydrate : () => location.reload()),
      )
      .finally(() => {
        clearTimeout(timer);
        isFetching = false;
      });
  };
  return { hydrate, isWanted: () => hasBegun };
}

/** The hosts that a control is in, from the outside in. */
function hostsAround(control: Element): readonly HTMLElement[] {
  const host = control.closest<HTMLElement>('[data-island]');
  return host === null ? [] : [...(host.parentElement === null ? [] : hostsAround(host.parentElement)), host];
}

type Changes = { readonly sum: () => ReadonlySet<Element> };

/**
 * Watches what others do to the markup of islands before they wake: a translator replaces texts, an extension plants
 * elements. React could not take such markup for its own, so these islands are drawn anew. What is in a slot is no
 * business of React's.
 */
function watchChanges(): Changes {
  const changed = new Set<Element>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const place = element?.closest('[data-island], [data-slot]');
      if (place?.matches('[data-island]') === true) changed.add(place);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    sum: () => {
      note(observer.takeRecords());
      observer.disconnect();
      return changed;
    },
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Keeps a press. Whoever presses again while the control is busy means the same press. */
function hold(control: HTMLElement): void {
  if (!queued.includes(control)) queued.push(control);
}

/** Finds what was typed or ticked before this script was there. */
function keepEarlier(host: HTMLElement): void {
  for (const field of host.querySelectorAll('select')) {
    if (field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected) typed.add(field);
  }
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'))
        ticked.add(field);
    } else if (field.value !== field.defaultValue) typed.add(field);
  }
}

/**
 * Runs `work` at the first sign that somebody is there: a move, a touch, a key, a scroll. At once where the address asks for
 * a view of the page. Whoever only looks, and a page in a background tab, fetches nothing.
 */
function onFirstInteraction(work: () => void): void {
  if (location.search !== '' || location.hash !== '') {
    work();
    return;
  }
  const signs = new AbortController();
  const live = () => {
    signs.abort();
    work();
  };
  for (const kind of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']) {
    window.addEventListener(kind, live, { capture: true, passive: true, signal: signs.signal });
  }
}

function isReady(host: HTMLElement): boolean {
  return host.hasAttribute('data-ready');
}

/** True for an island that answers, and for one that is lost and works as without scripts. */
function isSettled(host: HTMLElement): boolean {
  return isReady(host) || host.hasAttribute('data-lost');
}

/** Runs `work` once the page has loaded and the browser is idle: never before first paint. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 200);
}

/**
 * Shows one sentence at the lower edge of the window as long as an island waits, with a way to try again; an empty one
 * takes it away. At the edge, because a note within the page would push away what is being read.
 */
function tellVisitor(hosts: readonly HTMLElement[], sentence: string, retry?: () => void): void {
  document.querySelector('.island-status')?.remove();
  if (sentence === '' || hosts.every(isReady)) return;
  const status = document.createElement('p');
  status.className = 'island-status';
  status.setAttribute('role', 'alert');
  status.append(sentence);
  if (retry !== undefined) {
    for (const control of queued) control.removeAttribute('aria-busy');
    const button = document.createElement('button');
    button.type = 'button';
    button.append('Try again');
    button.addEventListener('click', () => {
      tellVisitor(hosts, '');
      retry();
    });
    status.append(' ', button);
  }
  document.body.append(status);
}

function replay(host: HTMLElement): void {
  const isIn = (control: Element) => control.closest('[data-island]') === host;
  for (const [control, { host: own, place }] of rerendered)
    if (own === host) {
      rerendered.delete(control);
      replaceControl(control, host.querySelectorAll<HTMLElement>(controls)[place]);
    }
  for (const field of [...typed].filter(isIn)) {
    typed.delete(field);
    announce(field);
  }
  for (const box of [...ticked].filter(isIn)) {
    ticked.delete(box);
    // React compares with what it saw last: back to where it was, then as if pressed now.
    box.checked = box.defaultChecked;
    box.click();
  }
  // Each is taken off the list before it is pressed: the press may wake another island and run this again.
  for (const control of queued.filter(isIn)) {
    queued.splice(queued.indexOf(control), 1);
    control.removeAttribute('aria-busy');
    control.click();
  }
}

/** Puts the control of an island that was drawn anew in the place of the one that a visitor used. */
function replaceControl(before: HTMLElement, now: HTMLElement | undefined): void {
  if (now === undefined) return;
  if (queued.includes(before)) queued[queued.indexOf(before)] = now;
  if (isField(before) && isField(now) && typed.delete(before)) {
    now.value = before.value;
    typed.add(now);
  }
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && ticked.delete(before)) {
    now.checked = before.checked;
    ticked.add(now);
  }
}

/** Makes React notice a value that was entered before it was there: it compares with the value that it saw last. */
function announce(field: Field): void {
  const value = field.value;
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
