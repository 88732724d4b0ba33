import type { RhythmId } from '@/lib/clinical/rhythms/rhythm';
import { gaps, mean, type Measured, spread, unevenness } from './measure-strip';

type Rule = (strip: Measured) => boolean;
type Rules = Readonly<Record<string, Rule>>;

/** B10 of the clinical fact sheet, in milliseconds and beats per minute. The limits are repeated here on purpose. */
const longPr = 200;
const wideQrs = 120;

const known = (strip: Measured) => strip.pr.filter((one) => one !== null);

const rateBetween =
  (low: number, high: number): Rule =>
  ({ rate }) =>
    rate !== null && rate >= low && rate <= high;
const regular: Rule = ({ rr }) => rr.length >= 3 && spread(rr) <= 20;
const narrow: Rule = ({ widths }) => widths.length > 0 && Math.max(...widths) < wideQrs - 10;
const wide: Rule = ({ widths }) => widths.length > 0 && Math.min(...widths) >= wideQrs;
const oneShape: Rule = ({ alike }) => Math.min(...alike) > 0.97;
const evenP: Rule = ({ pWaves }) => {
  const steps = gaps(pWaves);
  const step = Math.min(...steps);
  // A P wave inside a QRS does not show, so it is taken to be where the regular distance puts it.
  const off = steps.map((one) => Math.abs(one - Math.round(one / step) * step));
  return steps.length >= 3 && Math.max(...off) <= 45;
};
const everyBeatHasP: Rule = ({ pr }) => !pr.includes(null);
const noneDropped: Rule = ({ dropped }) => dropped.length === 0;
const constantPr: Rule = (strip) => known(strip).length >= 4 && spread(known(strip)) <= 15;
const prBetween =
  (low: number, high: number): Rule =>
  (strip) =>
    known(strip).every((one) => one > low && one <= high);
/** No bump at one distance before the beats. */
const noP: Rule = ({ bumpBeforeBeat }) => bumpBeforeBeat < 0.6;

/** The P waves before and after a missing beat, with the PR intervals around the gap. */
function pauses(strip: Measured): readonly { readonly before: number; readonly after: number }[] {
  return strip.dropped.flatMap((at) => {
    const next = strip.beats.findIndex(({ onset }) => onset > at);
    const [before, after] = [strip.pr[next - 1] ?? null, strip.pr[next] ?? null];
    return before === null || after === null ? [] : [{ before, after }];
  });
}

/** A beat is missing, with conducted beats before and after it. */
const drops: Rule = (strip) => pauses(strip).length > 0;
/** Two conducted beats in a row somewhere: without them, type I cannot be told from type II. */
const notTwoToOne: Rule = ({ rr }) => rr.filter((one) => one < 0.75 * Math.max(...rr)).length >= 2;
const shortestAfterDrop: Rule = (strip) => pauses(strip).every(({ before, after }) => after <= before - 60);
/** PR lengthens from beat to beat, and is never the same in two. */
const lengthening: Rule = (strip) => {
  const rises = gaps(known(strip));
  const isChanging = rises.every((rise) => rise >= 30 || rise <= -60);
  return isChanging && rises.filter((rise) => rise >= 30).length >= 2;
};

const pFaster: Rule = ({ pWaves, beats }) => pWaves.length >= 1.5 * beats.length;
const noRelation: Rule = ({ pWaves, beats }) => {
  const distances = beats.map(({ onset }) => onset - (pWaves.filter((at) => at < onset).at(-1) ?? 0));
  return distances.length >= 3 && spread(distances) > 100;
};

/** Uneven, without two equal intervals in a row or a few that repeat, which would look like a pattern. */
const irregularlyIrregular: Rule = ({ rr }) =>
  rr.length >= 6 &&
  unevenness(rr) > 0.12 &&
  gaps(rr).every((step) => Math.abs(step) > 30) &&
  new Set(rr.map((one) => Math.round(one / 50))).size >= 5;
const unevenBaseline: Rule = ({ longestLevel }) => longestLevel < 100;
const noLevel: Rule = ({ longestLevel }) => longestLevel < 40;
const wavesBetween =
  (low: number, high: number): Rule =>
  ({ waveRate }) =>
    waveRate >= low && waveRate <= high;
const heightBetween =
  (low: number, high: number): Rule =>
  ({ height }) =>
    height > low && height < high;
const coarse = heightBetween(0.8, 3);

const heights = ({ turns }: Measured) => gaps(turns.map(({ mv }) => mv)).map(Math.abs);
const lengths = ({ turns }: Measured) => gaps(turns.map(({ at }) => at));
const stepsOfPeaks = ({ turns }: Measured) =>
  gaps(turns.filter(({ mv }, index) => mv > (turns[index + 1]?.mv ?? -9)).map(({ at }) => at));

/** Wide beats that are uneven in time and height, and turn over. */
const changingBeats: Rules = {
  fastPeaks: (strip) => {
    const rate = 60_000 / mean(stepsOfPeaks(strip));
    return stepsOfPeaks(strip).length >= 11 && rate > 150 && rate < 330;
  },
  unevenTimes: (strip) => unevenness(stepsOfPeaks(strip)) > 0.08,
  unevenHeights: (strip) => unevenness(heights(strip)) > 0.2,
  turnOver: ({ turns }) => {
    // Upright beats have high crests and shallow troughs; inverted beats the reverse.
    const middle = mean(turns.map(({ mv }) => mv));
    const directions = turns
      .slice(1)
      .map(({ mv }, index) => mv + (turns[index]?.mv ?? 0) - 2 * middle)
      .filter((lean) => Math.abs(lean) > 0.15)
      .map(Math.sign);
    return gaps(directions).filter((change) => change !== 0).length >= 2;
  },
  allWide: (strip) => Math.min(...lengths(strip)) >= 60 && Math.min(...stepsOfPeaks(strip)) >= wideQrs,
};

const chaotic: Rules = {
  noRepetition: ({ repetition }) => repetition < 0.65,
  manyWaves: ({ turns }) => turns.length >= 30,
  unevenHeights: (strip) => unevenness(heights(strip)) > 0.35,
  unevenLengths: (strip) => unevenness(lengths(strip)) > 0.15,
  /** No wave as steep as a narrow QRS. */
  soft: ({ steepest }) => steepest < 40,
};

const noWave: Rule = ({ steepest, turns }) => steepest < 2 && turns.length <= 1;

const noSpikes: Rule = ({ spikes }) => spikes.length === 0;
const evenSpikes: Rule = ({ spikes }) => spikes.length >= 5 && spread(gaps(spikes)) <= 20;
/** The number of spikes with a QRS directly after them. */
const captured = ({ spikes, beats }: Measured) =>
  spikes.filter((spike) => beats.some(({ onset }) => onset - spike > -20 && onset - spike < 80)).length;
/**
 * QRS complexes at half or a third of the rate of the spikes would look as if every second or third spike captured.
 */
const noRatioToSpikes: Rule = ({ spikes, beats }) => {
  const ratio = mean(gaps(beats.map(({ onset }) => onset))) / mean(gaps(spikes));
  return Math.abs(ratio - Math.round(ratio)) > 0.2;
};

/** Two P waves for each QRS, and nothing that distinguishes type I from type II. */
const twoToOne: Rule = ({ pWaves, beats, dropped }) =>
  beats.length >= 4 && Math.abs(pWaves.length - 2 * beats.length) <= 1 && dropped.length >= beats.length - 1;

/** Torsades begins with a few narrow beats whose T wave ends late (a long QT interval); then the beats change. */
const longQtFirst: Rule = ({ beats, pWaves }) =>
  beats.length === 2 && beats.some(({ onset }) => pWaves.some((at) => at > onset + 250 && at < onset + 500));
const afterBeats = (strip: Measured): Measured => {
  const last = strip.beats.at(-1)?.end ?? 0;
  return { ...strip, turns: strip.turns.filter(({ at }) => at > last + 300) };
};
const thenChangingBeats: Rule = (strip) => brokenRules(changingBeats, afterBeats(strip)).length === 0;

const noPWaves: Rule = ({ pWaves }) => pWaves.length === 0;
const conducted = { regular, narrow, evenP, everyBeatHasP, noneDropped, constantPr };
const sinus = (low: number, high: number, shortestPr = 120): Rules => ({
  ...{ ...conducted, oneShape, rate: rateBetween(low, high), pr: prBetween(shortestPr, longPr) },
});

/** What each rhythm must show, according to the fact sheet. */
export const mustShow: Readonly<Record<RhythmId, Rules>> = {
  sinusRhythm: sinus(60, 100),
  sinusBradycardia: sinus(40, 59),
  sinusTachycardia: sinus(101, 150, 110),
  firstDegreeBlock: { ...conducted, pr: prBetween(longPr, 400) },
  mobitzOne: { narrow, evenP, everyBeatHasP, drops, shortestAfterDrop, lengthening },
  mobitzTwo: { evenP, everyBeatHasP, drops, constantPr, notTwoToOne },
  twoToOneBlock: { regular, narrow, evenP, everyBeatHasP, constantPr, twoToOne },
  thirdDegreeBlock: {
    ...{ regular, evenP, pFaster, noRelation },
    rate: (strip) =>
      Math.max(...strip.widths) < wideQrs
        ? rateBetween(40, 60)(strip)
        : wide(strip) && rateBetween(20, 40)(strip),
  },
  supraventricular: { rate: rateBetween(151, 220), regular, narrow, oneShape, noPWaves },
  childSupraventricular: { rate: rateBetween(221, 250), regular, narrow, oneShape, noPWaves },
  atrialFibrillation: { irregularlyIrregular, narrow, noP, unevenBaseline, rate: rateBetween(120, 160) },
  atrialFlutter: { rate: rateBetween(140, 160), regular, narrow, noLevel, waves: wavesBetween(250, 350) },
  monomorphicVt: { rate: rateBetween(101, 250), regular, wide, oneShape, noPWaves },
  polymorphicVt: { ...changingBeats, coarse },
  torsades: { longQtFirst, thenChangingBeats, coarse },
  ventricularFibrillation: { ...chaotic, coarse, noLevel },
  fineFibrillation: { ...chaotic, unevenBaseline, height: heightBetween(0.25, 0.7) },
  pulselessActivity: { noSpikes, rate: rateBetween(30, 60), regular, wide, oneShape, noPWaves },
  pacingWithCapture: {
    ...{ evenSpikes, wide, oneShape, rate: rateBetween(60, 80) },
    allCapture: (strip) => captured(strip) >= strip.spikes.length - 1,
  },
  pacingWithoutCapture: {
    ...{ evenSpikes, wide, rate: rateBetween(20, 50), noRatioToSpikes },
    noneCaptures: (strip) => captured(strip) <= 1,
  },
  // Nearly flat, but not perfectly straight.
  asystole: { noSpikes, noWave, height: heightBetween(0.03, 0.2) },
};

/** The names of the rules that a strip breaks. */
export function brokenRules(rules: Rules, strip: Measured): readonly string[] {
  return Object.keys(rules).filter((name) => rules[name]?.(strip) !== true);
}
