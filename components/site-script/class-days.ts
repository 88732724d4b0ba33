type CalendarModule = { readonly saveRow: (row: HTMLElement) => void };

/** The bundle that writes calendar files, loaded at the first click on one of their buttons. */
const bundle = '/class-calendar.js';

/**
 * Lists of classes in the page: hides the days that have passed since the build, with the headings of lists that are
 * then empty, opens the month of the class in the address, and saves a class as a calendar file.
 */
export function enhanceClassDays(): void {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  for (const row of all('[data-day]')) row.hidden = (row.dataset['day'] ?? '') < today;
  for (const list of all('[data-days]'))
    list.hidden = list.querySelector('[data-day]:not([hidden])') === null;
  for (const undated of all('[data-undated]'))
    undated.hidden = all('main [data-day]:not([hidden])').length > 0;

  const open = () => {
    const row = document.querySelector('[data-day]:target');
    const month = row?.closest('details');
    if (!row || !month || month.open) return;
    month.open = true;
    row.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);

  document.addEventListener('click', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-day] > button')?.parentElement;
    if (row) void (import(bundle) as Promise<CalendarModule>).then(({ saveRow }) => saveRow(row));
  });
}
