import { returnSlot } from './shared/slot';

/**
 * Keeps the markup of an island as the page has it, without what is in its slots, which goes on living.
 * @param host the island before React takes it over.
 * @param again wakes the island once more, in its new host.
 * @returns puts the markup in the place of what React has made of it, once, with what is in the slots and in its fields by
 * then. The island then works as without scripts: it and the page have `data-lost`. An `island-lost` event tells the loader
 * (components/site-script/islands.ts), and hands it a way to try again.
 */
export function keepMarkup(host: HTMLElement, again: (host: HTMLElement) => void): () => void {
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
    // An island may break in two places at once.
    if (host.hasAttribute('data-lost')) return;
    for (const busy of markup.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    for (const [now, copy] of fields) keepEntry(now, copy);
    for (const slot of markup.querySelectorAll<HTMLElement>('[data-slot]')) returnSlot(slot);
    const page = document.documentElement;
    host.removeAttribute('data-ready');
    for (const lost of [host, markup, page]) lost.setAttribute('data-lost', '');
    // The host goes too: React may still draw into what it was given.
    host.replaceWith(markup);
    const controls = controlsOf(markup);
    for (const control of controls) control.hidden = true;
    const detail = () => {
      for (const control of controls) control.hidden = false;
      markup.removeAttribute('data-lost');
      page.toggleAttribute('data-lost', document.querySelector('body [data-lost]') !== null);
      again(markup);
    };
    markup.dispatchEvent(new CustomEvent('island-lost', { bubbles: true, detail }));
  };
}

/** What a visitor has entered stays in its field. */
function keepEntry(now: Element, copy: Element): void {
  const { type, value, checked } = now as HTMLInputElement;
  Object.assign(copy, /^(?:checkbox|radio)$/.test(type) ? { checked } : { value });
}

/** What needs the scripts of an island: in it, around it, and beside it in the same section. */
function controlsOf(host: Element): readonly HTMLElement[] {
  const section = host.closest('article, section') ?? host;
  const outer = section.closest('[data-island]');
  return [...section.querySelectorAll<HTMLElement>('.needs-scripts')].filter((part) => {
    const island = part.closest('[data-island]');
    const isBeside = island === outer && part.querySelector('[data-island]:not([data-lost])') === null;
    return island === host || isBeside;
  });
}
