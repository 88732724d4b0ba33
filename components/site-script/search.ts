import { SearchNote } from './search-note';

type SearchModule = { readonly startSearch: (form: HTMLFormElement) => void };

/** The bundle with the search library: fetched when a field is used, and named by its content in the finished export. */
const bundle = '/site-search.js';

/**
 * Loads the site search when one of its fields gets the focus, or the page was asked for something. Until then, and wherever
 * it fails to load, the form leads to the list of everything.
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
  // Who was in the field before this script came gets no event for it.
  start(document.activeElement);
  const field = document.querySelector<HTMLInputElement>('main form[data-search] input');
  const asked = new URLSearchParams(location.search).get('q');
  if (field === null || asked === null || asked === '') return;
  field.value = asked;
  start(field);
  // The arrow keys go on to what was found.
  field.focus({ preventScroll: true });
}
