import { siteLink } from './site-link';

/**
 * Loads React and the page's islands when one is needed. Clicks and input inside an island that isn't hydrated yet
 * are queued and replayed: clicks are dispatched again, and input events are fired again for typed text. See
 * components/layout/island.tsx for the other side and docs/architecture.md for the overview.
 */
type HydrateIslands = (
  props: unknown,
  hosts: readonly HTMLElement[],
  changed: ReadonlySet<Element>,
  isAwaited: boolean,
) => void;

/** Address and digest of each file, from the finishing step: React, the page's islands, their props. */
type IslandFile = readonly [address: string, integrity: string];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An enum, so that the bundler puts the sentences inline. */
export enum IslandNote {
  slow = 'A part of this page is taking long to load. You can go on reading meanwhile.',
  lost = 'A part of this page could not load. Check your connection.',
  broken = 'A part of this page stopped working. You can go on without it.',
}

const queued: HTMLElement[] = [];
/**
 * A link that was clicked while an earlier click is still queued. It waits, so that "Add to Cart" followed by a link
 * does both.
 */
let queuedLink: HTMLElement | null = null;
/** Checkboxes that were changed before this script loaded. */
const ticked = new Set<HTMLInputElement>();
/** What was typed or selected. Hydration may reset the field before this is replayed. */
const typed = new Map<Field, string>();
/** Used controls of islands that are rendered again, with the new control that replaces each. */
const rerendered = new Map<HTMLElement, { readonly host: Element; readonly place: number }>();
const controls = 'button, input, select, textarea';
/**
 * A link or a disclosure that works without scripts, but does something else with them: a click on it waits for its
 * island. Modified clicks don't, nor do any once the files have failed to load.
 */
const enhanced = '[data-enhanced]';

export function enhanceIslands(): void {
  document.documentElement.setAttribute('data-islands', '');
  const list = document.getElementById('island-files')?.textContent;
  if (!list) return;
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const changes = watchChanges();
  const { hydrate, isWanted, isFailed } = loaderOf(JSON.parse(list) as readonly IslandFile[], hosts, changes);
  // The first interaction loads the islands once. After a failure only the button retries.
  const hydrateOnce = () => {
    if (!isWanted()) hydrate();
  };
  /** The island that an event happened in, if it isn't hydrated yet. */
  const unhydrated = ({ target }: Event): HTMLElement | null => {
    const host = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    return host === null || isSettled(host) ? null : host;
  };
  const listen = (kinds: readonly string[], listener: (event: Event) => void) => {
    for (const kind of kinds) document.addEventListener(kind, listener, { capture: true });
  };

  listen(['click'], (event) => {
    const link = siteLink(event);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey;
    // Not queued: a second click on a link, a click that opens a new tab, and any click after the files failed to
    // load.
    if (link && !queuedLink && isPlain && document.querySelector('[aria-busy]')) {
      event.preventDefault();
      queuedLink = link;
      return;
    }
    const control = (event.target as Element).closest<HTMLElement>(
      // The browser handles popover buttons natively.
      `button:not([popovertarget]), input, select, label, summary, ${enhanced}`,
    );
    if (unhydrated(event) === null || control === null) return;
    const isEnhanced = control.matches(enhanced);
    if (isEnhanced && (!isPlain || isFailed())) return;
    hydrate();
    if (!isEnhanced && !control.matches('button, input[type="checkbox"], input[type="radio"]')) return;
    event.preventDefault();
    event.stopPropagation();
    queueClick(control);
  });
  listen(['submit'], (event) => {
    if (unhydrated(event) === null) return;
    hydrate();
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter) queueClick(submitter);
  });
  listen(['input', 'change'], (event) => {
    if (unhydrated(event) === null) return;
    hydrate();
    if (isField(event.target)) typed.set(event.target, event.target.value);
  });
  for (const kind of ['pointerdown', 'focusin', 'keydown', 'touchstart'])
    document.addEventListener(
      kind,
      (event) => {
        if (unhydrated(event) === null) return;
        // A control that measures a rhythm gets the time of each push.
        const timed = (event.target as Element).closest<HTMLElement>('[data-times]');
        const { key, repeat } = event as Partial<KeyboardEvent>;
        if (timed && !repeat && /^(?:pointer|key)/.test(kind) && (!key || /^(?: |Enter)$/.test(key)))
          timed.dataset['times'] = `${timed.dataset['times'] ?? ''} ${event.timeStamp}`;
        hydrateOnce();
      },
      { capture: true, passive: true },
    );
  const settle = () => {
    // Another island may write the click's result into the address, so the link waits for all of them.
    if (hosts.every(isSettled))
      setTimeout(() => {
        // Clicked again, its address gets the cart, as every link's does.
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
    report(target as HTMLElement);
    tellVisitor(hosts, IslandNote.broken, () => {
      for (const [host, retry] of lost) {
        lost.delete(host);
        keepEarlier(host);
        retry();
      }
    });
  });
  for (const host of hosts) keepEarlier(host);
  queueOpened();
  if (typed.size + ticked.size + queued.length > 0) hydrate();

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
 * Loads the files in parallel, each checked against its digest. Nothing starts until all of them have arrived,
 * because a failed module import is never retried; by then they are in the browser's cache and the import is instant.
 * Safe to call again, which every click does: after a failure it loads what is missing.
 */
function loaderOf(files: readonly IslandFile[], hosts: readonly HTMLElement[], changes: Changes) {
  const missing = new Set(files);
  let props: unknown;
  let isFetching = false;
  let hasBegun = false;
  let hasFailed = false;

  const fetchFile = async (file: IslandFile): Promise<void> => {
    const [address, integrity] = file;
    const response = await fetch(address, { integrity });
    if (address.endsWith('.json')) props = await response.json();
    else await response.arrayBuffer();
    missing.delete(file);
  };
  const start = async (): Promise<void> => {
    // Imports both at once: otherwise the browser would request React only after parsing the islands.
    const [, { hydrate }] = (await Promise.all(files.slice(0, 2).map(([address]) => import(address)))) as [
      unknown,
      { readonly hydrate: HydrateIslands },
    ];
    tellVisitor(hosts, '');
    // A password manager may have changed a field without an event.
    for (const field of typed.keys()) typed.set(field, field.value);
    const changed = changes.sum();
    for (const control of [...queued, ...typed.keys(), ...ticked]) {
      const host = control.closest('[data-island]');
      if (host !== null && changed.has(host))
        rerendered.set(control, { host, place: [...host.querySelectorAll(controls)].indexOf(control) });
    }
    // Hydrates the island with a queued click first, after its ancestors. The others follow once its answer is
    // painted, or React would work on them between the click and the answer.
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
    hasFailed = false;
    tellVisitor(hosts, '');
    const timer = setTimeout(() => tellVisitor(hosts, IslandNote.slow), 10_000);
    Promise.allSettled([...missing].map(fetchFile))
      .then(() => (missing.size === 0 ? start() : Promise.reject(new Error())))
      .catch(() => {
        hasFailed = true;
        // If all files have arrived and still fail to start, only a new page can help.
        tellVisitor(hosts, IslandNote.lost, missing.size > 0 ? hydrate : () => location.reload());
      })
      .finally(() => {
        clearTimeout(timer);
        isFetching = false;
      });
  };
  return { hydrate, isWanted: () => hasBegun, isFailed: () => hasFailed };
}

/** The islands that contain a control, outermost first. */
function hostsAround(control: Element): readonly HTMLElement[] {
  const host = control.closest<HTMLElement>('[data-island]');
  return host === null ? [] : [...(host.parentElement === null ? [] : hostsAround(host.parentElement)), host];
}

type Changes = { readonly sum: () => ReadonlySet<Element> };

/**
 * Watches for changes that others make to an island's markup before it hydrates: translators replace text, extensions
 * insert elements. React can't hydrate such markup, so these islands are rendered again. Slots are excluded, because
 * React doesn't manage what is in them.
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

/**
 * Tells the company, if it has an address for that (content/site/reports.ts), which island of which page was lost, in
 * the format of the Reporting API. Without the query, which may hold a cart or a place.
 */
function report(host: HTMLElement): void {
  const { reports } = document.documentElement.dataset;
  if (reports === undefined) return;
  const body = { island: host.dataset['island'] };
  const url = location.origin + location.pathname;
  navigator.sendBeacon(reports, JSON.stringify([{ type: 'island-lost', url, body }]));
}

/** Queues a click. Further clicks while the control is busy count as the same one. */
function queueClick(control: HTMLElement): void {
  if (!queued.includes(control)) queued.push(control);
  control.setAttribute('aria-busy', 'true');
}

/** Finds what was opened before this script loaded. An anchor in the address opens the disclosure around its target. */
function queueOpened(): void {
  for (const summary of document.querySelectorAll<HTMLElement>(`[open] > ${enhanced}`)) {
    const details = summary.parentElement;
    if (details === null || details.querySelector(':target') !== null) continue;
    details.removeAttribute('open');
    queueClick(summary);
  }
}

/** Finds what was typed or ticked before this script loaded. */
function keepEarlier(host: HTMLElement): void {
  for (const field of host.querySelectorAll('select')) {
    if (field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected)
      typed.set(field, field.value);
  }
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'))
        ticked.add(field);
    } else if (field.value !== field.defaultValue) typed.set(field, field.value);
  }
}

/**
 * Runs `work` at the first interaction: a pointer move, touch, key or scroll. Runs immediately when the address
 * selects a view of the page. Visitors who only read, and background tabs, load nothing.
 */
function onFirstInteraction(work: () => void): void {
  if (location.search !== '' || location.hash !== '') {
    work();
    return;
  }
  const listeners = new AbortController();
  const start = () => {
    listeners.abort();
    work();
  };
  for (const kind of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']) {
    window.addEventListener(kind, start, { capture: true, passive: true, signal: listeners.signal });
  }
}

function isReady(host: HTMLElement): boolean {
  return host.hasAttribute('data-ready');
}

/** True for a hydrated island, and for a lost one, which works as it does without scripts. */
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
 * Shows a one-sentence message at the bottom of the window while an island loads, with a Try again button after a
 * failure. An empty message hides it. It sits at the edge because a message within the page would push the content
 * away.
 */
function tellVisitor(hosts: readonly HTMLElement[], sentence: string, retry?: () => void): void {
  document.querySelector('.island-status')?.remove();
  if (sentence === '' || hosts.every(isReady)) return;
  const status = document.createElement('p');
  status.className = 'island-status';
  status.setAttribute('role', 'alert');
  status.append(sentence);
  if (retry !== undefined) {
    for (const control of [...queued]) {
      control.removeAttribute('aria-busy');
      if (!control.matches(enhanced)) continue;
      // It works without its island.
      queued.splice(queued.indexOf(control), 1);
      control.click();
    }
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
  for (const [field, value] of [...typed].filter(([field]) => isIn(field))) {
    typed.delete(field);
    announce(field, value);
  }
  for (const box of [...ticked].filter(isIn)) {
    ticked.delete(box);
    // React compares with the last value it saw, so this restores the old state and then clicks.
    box.checked = box.defaultChecked;
    box.click();
  }
  // Removes each entry before it clicks, because the click may hydrate another island and run this again.
  for (const control of queued.filter(isIn)) {
    queued.splice(queued.indexOf(control), 1);
    control.removeAttribute('aria-busy');
    control.click();
  }
}

/** Replaces the control that the visitor used with its counterpart in the newly rendered island. */
function replaceControl(before: HTMLElement, now: HTMLElement | undefined): void {
  if (now === undefined) return;
  if (before.dataset['times']) now.dataset['times'] = before.dataset['times'];
  if (queued.includes(before)) queued[queued.indexOf(before)] = now;
  const value = typed.get(before as Field);
  if (value !== undefined && isField(now)) {
    typed.delete(before as Field);
    typed.set(now, value);
  }
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && ticked.delete(before)) {
    now.checked = before.checked;
    ticked.add(now);
  }
}

/**
 * Makes React notice a value that was entered before hydration: React ignores input events whose value equals the
 * last one it saw.
 */
function announce(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
