import type { RhythmId } from '@/lib/clinical/rhythms/rhythm';
import { gaps, mean, type Measured, spread, unevenness } from './measure-strip';

/** By figure, the lowest and the highest that is right; without the second, any from the first up. */
type Limits = Readonly<
  Partial<Record<keyof ReturnType<typeof figuresOf>, readonly [low: number, high?: number]>>
>;
/** `then` is about the line behind the last beat. */
type Rules = Limits & { readonly then?: Limits };

/** B10 of the clinical fact sheet, in milliseconds and beats per minute. The limits are repeated here on purpose. */
const longPr = 200;
const wideQrs = 120;

/** What the limits below are for: a number, or several that must all be within them; null if there is too little to say. */
function figuresOf({ pr, rr, widths, alike, beats, pWaves, dropped, spikes, turns, ...strip }: Measured) {
  const known = pr.filter((one) => one !== null);
  const rises = gaps(known);
  const [isNarrow, isWide] = [Math.max(...widths) < wideQrs, Math.min(...widths) >= wideQrs];
  const pSteps = gaps(pWaves);
  const pStep = Math.min(...pSteps);
  const afterP = beats.map(({ onset }) => onset - (pWaves.findLast((at) => at < onset) ?? 0));
  // The PR intervals around each missing beat that has conducted beats before and after it.
  const pauses = dropped.flatMap((at) => {
    const next = beats.findIndex(({ onset }) => onset > at);
    const [before, after] = [pr[next - 1] ?? null, pr[next] ?? null];
    return before === null || after === null ? [] : [{ before, after }];
  });
  const heights = gaps(turns.map(({ mv }) => mv)).map(Math.abs);
  const lengths = gaps(turns.map(({ at }) => at));
  const peaks = turns.filter(({ mv }, index) => mv > (turns[index + 1]?.mv ?? -9));
  const peakSteps = gaps(peaks.map(({ at }) => at));
  // Upright beats have high crests and shallow troughs; inverted beats the reverse.
  const middle = mean(turns.map(({ mv }) => mv));
  const leans = turns.slice(1).map(({ mv }, index) => mv + (turns[index]?.mv ?? 0) - 2 * middle);
  const directions = leans.filter((lean) => Math.abs(lean) > 0.15).map(Math.sign);
  const captured = spikes.filter((spike) =>
    beats.some(({ onset }) => onset - spike > -20 && onset - spike < 80),
  ).length;
  const perSpike = mean(gaps(beats.map(({ onset }) => onset))) / mean(gaps(spikes));
  return {
    ...{ ...strip, widths, alike, pr: known, beats: beats.length, dropped: dropped.length },
    intervals: rr.length,
    rrSpread: rr.length < 3 ? null : spread(rr),
    rrUnevenness: unevenness(rr),
    rrChanges: gaps(rr).map(Math.abs),
    /** Intervals of different lengths: a few that repeat would look like a pattern. */
    rrLengths: new Set(rr.map((one) => Math.round(one / 50))).size,
    /** Two conducted beats in a row somewhere: without them, type I cannot be told from type II. */
    shortIntervals: rr.filter((one) => one < 0.75 * Math.max(...rr)).length,
    /** A P wave inside a QRS does not show, so it is taken to be where the regular distance puts it. */
    unevenP: pSteps.length < 3 ? null : pSteps.map((one) => Math.abs(one - Math.round(one / pStep) * pStep)),
    beatsWithoutP: pr.length - known.length,
    pWaves: pWaves.length,
    pPerBeat: pWaves.length / beats.length,
    pOverTwo: pWaves.length - 2 * beats.length,
    droppedOverBeats: dropped.length - beats.length,
    afterPSpread: afterP.length < 3 ? null : spread(afterP),
    prSpread: known.length < 4 ? null : spread(known),
    prRises: rises.filter((rise) => rise >= 30).length,
    prNearlySame: rises.filter((rise) => rise < 30 && rise > -60).length,
    pauses: pauses.length,
    shorterAfterPause: pauses.map(({ before, after }) => before - after),
    /** The T waves that end late: a long QT interval. */
    lateT: beats.flatMap(({ onset }) => pWaves.filter((at) => at > onset + 250 && at < onset + 500)).length,
    /** Of narrow beats; of wide ones, which come 20 a minute slower from below a block, that much higher. */
    escapeRate: isNarrow ? strip.rate : isWide ? (strip.rate ?? NaN) + 20 : null,
    turns: turns.length,
    ...{ heights, lengths, peakSteps, peaks: peaks.length, peakRate: 60_000 / mean(peakSteps) },
    heightUnevenness: unevenness(heights),
    lengthUnevenness: unevenness(lengths),
    peakUnevenness: unevenness(peakSteps),
    turnOvers: gaps(directions).filter((change) => change !== 0).length,
    ...{ spikes: spikes.length, spikeSpread: spread(gaps(spikes)) },
    ...{ captured, notCaptured: spikes.length - captured },
    /** Beats at half or a third of the rate of the spikes would look as if every second or third spike captured. */
    offRatio: Math.abs(perSpike - Math.round(perSpike)),
  };
}

const regular: Limits = { rrSpread: [0, 20] };
const narrow: Limits = { widths: [0, wideQrs - 11] };
const wide: Limits = { widths: [wideQrs] };
const oneShape: Limits = { alike: [0.97] };
const allHaveP: Limits = { unevenP: [0, 45], beatsWithoutP: [0, 0] };
const constantPr: Limits = { prSpread: [0, 15] };
const conducted: Limits = { ...regular, ...narrow, ...allHaveP, ...constantPr, dropped: [0, 0] };
const sinus: Limits = { ...conducted, ...oneShape, pr: [wideQrs + 1, longPr] };
const drops: Limits = { ...allHaveP, pauses: [1] };
const noPWaves: Limits = { ...regular, ...oneShape, pWaves: [0, 0] };
const noSpikes: Limits = { spikes: [0, 0] };
const evenSpikes: Limits = { ...wide, spikes: [5], spikeSpread: [0, 20] };
const coarse: Limits = { height: [0.8, 3] };
const unevenBaseline: Limits = { longestLevel: [0, 99] };
const noLevel: Limits = { longestLevel: [0, 39] };
/** Wide beats that are uneven in time and height, and turn over. */
const changingBeats: Limits = {
  ...{ peaks: [12], peakRate: [150, 330], peakUnevenness: [0.08], heightUnevenness: [0.2] },
  ...{ turnOvers: [2], lengths: [60], peakSteps: [wideQrs] },
};
/** No wave is as steep as a narrow QRS. */
const chaotic: Limits = {
  ...{ repetition: [-1, 0.65], turns: [30], heightUnevenness: [0.35], lengthUnevenness: [0.15] },
  steepest: [0, 40],
};

/** What each rhythm must show, according to the fact sheet. */
export const mustShow: Readonly<Record<RhythmId, Rules>> = {
  sinusRhythm: { ...sinus, rate: [60, 100] },
  sinusBradycardia: { ...sinus, rate: [40, 59] },
  sinusTachycardia: { ...sinus, rate: [101, 150], pr: [111, longPr] },
  firstDegreeBlock: { ...conducted, pr: [longPr + 1, 400] },
  // PR lengthens from beat to beat, is never the same in two, and is shortest after the missing beat.
  mobitzOne: { ...drops, ...narrow, shorterAfterPause: [60], prRises: [2], prNearlySame: [0, 0] },
  mobitzTwo: { ...drops, ...constantPr, shortIntervals: [2] },
  // Nothing distinguishes type I from type II.
  twoToOneBlock: {
    ...{ ...allHaveP, ...regular, ...narrow, ...constantPr },
    ...{ beats: [4], pOverTwo: [-1, 1], droppedOverBeats: [-1] },
  },
  thirdDegreeBlock: {
    ...{ ...regular, unevenP: [0, 45], pPerBeat: [1.5], afterPSpread: [101] },
    escapeRate: [40, 60],
  },
  supraventricular: { ...noPWaves, ...narrow, rate: [151, 220] },
  childSupraventricular: { ...noPWaves, ...narrow, rate: [221, 250] },
  // Irregularly irregular, and no bump at one distance before the beats.
  atrialFibrillation: {
    ...{ ...narrow, ...unevenBaseline, rate: [120, 160], bumpBeforeBeat: [0, 0.6] },
    ...{ intervals: [6], rrUnevenness: [0.12], rrChanges: [31], rrLengths: [5] },
  },
  atrialFlutter: { ...regular, ...narrow, ...noLevel, rate: [140, 160], waveRate: [250, 350] },
  monomorphicVt: { ...noPWaves, ...wide, rate: [101, 250] },
  polymorphicVt: { ...changingBeats, ...coarse },
  // A few narrow beats with a long QT interval; then the beats change.
  torsades: { ...coarse, beats: [2, 2], lateT: [1], then: changingBeats },
  ventricularFibrillation: { ...chaotic, ...coarse, ...noLevel },
  fineFibrillation: { ...chaotic, ...unevenBaseline, height: [0.25, 0.7] },
  pulselessActivity: { ...noPWaves, ...noSpikes, ...wide, rate: [30, 60] },
  pacingWithCapture: { ...evenSpikes, ...oneShape, rate: [60, 80], notCaptured: [0, 1] },
  pacingWithoutCapture: { ...evenSpikes, rate: [20, 50], captured: [0, 1], offRatio: [0.2] },
  // Nearly flat, but not perfectly straight.
  asystole: { ...noSpikes, steepest: [0, 2], turns: [0, 1], height: [0.03, 0.2] },
};

/** The figures of a strip that are beyond their limits. */
export function brokenRules({ then, ...limits }: Rules, strip: Measured): readonly string[] {
  const figures = figuresOf(strip);
  const broken = (Object.keys(limits) as (keyof Limits)[]).filter((name) => {
    const [low = NaN, high = Infinity] = limits[name] ?? [];
    const all = [figures[name]].flat();
    return all.length === 0 || !all.every((one) => one !== null && one >= low && one <= high);
  });
  if (then === undefined) return broken;
  const end = strip.beats.at(-1)?.end ?? 0;
  const rest = { ...strip, turns: strip.turns.filter(({ at }) => at > end + 300) };
  return [...broken, ...brokenRules(then, rest)];
}
