import { returnSlot } from './shared/slot';

/**
 * Copies an island's markup before hydration. Slots are not copied: their nodes are moved back instead.
 * @param host the island before React takes it over.
 * @param retry hydrates the island again, in its new host.
 * @returns a function that replaces what React rendered with the copy, once, keeping the slots and what was entered in
 * the fields. The island then works as it does without scripts: it and the page have `data-lost`. An `island-lost` event
 * passes the loader (components/site-script/islands.ts) a function that retries.
 */
export function keepMarkup(host: HTMLElement, retry: (host: HTMLElement) => void): () => void {
  const fields: (readonly [now: Element, copy: Element])[] = [];
  const copyOf = <Part extends Node>(part: Part): Part => {
    const copy = part.cloneNode() as Part;
    if (part instanceof Element && part.matches('input, textarea, select'))
      fields.push([part, copy as unknown as Element]);
    if (!(part instanceof HTMLElement && part.dataset['slot'] !== undefined))
      for (const child of part.childNodes) copy.appendChild(copyOf(child));
    return copy;
  };
  const markup = copyOf(host);
  return () => {
    // An island may throw in two places at once.
    if (host.hasAttribute('data-lost')) return;
    for (const busy of markup.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    for (const [now, copy] of fields) keepEntry(now, copy);
    for (const slot of markup.querySelectorAll<HTMLElement>('[data-slot]')) returnSlot(slot);
    const page = document.documentElement;
    host.removeAttribute('data-ready');
    for (const lost of [host, markup, page]) lost.setAttribute('data-lost', '');
    // The host is replaced too, because React may still render into it.
    host.replaceWith(markup);
    const controls = controlsOf(markup);
    for (const control of controls) control.hidden = true;
    const detail = () => {
      for (const control of controls) control.hidden = false;
      markup.removeAttribute('data-lost');
      page.toggleAttribute('data-lost', document.querySelector('body [data-lost]') !== null);
      retry(markup);
    };
    markup.dispatchEvent(new CustomEvent('island-lost', { bubbles: true, detail }));
  };
}

/** Copies what the visitor entered. */
function keepEntry(now: Element, copy: Element): void {
  const { type, value, checked } = now as HTMLInputElement;
  Object.assign(copy, /^(?:checkbox|radio)$/.test(type) ? { checked } : { value });
}

/** The controls that need an island's scripts: in it, around it, and beside it in the same section. */
function controlsOf(host: Element): readonly HTMLElement[] {
  const section = host.closest('article, section') ?? host;
  const outer = section.closest('[data-island]');
  return [...section.querySelectorAll<HTMLElement>('.needs-scripts')].filter((part) => {
    const island = part.closest('[data-island]');
    const isBeside = island === outer && part.querySelector('[data-island]:not([data-lost])') === null;
    return island === host || isBeside;
  });
}
