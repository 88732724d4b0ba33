/** A time of day on a 24-hour clock, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** `9:00 AM`, `9 am`, `9:00:00 AM`, `09:00` or `9:00` on a 24-hour clock; null for anything else. */
export function clockTimeOf(text: string): ClockTime | null {
  const match = /^(\d{1,2})(?::([0-5]\d)(?::00)?)? ?(?:([ap])\.? ?m\.?)?$/i.exec(text);
  const [hour, minutes, half] = [Number(match?.[1]), match?.[2] ?? '00', match?.[3]?.toLowerCase()];
  const isWhole = match !== null && (half !== undefined || match[2] !== undefined);
  const isReal = half === undefined ? hour <= 23 : hour >= 1 && hour <= 12;
  if (!isWhole || !isReal) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}` as ClockTime;
}

/** `13:30` becomes `1:30 PM`. @throws unless it is a time of day written `HH:MM`. */
export function formatClockTime(time: string): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match === null) throw new Error(`"${time}" is not a time of day. Write it as HH:MM.`);
  const [hours, minutes] = [Number(match[1]), time.slice(3)];
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
