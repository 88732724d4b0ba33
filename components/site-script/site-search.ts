/**
 * The site search with its library: a separate bundle, loaded when a field is used
 * (components/site-script/search.ts). It follows the combobox pattern of the ARIA Authoring Practices: focus stays in
 * the field, the arrow keys move through the results, Enter follows the selected one, and Escape closes the list.
 * Enter without a selection submits the form, which leads to the page with all results.
 */
import { isComposing } from './is-composing';
import type { EmergencyRules } from '@/lib/site/emergency-search';
import type { PackedEntry, SiteEntry, Synonym } from '@/lib/site/site-entries';
import { type SiteIndex, siteIndex } from '@/lib/site/site-search';
import { typedLine } from '@/lib/text/typed-text';
import { SearchNote } from './search-note';

/** The finished export adds a content hash to its name. */
const indexFile = '/search-index.json';

/** The class finder with a place filled in, in the format of the home page's form. */
const nearby = '/locations?near=';

/** A ZIP code, alone or after other words. */
const zipCode = /(?:^|\s)(\d{5})(?:-\d{4})?$/;

/** How many results fit below a field. The page that the form leads to shows all of them. */
const shown = 8;

/** How long results may take before a message appears, in milliseconds. */
const patience = 1500;

/** Screen readers hear a note once nothing has changed for this long. */
const quietMs = 600;

type SearchIndexFile = [readonly PackedEntry[], readonly Synonym[], EmergencyRules];

let loading: Promise<SiteIndex> | null = null;

function loadIndex(): Promise<SiteIndex> {
  loading ??= fetch(indexFile).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return siteIndex(...((await answer.json()) as SearchIndexFile));
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Makes a plain search form show results while the visitor types. */
export function startSearch(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  if (field === null) return;
  const list = element('div', {
    role: 'listbox',
    id: `${field.id}-found`,
    'aria-label': field.labels?.[0]?.textContent ?? field.placeholder,
  });
  // The note already exists if the search failed to load the first time. It follows each letter; what is read out
  // waits for a pause.
  const status = form.querySelector('p') ?? element('p', {});
  status.removeAttribute('role');
  status.textContent = '';
  const spoken = element('p', { role: 'status', class: 'sr-only' });
  let speaking: ReturnType<typeof setTimeout> | undefined;
  form.append(status, spoken, list);
  set(field, {
    role: 'combobox',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  });
  let active = -1;
  const isAll = form.closest('main') !== null && new URL(form.action).pathname === location.pathname;
  /** A link to all results, when the list doesn't show them all. */
  const all = (title: string): readonly SiteEntry[] =>
    isAll
      ? []
      : [{ title, href: `${form.action}?q=${encodeURIComponent(typedLine(field.value))}`, kind: '' }];

  const options = () => [...list.querySelectorAll('a')];
  const mark = (index: number) => {
    const all = options();
    active = all.length === 0 ? -1 : (index + all.length) % all.length;
    for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === active));
    const chosen = all[active];
    if (chosen === undefined) field.removeAttribute('aria-activedescendant');
    else {
      field.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (entries: readonly SiteEntry[], note: string) => {
    list.replaceChildren(...entries.map((entry, index) => optionOf(entry, `${list.id}-${index}`)));
    status.textContent = note;
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      spoken.textContent = note;
    }, quietMs);
    active = -1;
    field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-expanded', String(entries.length > 0));
  };
  const search = () => {
    const text = typedLine(field.value);
    if (text === '') {
      show([], '');
      return;
    }
    const late = setTimeout(() => {
      if (typedLine(field.value) === text) show([], SearchNote.slow);
    }, patience);
    loadIndex().then(
      (index) => {
        clearTimeout(late);
        if (typedLine(field.value) !== text) return;
        const zip = zipCode.exec(text)?.[1];
        const found = zip === undefined ? index(text) : [near(zip, SearchNote.near), ...index(text)];
        const count = String(found.length);
        if (found.length === 0)
          show([near(text, SearchNote.place), ...all(SearchNote.aToZ)], SearchNote.none);
        else
          show(
            found.length > shown && !isAll
              ? [...found.slice(0, shown), ...all(SearchNote.all.replace('{count}', count))]
              : found,
            found.length === 1 ? SearchNote.one : SearchNote.many.replace('{count}', count),
          );
      },
      () => {
        clearTimeout(late);
        show([], SearchNote.lost);
      },
    );
  };

  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options().length === 0) return;
      event.preventDefault();
      mark(event.key === 'ArrowDown' ? active + 1 : active === -1 ? -1 : active - 1);
    } else if (event.key === 'Escape' && field.value !== '') {
      // The first Escape clears the field, the second closes the menu around it.
      event.preventDefault();
      field.value = '';
      show([], '');
    } else if (event.key === 'Enter') {
      const chosen = options()[active];
      if (chosen === undefined) return;
      event.preventDefault();
      chosen.click();
    }
  });
  // Loading the library doesn't request the index, so this does, before the first letter.
  loadIndex().catch(() => undefined);
  search();
}

/** The class finder with a place filled in. */
function near(text: string, title: SearchNote): SiteEntry {
  return {
    title: title.replace('{text}', () => text),
    href: nearby + encodeURIComponent(text),
    kind: '',
  };
}

function optionOf({ title, href, kind }: SiteEntry, id: string): HTMLAnchorElement {
  const option = element('a', { role: 'option', id, href, tabindex: '-1', 'aria-selected': 'false' });
  option.append(title);
  if (kind !== '') {
    const note = element('span', {});
    note.textContent = kind;
    // A space, or the two read as one word.
    option.append(' ', note);
  }
  return option;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  set(created, attributes);
  return created;
}

function set(target: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
