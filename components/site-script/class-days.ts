type CalendarModule = { readonly saveRow: (row: HTMLElement) => void };

/** The bundle that writes calendar files, loaded at the first click on one of their buttons. */
const bundle = '/class-calendar.js';

/**
 * Lists of classes in the page: hides the days that have passed since the build, with the headings and links of
 * lists that are then empty and with counts that are then wrong, opens the first month and that of the class in the
 * address, and saves a class as a calendar file.
 */
export function enhanceClassDays(): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const rows = all('[data-day]');
  if (rows.length === 0) return;
  const now = new Date();
  const today = new Date(+now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const ahead = '[data-day]:not([hidden])';
  for (const row of rows) row.hidden = (row.dataset['day'] ?? '') < today;
  for (const list of all('[data-days]')) {
    list.hidden = list.querySelector(ahead) === null;
    const jump = document.querySelector(`main nav a[href="#${list.id}"]`)?.parentElement;
    if (jump) jump.hidden = list.hidden;
    const count = list.querySelector<HTMLElement>('[data-count]');
    if (count) count.hidden = list.querySelector('[data-day][hidden]') !== null;
  }
  for (const list of all('section[data-days]'))
    list.querySelector('details:not([hidden])')?.setAttribute('open', '');
  const isDated = document.querySelector(`main ${ahead}`) !== null;
  for (const dated of all('[data-dated]')) dated.hidden = !isDated;
  for (const undated of all('[data-undated]')) undated.hidden = isDated;

  const open = () => {
    const row = document.querySelector('[data-day]:target');
    row?.closest('details')?.setAttribute('open', '');
    row?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);

  document.addEventListener('click', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-day] > button')?.parentElement;
    if (row) void (import(bundle) as Promise<CalendarModule>).then(({ saveRow }) => saveRow(row));
  });
}
