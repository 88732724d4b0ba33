import type { RhythmId } from '@/lib/clinical/rhythms/rhythm';
import { gaps, mean, type Measured, spread, unevenness } from './measure-strip';

/** Returns sentences about what is wrong with a strip. */
type Rule = (strip: Measured) => readonly string[];

/** B10 of the clinical fact sheet, in milliseconds and beats per minute. The limits are repeated here on purpose. */
const longPr = 200;
const wideQrs = 120;

const check = (isRight: boolean, wrong: string): readonly string[] => (isRight ? [] : [wrong]);
const all =
  (...rules: readonly Rule[]): Rule =>
  (strip) =>
    rules.flatMap((rule) => rule(strip));
const known = (strip: Measured) => strip.pr.filter((one) => one !== null);

const rateBetween =
  (low: number, high: number): Rule =>
  ({ rate }) =>
    check(
      rate !== null && rate >= low && rate <= high,
      `The rate is ${rate?.toFixed(0)}, not ${low} to ${high}.`,
    );
const regular: Rule = ({ rr }) =>
  check(rr.length >= 3 && spread(rr) <= 20, `The beats are ${spread(rr)} ms uneven.`);
const narrow: Rule = ({ widths }) =>
  check(widths.length > 0 && Math.max(...widths) < wideQrs - 10, `A QRS is ${Math.max(...widths)} ms wide.`);
const wide: Rule = ({ widths }) =>
  check(widths.length > 0 && Math.min(...widths) >= wideQrs, `A QRS is only ${Math.min(...widths)} ms wide.`);
const oneShape: Rule = ({ alike }) => check(Math.min(...alike) > 0.97, 'The beats differ in shape.');
const evenP: Rule = ({ pWaves }) => {
  const steps = gaps(pWaves);
  const step = Math.min(...steps);
  // A P wave inside a QRS does not show, so it is taken to be where the regular distance puts it.
  const off = steps.map((one) => Math.abs(one - Math.round(one / step) * step));
  return check(steps.length >= 3 && Math.max(...off) <= 45, 'The P waves are not evenly spaced.');
};
const everyBeatHasP: Rule = ({ pr }) => check(!pr.includes(null), 'A QRS has no P wave before it.');
const noneDropped: Rule = ({ dropped }) => check(dropped.length === 0, 'A P wave is not conducted.');
const constantPr: Rule = (strip) =>
  check(known(strip).length >= 4 && spread(known(strip)) <= 15, `PR varies by ${spread(known(strip))} ms.`);
const prBetween =
  (low: number, high: number): Rule =>
  (strip) =>
    check(
      known(strip).every((one) => one > low && one <= high),
      `PR is ${known(strip).join(', ')} ms, not above ${low} and up to ${high}.`,
    );
const noP: Rule = ({ bumpBeforeBeat }) =>
  check(bumpBeforeBeat < 0.6, 'P waves can be seen before the beats.');

/** The P waves before and after a missing beat, with the PR intervals around the gap. */
function pauses(strip: Measured): readonly { readonly before: number; readonly after: number }[] {
  return strip.dropped.flatMap((at) => {
    const next = strip.beats.findIndex(({ onset }) => onset > at);
    const [before, after] = [strip.pr[next - 1] ?? null, strip.pr[next] ?? null];
    return before === null || after === null ? [] : [{ before, after }];
  });
}

const drops: Rule = (strip) =>
  check(pauses(strip).length > 0, 'No beat drops with conducted beats before and after it.');
/** Two conducted beats in a row somewhere: without them, type I cannot be told from type II. */
const notTwoToOne: Rule = ({ rr }) =>
  check(
    rr.filter((one) => one < 0.75 * Math.max(...rr)).length >= 2,
    'It is 2:1: no two beats in a row are conducted.',
  );
const lengthening: Rule = (strip) => {
  const isShorter = pauses(strip).every(({ before, after }) => after <= before - 60);
  const rises = gaps(known(strip));
  const isChanging = rises.every((rise) => rise >= 30 || rise <= -60);
  return [
    ...check(isShorter, 'PR is not shortest after the dropped beat.'),
    ...check(rises.filter((rise) => rise >= 30).length >= 2, 'PR does not lengthen from beat to beat.'),
    ...check(isChanging, 'PR stays the same between two beats.'),
  ];
};

const pFaster: Rule = ({ pWaves, beats }) =>
  check(pWaves.length >= 1.5 * beats.length, 'The P waves are not faster than the QRS complexes.');
const noRelation: Rule = ({ pWaves, beats }) => {
  const distances = beats.map(({ onset }) => onset - (pWaves.filter((at) => at < onset).at(-1) ?? 0));
  return check(distances.length >= 3 && spread(distances) > 100, 'P waves and QRS keep a relation.');
};

const irregularlyIrregular: Rule = ({ rr }) => {
  const isChanging = gaps(rr).every((step) => Math.abs(step) > 30);
  return [
    ...check(rr.length >= 6 && unevenness(rr) > 0.12, 'The beats are too even.'),
    ...check(isChanging, 'Two intervals in a row are equal, which looks like a pattern.'),
    ...check(new Set(rr.map((one) => Math.round(one / 50))).size >= 5, 'The intervals repeat: a pattern.'),
  ];
};
const unevenBaseline: Rule = ({ longestLevel }) =>
  check(longestLevel < 100, `The baseline is level for ${longestLevel} ms.`);
const noLevel: Rule = ({ longestLevel }) =>
  check(longestLevel < 40, `There is a level stretch of ${longestLevel} ms.`);
const wavesBetween =
  (low: number, high: number): Rule =>
  ({ waveRate }) =>
    check(waveRate >= low && waveRate <= high, `The waves come at ${waveRate.toFixed(0)} a minute.`);
const heightBetween =
  (low: number, high: number): Rule =>
  ({ height }) =>
    check(height > low && height < high, `The strip is ${height.toFixed(2)} mV high.`);
const coarse = heightBetween(0.8, 3);

const heights = ({ turns }: Measured) => gaps(turns.map(({ mv }) => mv)).map(Math.abs);
const lengths = ({ turns }: Measured) => gaps(turns.map(({ at }) => at));

const changingBeats: Rule = (strip) => {
  const peaks = strip.turns.filter(({ mv }, index) => mv > (strip.turns[index + 1]?.mv ?? -9));
  const steps = gaps(peaks.map(({ at }) => at));
  // Upright beats have high crests and shallow troughs; inverted beats the reverse.
  const middle = mean(strip.turns.map(({ mv }) => mv));
  const directions = strip.turns
    .slice(1)
    .map(({ mv }, index) => mv + (strip.turns[index]?.mv ?? 0) - 2 * middle)
    .filter((lean) => Math.abs(lean) > 0.15)
    .map(Math.sign);
  const turnsOver = gaps(directions).filter((change) => change !== 0).length;
  const rate = 60_000 / mean(steps);
  return [
    ...check(peaks.length >= 12 && rate > 150 && rate < 330, `The rate is ${rate.toFixed(0)}.`),
    ...check(unevenness(steps) > 0.08, 'The beats are evenly spaced.'),
    ...check(unevenness(heights(strip)) > 0.2, 'The beats are all of one height.'),
    ...check(turnsOver >= 2, 'The beats all point the same way.'),
    ...check(Math.min(...lengths(strip)) >= 60 && Math.min(...steps) >= wideQrs, 'A beat is narrow.'),
  ];
};

const chaotic: Rule = (strip) => [
  ...check(strip.repetition < 0.65, `The line repeats itself (${strip.repetition.toFixed(2)}).`),
  ...check(strip.turns.length >= 30, 'There are too few waves.'),
  ...check(unevenness(heights(strip)) > 0.35, 'The waves are all of one height.'),
  ...check(unevenness(lengths(strip)) > 0.15, 'The waves are all of one length.'),
  ...check(strip.steepest < 40, 'A wave is as steep as a narrow QRS.'),
];

const noWave: Rule = ({ steepest, turns }) => check(steepest < 2 && turns.length <= 1, 'There is a wave.');

const noSpikes: Rule = ({ spikes }) => check(spikes.length === 0, 'There are pacing spikes.');
const evenSpikes: Rule = ({ spikes }) =>
  check(spikes.length >= 5 && spread(gaps(spikes)) <= 20, 'The spikes are missing or uneven.');
/** The number of spikes with a QRS directly after them. */
const captured = ({ spikes, beats }: Measured) =>
  spikes.filter((spike) => beats.some(({ onset }) => onset - spike > -20 && onset - spike < 80)).length;

/**
 * QRS complexes at half or a third of the rate of the spikes would look as if every second or third spike captured.
 */
const noRatioToSpikes: Rule = ({ spikes, beats }) => {
  const ratio = mean(gaps(beats.map(({ onset }) => onset))) / mean(gaps(spikes));
  return check(Math.abs(ratio - Math.round(ratio)) > 0.2, `One QRS to ${ratio.toFixed(2)} spikes.`);
};

/** Two P waves for each QRS, and nothing that distinguishes type I from type II. */
const twoToOne: Rule = ({ pWaves, beats, dropped }) =>
  check(
    beats.length >= 4 &&
      Math.abs(pWaves.length - 2 * beats.length) <= 1 &&
      dropped.length >= beats.length - 1,
    'Not every second P wave is conducted.',
  );

/** Torsades begins with a few narrow beats whose T wave ends late (a long QT interval); then the beats change. */
const longQtFirst: Rule = (strip) => {
  const { beats, pWaves, turns } = strip;
  const last = beats.at(-1)?.end ?? 0;
  const lateT = beats.filter(({ onset }) => pWaves.some((at) => at > onset + 250 && at < onset + 500));
  return [
    ...check(beats.length === 2 && lateT.length >= 1, 'No narrow beats with a long QT come first.'),
    ...changingBeats({ ...strip, turns: turns.filter(({ at }) => at > last + 300) }),
  ];
};

const noPWaves: Rule = ({ pWaves }) => check(pWaves.length === 0, 'P waves can be seen.');
const conducted = all(regular, narrow, evenP, everyBeatHasP, noneDropped, constantPr);
const sinus = (low: number, high: number, shortestPr = 120) =>
  all(conducted, oneShape, rateBetween(low, high), prBetween(shortestPr, longPr));

/** What each rhythm must show, according to the fact sheet. */
export const mustShow: Readonly<Record<RhythmId, Rule>> = {
  sinusRhythm: sinus(60, 100),
  sinusBradycardia: sinus(40, 59),
  sinusTachycardia: sinus(101, 150, 110),
  firstDegreeBlock: all(conducted, prBetween(longPr, 400)),
  mobitzOne: all(narrow, evenP, everyBeatHasP, drops, lengthening),
  mobitzTwo: all(evenP, everyBeatHasP, drops, constantPr, notTwoToOne),
  twoToOneBlock: all(regular, narrow, evenP, everyBeatHasP, constantPr, twoToOne),
  thirdDegreeBlock: all(regular, evenP, pFaster, noRelation, (strip) =>
    Math.max(...strip.widths) < wideQrs ? rateBetween(40, 60)(strip) : all(wide, rateBetween(20, 40))(strip),
  ),
  supraventricular: all(rateBetween(151, 220), regular, narrow, oneShape, noPWaves),
  childSupraventricular: all(rateBetween(221, 250), regular, narrow, oneShape, noPWaves),
  atrialFibrillation: all(irregularlyIrregular, narrow, noP, unevenBaseline, rateBetween(120, 160)),
  atrialFlutter: all(rateBetween(140, 160), regular, narrow, noLevel, wavesBetween(250, 350)),
  monomorphicVt: all(rateBetween(101, 250), regular, wide, oneShape, noPWaves),
  polymorphicVt: all(changingBeats, coarse),
  torsades: all(longQtFirst, coarse),
  ventricularFibrillation: all(chaotic, coarse, noLevel),
  fineFibrillation: all(chaotic, unevenBaseline, heightBetween(0.25, 0.7)),
  pulselessActivity: all(noSpikes, rateBetween(30, 60), regular, wide, oneShape, noPWaves),
  pacingWithCapture: all(evenSpikes, wide, oneShape, rateBetween(60, 80), (strip) =>
    check(captured(strip) >= strip.spikes.length - 1, 'A spike has no QRS behind it.'),
  ),
  pacingWithoutCapture: all(evenSpikes, wide, rateBetween(20, 50), noRatioToSpikes, (strip) =>
    check(captured(strip) <= 1, 'Spikes are followed by a QRS.'),
  ),
  // Nearly flat, but not perfectly straight.
  asystole: all(noSpikes, noWave, heightBetween(0.03, 0.2)),
};
