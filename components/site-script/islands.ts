/**
 * Fetches the framework when an island of the page is needed, and not before. What a visitor does inside an island
 * before it is ready is kept and done again once it is: presses are dispatched again, typed text is announced again.
 * See components/ui/island-host.tsx for the contract and docs/decisions for the measurements.
 */
import { LoaderContract } from '../../scripts/finish/framework-contract';

type RuntimeScript = {
  readonly src: string;
  readonly integrity: string;
  readonly id?: string;
  readonly isLater?: true;
};

/** An enum, so that the bundler writes the sentences where they are used. */
export enum IslandNote {
  slow = 'A part of this page is taking long to load. You can go on reading meanwhile.',
  lost = 'A part of this page could not load. Check your connection.',
}

const held: HTMLElement[] = [];
/** Boxes that were ticked before this script was there. */
const ticked = new Set<HTMLInputElement>();
const typed = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
/** What has still to be fetched; null before the first wish. */
let missing: Set<RuntimeScript> | null = null;
let isFetching = false;

export function enhanceIslands(): void {
  document.documentElement.setAttribute('data-islands', '');
  const list = document.getElementById('island-runtime')?.textContent;
  if (!list) return;
  const all = JSON.parse(list) as readonly RuntimeScript[];
  holdToDigests(all);
  const scripts = all.filter((script) => !script.isLater);
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const wake = () => void fetchRuntime(scripts, hosts);
  // A sign of life wishes for the framework, and is no wish to try again: that has a button.
  const wakeFirst = () => {
    if (missing === null) wake();
  };

  for (const host of hosts) {
    const holdPress = (event: Event) => {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button, input, select, label, summary')
          : null;
      if (isReady(host) || control === null) return;
      wake();
      if (!control.matches('button, input[type="checkbox"], input[type="radio"]')) return;
      event.preventDefault();
      event.stopPropagation();
      held.push(control);
      control.setAttribute('aria-busy', 'true');
    };
    const keepTyped = (event: Event) => {
      const field = event.target;
      if (isReady(host)) return;
      wake();
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        typed.add(field);
    };
    host.addEventListener('click', holdPress, true);
    host.addEventListener(
      'submit',
      (event) => {
        if (!isReady(host)) wake();
        else return;
        event.preventDefault();
        if (
          event instanceof SubmitEvent &&
          event.submitter instanceof HTMLElement &&
          !held.includes(event.submitter)
        )
          held.push(event.submitter);
      },
      true,
    );
    for (const kind of ['input', 'change']) host.addEventListener(kind, keepTyped, true);
    for (const kind of ['pointerdown', 'focusin', 'keydown', 'touchstart'])
      host.addEventListener(kind, wake, { capture: true, passive: true, once: true });
    host.addEventListener('island-ready', () => replay(host));
    if (keepEarlier(host)) wake();
  }

  window.addEventListener('online', () => {
    if (missing !== null) wake();
  });
  if (hosts.some((host) => host.dataset['wake'] === 'soon')) onSignOfLife(() => afterLoad(wakeFirst));
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      afterLoad(wakeFirst);
    },
    { rootMargin: '300px' },
  );
  for (const host of hosts) if (host.dataset['wake'] === 'near') near.observe(host);
}

/** Gives each script of the list the integrity of the build, whoever adds it, we or the bundler: a file that arrives cut or as something else fails at once. */
function holdToDigests(scripts: readonly RuntimeScript[]): void {
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (source?.set === undefined) return;
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, address: string) {
      const known = scripts.find(({ src }) => src === address);
      if (known !== undefined) this.integrity = known.integrity;
      source.set?.call(this, address);
    },
  });
}

/** Finds what was typed or ticked before this script was there. @returns whether there is anything. */
function keepEarlier(host: HTMLElement): boolean {
  const before = typed.size + ticked.size;
  for (const field of host.querySelectorAll('select')) {
    if (
      ![...field.options].every((option) => option.selected === option.defaultSelected) &&
      field.selectedIndex > 0
    )
      typed.add(field);
  }
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'))
        ticked.add(field);
    } else if (field.value !== field.defaultValue) typed.add(field);
  }
  return typed.size + ticked.size > before;
}

/**
 * Runs `work` at the first sign that somebody is there: a move, a touch, a key, a scroll. At once where the address asks for
 * a view of the page. Whoever only looks, and a page in a background tab, fetches nothing.
 */
function onSignOfLife(work: () => void): void {
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

/** Runs `work` once the page has loaded and the browser is idle: never before first paint. */
function afterLoad(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/**
 * Fetches what is not there yet. Safe to call again, and called again by every press: after a failure it fetches what is
 * missing. The bootstrap comes last and only to a complete set: once started, the framework cannot do without a file.
 */
async function fetchRuntime(scripts: readonly RuntimeScript[], hosts: readonly HTMLElement[]): Promise<void> {
  missing ??= new Set(scripts);
  if (isFetching || missing.size === 0) return;
  isFetching = true;
  tellVisitor(hosts, '');
  const timer = setTimeout(() => tellVisitor(hosts, IslandNote.slow), 10_000);
  const [starters, others] = [
    [...missing].filter(isStarter),
    [...missing].filter((entry) => !isStarter(entry)),
  ];
  // Into the browser's cache in the meantime, so that being last costs no time.
  for (const { src } of starters) fetch(src).catch(() => undefined);
  const isComplete = (await addAll(others, missing)) && (await addAll(starters, missing));
  clearTimeout(timer);
  isFetching = false;
  if (isComplete) tellVisitor(hosts, '');
  else tellVisitor(hosts, IslandNote.lost, () => void fetchRuntime(scripts, hosts));
}

/** The bootstrap is the one script of the list that has an id. */
function isStarter(entry: RuntimeScript): boolean {
  return entry.id !== undefined;
}

/** Adds the scripts in their order. @returns whether all of them are there; those leave `open`. */
async function addAll(entries: readonly RuntimeScript[], open: Set<RuntimeScript>): Promise<boolean> {
  const loads = entries.map((entry) => add(entry).then((isLoaded) => isLoaded && open.delete(entry)));
  return (await Promise.all(loads)).every(Boolean);
}

function add(entry: RuntimeScript): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => {
      // By this React finds its scripts; it would add those that it does not find a second time.
      script.setAttribute(LoaderContract.scriptMark, '');
      resolve(true);
    };
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    script.src = entry.src;
    document.body.append(script);
  });
}

/**
 * Shows one sentence at the lower edge of the window as long as an island waits, with a way to try again; an empty one
 * takes it away. At the edge, because a note within the page would push away what is being read.
 */
export function tellVisitor(hosts: readonly HTMLElement[], sentence: string, retry?: () => void): void {
  document.querySelector('.island-status')?.remove();
  if (sentence === '' || hosts.every(isReady)) return;
  const status = document.createElement('p');
  status.className = 'island-status';
  status.setAttribute('role', 'alert');
  status.append(sentence);
  if (retry !== undefined) {
    for (const control of held) control.removeAttribute('aria-busy');
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
  for (const field of [...typed]) {
    if (!host.contains(field)) continue;
    typed.delete(field);
    announce(field);
  }
  for (const box of [...ticked]) {
    if (!host.contains(box)) continue;
    ticked.delete(box);
    // React compares with what it saw last: back to where it was, then as if pressed now.
    box.checked = box.defaultChecked;
    box.click();
  }
  for (const control of held.splice(0)) {
    if (!host.contains(control)) {
      held.push(control);
      continue;
    }
    control.removeAttribute('aria-busy');
    control.click();
  }
}

/** Makes React notice a value that was entered before it was there: it compares with the value that it saw last. */
function announce(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const value = field.value;
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
