import type { Signal } from './read-strip';

/*
 * Finds beats and waves in a line and measures them. All it has is the line: it shares nothing with the code that draws.
 * Times are milliseconds from the left edge, voltages millivolts.
 */

export type Beat = { readonly onset: number; readonly end: number; readonly peak: number };

export type Measured = {
  /** The tops of pacing spikes. They are taken out of the line before anything else is measured. */
  readonly spikes: readonly number[];
  readonly beats: readonly Beat[];
  /** From the peak of one QRS to the next. */
  readonly rr: readonly number[];
  /** QRS complexes per minute, from the mean distance; null below two beats. */
  readonly rate: number | null;
  /** The widths of the QRS complexes. */
  readonly widths: readonly number[];
  /** How much each beat looks like the first: 1 is the same shape. */
  readonly alike: readonly number[];
  /** Begin of each P wave. */
  readonly pWaves: readonly number[];
  /** For each QRS the P wave that it follows within 450 ms, and the time between; null without one. */
  readonly pr: readonly (number | null)[];
  /** P waves that no QRS follows before the next P wave. */
  readonly dropped: readonly number[];
  /** Bumps per second between the beats. */
  readonly bumpsPerSecond: number;
  /** The share of beats with a bump at the same distance before them. */
  readonly bumpBeforeBeat: number;
  /** The strongest rhythm of the line between the beats, per minute. */
  readonly waveRate: number;
  /** The longest stretch without rise or fall. */
  readonly longestLevel: number;
  /** Highest point above the lowest. */
  readonly height: number;
  readonly steepest: number;
  /** Crests and troughs in turn, each at least 0.1 mV from its neighbors. */
  readonly turns: readonly { readonly at: number; readonly mv: number }[];
  /** How well the line fits onto itself, shifted by 150 to 1,000 ms: 1 is a perfect repetition. */
  readonly repetition: number;
};

export function measure(whole: Signal): Measured {
  const { spikes, signal } = withoutSpikes(whole);
  const slope = slopeOf(signal);
  const beats = beatsOf(signal, slope);
  const rr = gaps(beats.map(({ peak }) => peak));
  const bumps = bumpsOf(signal, beats);
  const tWave = tWaveOf(beats, bumps);
  const isT = (at: number) => tWave !== null && beats.some(({ onset }) => Math.abs(at - onset - tWave) <= 14);
  const pWaves = bumps.filter((at) => !isT(at)).map((at) => footOf(signal, at));
  const pr = beats.map(({ onset }) => {
    const last = pWaves.filter((at) => at < onset - 60).at(-1);
    return last === undefined || onset - last > 450 ? null : onset - last;
  });
  const followed = new Set(
    beats.flatMap(({ onset }, index) => (pr[index] === null ? [] : [onset - (pr[index] ?? 0)])),
  );
  const lastBeat = beats.at(-1)?.onset ?? 0;
  const isBetween = (at: number) =>
    beats.every(({ onset, end }) => at < onset - 10 || at > end + 320) && at > 0;
  const free = signal.map((_, at) => at).filter(isBetween).length;
  return {
    spikes,
    beats,
    rr,
    rate: rr.length === 0 ? null : 60_000 / mean(rr),
    widths: beats.map(({ onset, end }) => end - onset),
    alike: beats.map((beat) => likeness(signal, beats[0] ?? beat, beat)),
    pWaves,
    pr,
    dropped: pWaves.filter((at) => at < lastBeat && !followed.has(at)),
    bumpsPerSecond: free === 0 ? 0 : (bumps.filter(isBetween).length * 1000) / free,
    bumpBeforeBeat: shareWithSameBump(beats, bumps),
    waveRate: strongestRate(signal, beats),
    longestLevel: longestRun(slope, (one) => Math.abs(one) < 0.7),
    height: Math.max(...signal) - Math.min(...signal),
    steepest: Math.max(...slope.map(Math.abs)),
    turns: turnsOf(signal),
    repetition: repetitionOf(signal),
  };
}

/** A spike is up and down again within 30 ms, steeper than any QRS. What is left is a line straight across its foot. */
function withoutSpikes(whole: Signal): { readonly spikes: readonly number[]; readonly signal: Signal } {
  const signal = [...whole];
  const steep = runs(
    slopeOf(whole).map((one) => Math.abs(one) > 100),
    8,
  ).filter(([from, to]) => to - from <= 30);
  for (const [from, to] of steep) {
    const [left, right] = [from - 6, to + 6].map(
      (at) => whole[Math.min(Math.max(at, 0), whole.length - 1)] ?? 0,
    );
    for (let at = from - 6; at <= to + 6; at += 1)
      signal[at] = (left ?? 0) + (((right ?? 0) - (left ?? 0)) * (at - from + 6)) / (to - from + 12);
  }
  return { spikes: steep.map(([from, to]) => (from + to) / 2), signal: signal.slice(0, whole.length) };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const gaps = (times: readonly number[]) => times.slice(1).map((at, index) => at - (times[index] ?? 0));
/** Standard deviation as a share of the mean. */
export const unevenness = (numbers: readonly number[]) =>
  Math.sqrt(mean(numbers.map((one) => (one - mean(numbers)) ** 2))) / Math.abs(mean(numbers));
/** The difference between the largest and the smallest. */
export const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** mV per second, over 6 ms. */
function slopeOf(signal: Signal): Signal {
  const at = (index: number) => signal[Math.min(Math.max(index, 0), signal.length - 1)] ?? 0;
  return signal.map((_, index) => ((at(index + 3) - at(index - 3)) / 6) * 1000);
}

/** Runs of samples that a test picks, runs closer than `bridge` joined. */
function runs(picked: readonly boolean[], bridge: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  picked.forEach((isIn, at) => {
    const last = found.at(-1);
    if (!isIn) return;
    if (last !== undefined && at - last[1] <= bridge) last[1] = at;
    else found.push([at, at]);
  });
  return found;
}

/** A QRS is where the line is steep. Its ends are where it has come to rest, or begins another wave. */
function beatsOf(signal: Signal, slope: Signal): readonly Beat[] {
  const limit = Math.max(15, 0.4 * Math.max(...slope.map(Math.abs)));
  const steep = runs(
    slope.map((one) => Math.abs(one) > limit),
    90,
  );
  return steep
    .map(([from, to]) => {
      const onset = edgeOf(slope, from, -1);
      const end = edgeOf(slope, to, 1);
      const inside = signal.slice(onset, end + 1);
      return { onset, end, peak: onset + inside.indexOf(Math.max(...inside)) };
    })
    .filter(({ onset, end }) => onset > 5 && end < signal.length - 6);
}

function edgeOf(slope: Signal, start: number, direction: 1 | -1): number {
  let [at, rest] = [start, 0];
  for (let next = start; next >= 0 && next < slope.length && rest <= 16; next += direction) {
    const here = Math.abs(slope[next] ?? 0);
    const before = slope[next - direction] ?? 0;
    // Steeper again in the same direction: another wave, such as a T wave right behind a wide QRS.
    const goesOn = before * (slope[next] ?? 0) > 0 && (slope[next + direction * 20] ?? 0) * before > 0;
    const isLeast = here < Math.abs(before) && here <= Math.abs(slope[next + direction] ?? 0);
    const isOther = goesOn && isLeast && here > 1 && here < 9;
    if (isOther) return next;
    if (here > 5) [at, rest] = [next, 0];
    else rest += 1;
  }
  return at;
}

function likeness(signal: Signal, first: Beat, other: Beat): number {
  const window = (beat: Beat) => signal.slice(Math.max(0, beat.peak - 70), beat.peak + 90);
  return correlation(window(first), window(other));
}

function correlation(one: Signal, other: Signal): number {
  const length = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, length), other.slice(0, length)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (index: number) => number) => a.reduce((total, _, index) => total + of(index), 0);
  const [da, db] = [(i: number) => (a[i] ?? 0) - meanA, (i: number) => (b[i] ?? 0) - meanB];
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2));
}

function smooth(signal: Signal, sigma: number): Signal {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-0.5 * ((index - reach) / sigma) ** 2),
  );
  const total = weights.reduce((sum, one) => sum + one, 0);
  return signal.map(
    (_, at) =>
      weights.reduce(
        (sum, weight, index) =>
          sum + weight * (signal[Math.min(Math.max(at + index - reach, 0), signal.length - 1)] ?? 0),
        0,
      ) / total,
  );
}

/** Tops of round bumps outside the QRS complexes: where the line bends down most, also on the slope of another wave. */
function bumpsOf(signal: Signal, beats: readonly Beat[]): readonly number[] {
  const soft = smooth(signal, 10);
  const bend = soft.map((here, at) => {
    const [before, after] = [soft[at - 4] ?? here, soft[at + 4] ?? here];
    return (before + after - 2 * here) / 0.004 ** 2;
  });
  return bend.flatMap((here, at) => {
    if (here >= -115) return [];
    const isLowest = bend.slice(Math.max(0, at - 25), at + 26).every((other) => other >= here);
    const isOutside = beats.every(({ onset, end }) => at < onset - 25 || at > end + 25);
    return isLowest && isOutside && at > 30 && at < signal.length - 30 ? [at] : [];
  });
}

/** How long after the begin of a QRS its upright T wave is: the first bump that nearly every beat has at the same place. */
function tWaveOf(beats: readonly Beat[], bumps: readonly number[]): number | null {
  const after = beats
    .flatMap(({ onset }) => bumps.map((at) => at - onset))
    .filter((distance) => distance > 90 && distance < 400)
    .sort((a, b) => a - b);
  const isShared = (distance: number) =>
    beats.filter(({ onset }) => bumps.some((at) => Math.abs(at - onset - distance) <= 14)).length >=
    0.8 * (beats.length - 1);
  return beats.length < 3 ? null : (after.find(isShared) ?? null);
}

/** Where a bump begins: left of its top the line is level, or lowest. */
function footOf(signal: Signal, top: number): number {
  let at = top - 20;
  while (at > 0 && top - at < 70 && (signal[at] ?? 0) - (signal[at - 4] ?? 0) > 0.004) at -= 1;
  return at;
}

function shareWithSameBump(beats: readonly Beat[], bumps: readonly number[]): number {
  const shares = Array.from({ length: 34 }, (_, index) => 60 + index * 10).map(
    (distance) =>
      beats.filter(({ onset }) => bumps.some((at) => Math.abs(onset - at - distance) <= 12)).length /
      beats.length,
  );
  return beats.length === 0 ? 0 : Math.max(...shares);
}

/** The strongest frequency from 2 to 9 Hz once the QRS complexes are cut out. */
function strongestRate(signal: Signal, beats: readonly Beat[]): number {
  const calm = [...signal];
  for (const { onset, end } of beats) {
    const [left, right] = [signal[onset] ?? 0, signal[end] ?? 0];
    for (let at = onset; at <= end; at += 1)
      calm[at] = left + ((right - left) * (at - onset)) / (end - onset);
  }
  const level = mean(calm);
  const strength = (hertz: number) => {
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < calm.length; at += 5) {
      const angle = (2 * Math.PI * hertz * at) / 1000;
      real += ((calm[at] ?? 0) - level) * Math.cos(angle);
      imaginary += ((calm[at] ?? 0) - level) * Math.sin(angle);
    }
    return Math.hypot(real, imaginary);
  };
  const candidates = Array.from({ length: 141 }, (_, index) => 2 + index * 0.05);
  const strengths = candidates.map(strength);
  return 60 * (candidates[strengths.indexOf(Math.max(...strengths))] ?? 0);
}

function longestRun(signal: Signal, test: (one: number) => boolean): number {
  return Math.max(0, ...runs(signal.map(test), 1).map(([from, to]) => to - from));
}

function turnsOf(signal: Signal): Measured['turns'] {
  const turns: { at: number; mv: number }[] = [{ at: 0, mv: signal[0] ?? 0 }];
  let direction = 0;
  signal.forEach((mv, at) => {
    const last = turns.at(-1);
    if (last === undefined) return;
    const away = mv - last.mv;
    if (direction === 0 && Math.abs(away) < 0.1) return;
    if (direction !== 0 && away * direction >= 0) turns[turns.length - 1] = { at, mv };
    else if (Math.abs(away) >= 0.1) {
      turns.push({ at, mv });
      direction = Math.sign(away);
    }
  });
  return turns.slice(1, -1);
}

function repetitionOf(signal: Signal): number {
  const every = signal.filter((_, at) => at % 5 === 0);
  const lags = Array.from({ length: 171 }, (_, index) => 30 + index);
  return Math.max(...lags.map((lag) => correlation(every.slice(0, -lag), every.slice(lag))));
}
