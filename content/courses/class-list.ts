import { priceOf } from "@/content/site/prices";
import { rowsOf } from "@/content/site/table-rows";
import { cityLabel } from "@/lib/site/city-label";
import { type DatedClass, nextClasses, type UndatedOutlook } from "@/lib/courses/class-dates";
import { buildDay } from "@/content/site/build-day";
import { tableFile } from "@/lib/tables/table";
import { cityTable } from "@/lib/tables/tables";
import { classesIn, classRow, classTable, listedFrom, withMovedSamples } from "@/lib/courses/class-rows";

/** The place of an online class at a set time. */
export const onlinePlace = "Live online";

/** Where a class can take place, as pages write it. */
export const classPlaces: readonly string[] = [...rowsOf(cityTable).map(cityLabel), onlinePlace];

const table = classTable(classPlaces);

/** The single source of class dates: a table that any spreadsheet program can edit (docs/content-guide.md). */
export const classFile = tableFile(table);

/** The valid rows. A build fails on any others (scripts/tables/all-tables.ts). */
export const classRows = withMovedSamples(rowsOf(table).map(classRow), buildDay());

/** A visitor's clock that shows an earlier day is wrong (lib/courses/class-dates.ts). */
export const classListedOn = listedFrom(classRows);

/** How many classes of a course its pages include; the locations page has all of them. */
const nextCount = 8;

/** The next classes of the course or program with this id. */
export function classDates(id: string): readonly DatedClass[] {
  return nextClasses(classesIn(classRows, id), buildDay(), nextCount);
}

/** What the tables have of a course or program. */
export const fromTables = (id: string) => ({ price: priceOf(id), nextClasses: classDates(id) });

/** The link to dates that are not listed here. */
export const bookingLabel = "See open dates on our booking site";

/** What a page says of a course without class dates. */
export const classDateLabels = {
  "self-paced": "Start anytime, online, at your own pace.",
  "on-request": "We'll set the date with you.",
} as const satisfies Record<Exclude<UndatedOutlook["kind"], "none">, string>;
