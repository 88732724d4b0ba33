import { rowsOf } from "@/content/site/table-rows";
import { cityLabel } from "@/lib/site/city-label";
import { type DatedClass, nextClasses, type UndatedOutlook } from "@/lib/courses/class-dates";
import { buildDay } from "@/content/site/build-day";
import { tableFile } from "@/lib/tables/table";
import { cityTable } from "@/lib/tables/tables";
import { classesIn, classRow, classTable, listedFrom, withMovedSamples } from "@/lib/courses/class-rows";

/** The place of a class that is taught online at a set time. */
export const onlinePlace = "Live online";

/** Where a class can take place, as pages write it. */
export const classPlaces: readonly string[] = [...rowsOf(cityTable).map(cityLabel), onlinePlace];

const table = classTable(classPlaces);

/** The one place that holds class dates: a table that any spreadsheet program opens and saves (docs/content-guide.md). */
export const classFile = tableFile(table);

/** The rows that are right. A build stops at the others (scripts/tables/all-tables.ts). */
export const classRows = withMovedSamples(rowsOf(table).map(classRow), buildDay());

/** The day before which a visitor's clock is wrong (lib/courses/class-dates.ts). */
export const classListedOn = listedFrom(classRows);

/** How many classes of a course its pages carry; the page of locations has all. */
const nextCount = 8;

/** The next classes of the course or program with this id in the table. */
export function classDates(id: string): readonly DatedClass[] {
  return nextClasses(classesIn(classRows, id), buildDay(), nextCount);
}

/** The way to the dates that this site does not know. */
export const bookingLabels = { link: "See the booking site", end: "for open classes." } as const;

/** What a page says where it has no date. */
export const classDateLabels = {
  "self-paced": "Start any time. You learn online at your own pace.",
  "on-request": "We set the date with you. Contact us to plan it.",
  none: "No dates are listed right now.",
} as const satisfies Record<UndatedOutlook["kind"], string>;
