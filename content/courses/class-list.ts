import { readFileSync } from 'node:fs';
import { rowsOf } from '@/content/site/table-rows';
import { cityLabel } from '@/lib/site/city-label';
import type { DatedClass, UndatedOutlook } from '@/lib/courses/class-dates';
import { cityTable } from '@/lib/tables/tables';
import { classesIn, listedFrom, readClassTable, samplesByRow } from '@/lib/courses/class-table';

/**
 * The one place that holds class dates: a table that any spreadsheet program opens and saves (docs/content-guide.md). It is
 * read when the site is built, so nothing has to be written by a tool before types, tests or a page can see a new row.
 */
export const classFile = 'content/classes.csv';

/** Where a class can take place, as pages write it. */
export const classPlaces: readonly string[] = [...rowsOf(cityTable).map(cityLabel), 'Live online'];

/** The rows that are right. A build stops at the others (scripts/tables/class-table-check.ts). */
export const { rows: classRows } = readClassTable(readFileSync(classFile, 'utf8'), { places: classPlaces });

/** The rows that are samples, for everything that looks for what is missing. */
export const classSamples = samplesByRow(classRows);

/** The day before which a visitor's clock is wrong (lib/courses/class-dates.ts). */
export const classListedOn = listedFrom(classRows);

/** The classes of the course or program with this id in the table. */
export function classDates(id: string): readonly DatedClass[] {
  return classesIn(classRows, id);
}

/** The way to the dates that this site does not know. */
export const bookingWords = { link: 'See the booking site', end: 'for open classes.' } as const;

/** What a page says where it has no date. */
export const classDateWords = {
  'self-paced': 'Start any time. You learn online at your own pace.',
  'on-request': 'We set the date with you. Contact us to plan it.',
  none: 'No dates are listed right now.',
} as const satisfies Record<UndatedOutlook['kind'], string>;
