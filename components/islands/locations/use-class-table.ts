'use client';

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { saveClass } from '@/components/islands/courses/save-calendar';
import { formatMiles } from '@/lib/locations/distance';
import type { CityClasses, ClassView } from '@/lib/locations/city-classes';
import type { ClassRowData, FinderLabels } from './location-finder-data';

/** A row of the page's class table. */
export type TableClass = ClassRowData & {
  readonly date: ClassRowData['dated']['date'];
  readonly row: HTMLElement;
};

type Table = { readonly element: Element; readonly cities: readonly CityClasses<TableClass>[] };

const empty: readonly CityClasses<TableClass>[] = [];
let known: Table | null = null;

const never = () => () => {};

/** Caches the rows: the table never changes, so it is read again only when it is another element. */
function readTable(): readonly CityClasses<TableClass>[] {
  const element = document.querySelector('[data-class-table]');
  if (element === null) return empty;
  if (known?.element !== element)
    known = {
      element,
      cities: bodiesOf(element).map((body) => ({
        city: body.dataset['classCity'] ?? '',
        classes: [...body.querySelectorAll<HTMLElement>('[data-class]')].map((row) => {
          const data = dataOf(row);
          return { ...data, date: data.dated.date, row };
        }),
      })),
    };
  return known.cities;
}

function bodiesOf(table: Element): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-class-city]')];
}

function dataOf(row: HTMLElement): ClassRowData {
  return JSON.parse(row.dataset['class'] ?? '') as ClassRowData;
}

/** Every class in the page's table (components/locations/class-table.tsx); empty before hydration. */
export function useClassTable(): readonly CityClasses<TableClass>[] {
  return useSyncExternalStore(never, readTable, () => empty);
}

/**
 * Shows only the table rows in `view`, in its order. A click on a calendar button saves that class.
 * @param day the date of the class that the address names, which is marked; or null.
 */
export function useShownClasses(view: ClassView<TableClass>, day: string | null, labels: FinderLabels): void {
  // If the finder fails, the page's table is put back as it was.
  useLayoutEffect(() => {
    const table = document.querySelector('[data-class-table]');
    const whole = table?.cloneNode(true);
    return () => {
      if (whole !== undefined) table?.replaceWith(whole);
    };
  }, []);

  useLayoutEffect(() => {
    const table = document.querySelector('[data-class-table]');
    if (table === null) return;
    const bodies = bodiesOf(table);
    for (const element of table.querySelectorAll<HTMLElement>('[data-class-city], [data-class]'))
      element.hidden = true;
    for (const [place, { city, classes, miles }] of view.cities.entries()) {
      const body = bodies.find(({ dataset }) => dataset['classCity'] === city);
      if (body === undefined) continue;
      body.hidden = false;
      table.append(body);
      // The card already shows the name of the chosen city.
      const name = body.querySelector<HTMLElement>('[data-city-name]');
      if (name !== null) name.hidden = view.kind === 'here' && place === 0;
      const distance = body.querySelector('[data-miles]');
      if (distance !== null)
        distance.textContent = miles === undefined ? '' : formatMiles(miles, labels.miles);
      for (const { row, date } of classes) {
        row.hidden = false;
        if (date === day) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
      }
    }
  }, [view, day, labels]);

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const row = target instanceof Element && target.closest('[data-calendar]')?.closest('[data-class]');
      if (!(row instanceof HTMLElement)) return;
      const { title, dated } = dataOf(row);
      saveClass(title, dated, labels.calendarNote);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [labels]);
}
