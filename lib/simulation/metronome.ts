/**
 * The beats of a metronome that fall into a stretch of time, for look-ahead scheduling: ask for each stretch once, and
 * every beat comes exactly once.
 * @param startedAt second of the first beat.
 * @param from start of the stretch in seconds, included.
 * @param until end of the stretch in seconds, not included.
 * @returns seconds, ascending; empty for an empty stretch or a rate that is not above 0.
 */
export function beatsWithin(
  startedAt: number,
  from: number,
  until: number,
  beatsPerMinute: number,
): readonly number[] {
  const period = 60 / beatsPerMinute;
  if (!(period > 0 && Number.isFinite(period))) return [];
  const beats: number[] = [];
  for (
    let index = Math.max(0, Math.ceil((from - startedAt) / period));
    startedAt + index * period < until;
    index += 1
  ) {
    beats.push(startedAt + index * period);
  }
  return beats;
}
