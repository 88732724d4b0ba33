import { type IsoDate, parseIsoDate } from "@/lib/time/calendar-days";

/** The day of the build, from `SITE_DAY` (scripts/build/build.ts); null during development, when it is not set. */
export function buildDay(): IsoDate | null {
  const day = process.env["SITE_DAY"];
  if (day === undefined) return null;
  if (parseIsoDate(day) === null) throw new Error(`SITE_DAY is "${day}". Write it as YYYY-MM-DD.`);
  return day as IsoDate;
}
