import { SearchNote } from './search-note';

type SearchModule = { readonly startSearch: (form: HTMLFormElement) => void };

/**
 * The bundle with the search library, loaded when a field is used. The finished export adds a content hash to its
 * name.
 */
const bundle = '/site-search.js';

/**
 * Loads the site search when one of its fields gets focus, or when the address has a query. Until then, or if it
 * fails to load, the form leads to the page with all entries.
 */
export function enhanceSearch(): void {
  const start = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-search=""]') : null;
    if (form === null) return;
    form.dataset['search'] = 'started';
    (import(bundle) as Promise<SearchModule>).then(
      ({ startSearch }) => startSearch(form),
      () => {
        form.dataset['search'] = '';
        const note = form.querySelector('p') ?? form.appendChild(document.createElement('p'));
        note.setAttribute('role', 'status');
        note.textContent = SearchNote.lost;
        form.addEventListener('input', () => start(form), { once: true });
      },
    );
  };
  document.addEventListener('focusin', ({ target }) => start(target));
  // A field that was focused before this script loaded fires no event.
  start(document.activeElement);
  const field = document.querySelector<HTMLInputElement>('main form[data-search] input');
  const asked = new URLSearchParams(location.search).get('q');
  if (field === null || asked === null || asked === '') return;
  field.value = asked;
  start(field);
  // The arrow keys move through the results.
  field.focus({ preventScroll: true });
}
