import type { Signal } from './read-strip';

/*
 * Finds beats and waves in a line and measures them. Its only input is the line; it shares no code with the drawing.
 * Times are milliseconds from the left edge, voltages millivolts.
 */

type Beat = { readonly onset: number; readonly end: number; readonly peak: number };

export type Measured = ReturnType<typeof measure>;

export function measure(whole: Signal) {
  const { spikes, signal } = withoutSpikes(whole);
  const slope = slopeOf(signal);
  const beats = beatsOf(signal, slope);
  const bumps = bumpsOf(signal, beats);
  const tWave = tWaveOf(beats, bumps);
  const isT = (at: number) => tWave !== null && beats.some(({ onset }) => Math.abs(at - onset - tWave) <= 14);
  const pWaves = bumps.filter((at) => !isT(at)).map((at) => footOf(signal, at));
  const conducted = beats.map(({ onset }) => pWaves.findLast((at) => at < onset - 60 && onset - at <= 450));
  const lastBeat = beats.at(-1)?.onset ?? 0;
  const rr = gaps(beats.map(({ peak }) => peak));
  return {
    /** The tops of pacing spikes, which are removed before anything else is measured. */
    spikes,
    beats,
    /** From the peak of one QRS to the peak of the next. */
    rr,
    /** QRS complexes per minute, from the mean interval; null with fewer than two beats. */
    rate: rr.length === 0 ? null : 60_000 / mean(rr),
    /** The widths of the QRS complexes. */
    widths: beats.map(({ onset, end }) => end - onset),
    /** Each beat's similarity to the first, from 0 to 1. */
    alike: beats.map((beat) => correlation(around(signal, beats[0] ?? beat), around(signal, beat))),
    /** The start of each P wave. */
    pWaves,
    /** For each QRS the time since the preceding P wave; null if there is none within 450 ms. */
    pr: beats.map(({ onset }, index) => {
      const at = conducted[index];
      return at === undefined ? null : onset - at;
    }),
    /** P waves without a QRS before the next P wave. */
    dropped: pWaves.filter((at) => at < lastBeat && !conducted.includes(at)),
    /** The share of beats that have a bump at the same distance before them. */
    bumpBeforeBeat: shareWithSameBump(beats, bumps),
    /** The strongest frequency between the beats, per minute. */
    waveRate: strongestRate(signal, beats),
    /** The longest flat stretch. */
    longestLevel: Math.max(0, ...runs(slope, (one) => Math.abs(one) < 0.7, 1).map(([from, to]) => to - from)),
    /** The difference between the highest and lowest point. */
    height: spread(signal),
    steepest: Math.max(...slope.map(Math.abs)),
    turns: turnsOf(signal),
    /** How well the line matches itself, shifted by 150 to 1,000 ms: 1 is a perfect repetition. */
    repetition: repetitionOf(signal),
  };
}

/** A spike rises and falls within 30 ms, steeper than any QRS. It is replaced by a straight line across its base. */
function withoutSpikes(whole: Signal): { readonly spikes: readonly number[]; readonly signal: Signal } {
  const steep = runs(slopeOf(whole), (one) => Math.abs(one) > 100, 8).filter(([from, to]) => to - from <= 30);
  const signal = steep.reduce((line, [from, to]) => straightened(line, from - 6, to + 6), whole);
  return { spikes: steep.map(([from, to]) => (from + to) / 2), signal };
}

/** The signal with a straight line between two times. */
function straightened(signal: Signal, from: number, to: number): Signal {
  const [left, right] = [mvAt(signal, from), mvAt(signal, to)];
  return signal.map((mv, at) =>
    at < from || at > to ? mv : left + ((right - left) * (at - from)) / (to - from),
  );
}

/** The voltage at a time; beyond the strip, the voltage at its nearest end. */
const mvAt = (signal: Signal, at: number) => signal[Math.min(Math.max(at, 0), signal.length - 1)] ?? 0;
export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** Differences between successive numbers. */
export const gaps = (numbers: readonly number[]) =>
  numbers.slice(1).map((one, index) => one - (numbers[index] ?? 0));
/** Standard deviation as a share of the mean. */
export const unevenness = (numbers: readonly number[]) =>
  Math.sqrt(mean(numbers.map((one) => (one - mean(numbers)) ** 2))) / Math.abs(mean(numbers));
/** The difference between the largest and the smallest. */
export const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** mV per second, over 6 ms. */
function slopeOf(signal: Signal): Signal {
  return signal.map((_, at) => ((mvAt(signal, at + 3) - mvAt(signal, at - 3)) / 6) * 1000);
}

/** Runs of samples that pass a test; runs closer together than `bridge` are merged. */
function runs(signal: Signal, isIn: (one: number) => boolean, bridge: number) {
  const found: [from: number, to: number][] = [];
  signal.forEach((one, at) => {
    const last = found.at(-1);
    if (!isIn(one)) return;
    if (last !== undefined && at - last[1] <= bridge) last[1] = at;
    else found.push([at, at]);
  });
  return found;
}

/** A QRS is where the line is steep. It ends where the line becomes level, or another wave begins. */
function beatsOf(signal: Signal, slope: Signal): readonly Beat[] {
  const limit = Math.max(15, 0.4 * Math.max(...slope.map(Math.abs)));
  return runs(slope, (one) => Math.abs(one) > limit, 90)
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
    // Steeper again in the same direction: another wave, such as a T wave directly after a wide QRS.
    const isMonotone = before * (slope[next] ?? 0) > 0 && (slope[next + direction * 20] ?? 0) * before > 0;
    const isLeast = here < Math.abs(before) && here <= Math.abs(slope[next + direction] ?? 0);
    const isOther = isMonotone && isLeast && here > 1 && here < 9;
    if (isOther) return next;
    if (here > 5) [at, rest] = [next, 0];
    else rest += 1;
  }
  return at;
}

const around = (signal: Signal, { peak }: Beat) => signal.slice(Math.max(0, peak - 70), peak + 90);

function correlation(one: Signal, other: Signal): number {
  const length = Math.min(one.length, other.length);
  const centered = (signal: Signal) => {
    const middle = mean(signal);
    return signal.map((mv) => mv - middle);
  };
  const [a, b] = [centered(one.slice(0, length)), centered(other.slice(0, length))];
  const product = (x: Signal, y: Signal) => x.reduce((sum, mv, at) => sum + mv * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function smooth(signal: Signal, sigma: number): Signal {
  const reach = Math.ceil(3 * sigma);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const weights = steps.map((step) => Math.exp(-0.5 * (step / sigma) ** 2));
  return signal.map((_, at) => {
    const near = steps.map((step, index) => (weights[index] ?? 0) * mvAt(signal, at + step));
    return mean(near) / mean(weights);
  });
}

/**
 * Tops of round bumps outside the QRS complexes: where the curve bends down most, including on the slope of another
 * wave.
 */
function bumpsOf(signal: Signal, beats: readonly Beat[]): readonly number[] {
  const soft = smooth(signal, 10);
  const bend = soft.map(
    (here, at) => ((soft[at - 4] ?? here) + (soft[at + 4] ?? here) - 2 * here) / 0.004 ** 2,
  );
  return bend.flatMap((here, at) => {
    if (here >= -115) return [];
    const isLowest = bend.slice(Math.max(0, at - 25), at + 26).every((other) => other >= here);
    const isOutside = beats.every(({ onset, end }) => at < onset - 25 || at > end + 25);
    return isLowest && isOutside && at > 30 && at < signal.length - 30 ? [at] : [];
  });
}

/**
 * Time from the start of a QRS to its upright T wave: the first bump that nearly every beat has at the same place.
 */
function tWaveOf(beats: readonly Beat[], bumps: readonly number[]): number | null {
  const after = beats
    .flatMap(({ onset }) => bumps.map((at) => at - onset))
    .filter((distance) => distance > 90 && distance < 400)
    .sort((a, b) => a - b);
  const isShared = (distance: number) =>
    countWithBump(beats, bumps, distance, 14) >= 0.8 * (beats.length - 1);
  return beats.length < 3 ? null : (after.find(isShared) ?? null);
}

/** The number of beats with a bump at a given distance from their start, within a tolerance in milliseconds. */
function countWithBump(beats: readonly Beat[], bumps: readonly number[], distance: number, slack: number) {
  return beats.filter(({ onset }) => bumps.some((at) => Math.abs(at - onset - distance) <= slack)).length;
}

/** The start of a bump: left of its top, where the line is level or lowest. */
function footOf(signal: Signal, top: number): number {
  let at = top - 20;
  while (at > 0 && top - at < 70 && (signal[at] ?? 0) - (signal[at - 4] ?? 0) > 0.004) at -= 1;
  return at;
}

function shareWithSameBump(beats: readonly Beat[], bumps: readonly number[]): number {
  const distances = Array.from({ length: 34 }, (_, index) => 60 + index * 10);
  const counts = distances.map((distance) => countWithBump(beats, bumps, -distance, 12));
  return beats.length === 0 ? 0 : Math.max(...counts) / beats.length;
}

/** The strongest frequency from 2 to 9 Hz after the QRS complexes are removed. */
function strongestRate(signal: Signal, beats: readonly Beat[]): number {
  const calm = beats.reduce((line, { onset, end }) => straightened(line, onset, end), signal);
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

/** Alternating crests and troughs, each at least 0.1 mV from its neighbors. */
function turnsOf(signal: Signal): readonly { readonly at: number; readonly mv: number }[] {
  const turns = [{ at: 0, mv: signal[0] ?? 0 }];
  let direction = 0;
  signal.forEach((mv, at) => {
    const away = mv - (turns.at(-1)?.mv ?? 0);
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
