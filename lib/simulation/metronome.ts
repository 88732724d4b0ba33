/**
 * The beats of a metronome in an interval, for look-ahead scheduling: consecutive intervals return every beat exactly
 * once.
 * @param startedAt time of the first beat in seconds.
 * @param from start of the interval in seconds, inclusive.
 * @param until end of the interval in seconds, exclusive.
 * @returns seconds, ascending; empty for an empty interval or a rate that is not positive.
 */
export function beatsWithin(
  startedAt: number,
  from: number,
  until: number,
  beatsPerMinute: number,
): readonly number[] {
  const period = 60 / beatsPerMinute;
  if (!(period > 0 && Number.isFinite(period))) return [];
  const beatFrom = (time: number) => Math.max(0, Math.ceil((time - startedAt) / period));
  const first = beatFrom(from);
  return Array.from({ length: beatFrom(until) - first }, (_, index) => startedAt + (first + index) * period);
}
