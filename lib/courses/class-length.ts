import { daysBetween } from '@/lib/time/calendar-days';
import type { ClockTime } from '@/lib/time/clock-time';
import type { DatedClass } from './class-dates';

/** A course with more hours than this in a single day meets again on days that its row does not name. */
const hoursOfOneDay = 12;

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * True if a class of the table cannot be the course that takes this long: `12-14 hours over 2 days`. It may have an
 * hour of breaks a day. A length in other words is not compared.
 */
export function contradictsLength({ date, lastDate = date, starts, ends }: DatedClass, length: string) {
  const [, least, most = least, stated] = /^(\d+)(?:-(\d+))? hours?(?: over (\d+) days)?$/.exec(length) ?? [];
  if (least === undefined || (stated === undefined && Number(least) > hoursOfOneDay)) return false;
  const days = daysBetween(date, lastDate) + 1;
  const hours = ((minutesOf(ends) - minutesOf(starts)) / 60) * days;
  return days !== Number(stated ?? 1) || hours < Number(least) || hours > Number(most) + days;
}
