import { type Curve, sampleCount, stripSeconds } from './strip';

const mmPerSecond = 25;

/**
 * The scale of a strip: paper speed 25 mm/s and 10 mm/mV, twenty drawing units per millimeter. So one unit across is
 * one sample (2 ms) and one unit up is 0.005 mV.
 */
export const paper = {
  unitsPerMm: 20,
  mmPerSecond,
  mmPerMv: 10,
  /** Width and height of a strip in millimeters: 30 by 6 large squares. */
  width: stripSeconds * mmPerSecond,
  height: 30,
  smallSquare: 1,
  largeSquare: 5,
} as const;

const unitsPerMv = paper.unitsPerMm * paper.mmPerMv;

/** The maximum deviation of the drawn line from the curve, in units: 0.04 mm, which is invisible. */
const tolerance = 0.8;

/** A stretch of at least this length (samples) that stays within half a unit is drawn as level. */
const shortestLevel = 12;

/**
 * The curve as the `d` of an SVG path, smooth at any size: level stretches and cubics, in whole units relative to the
 * last point. It is split where the curve turns, so that equal beats are written identically and compress well.
 * @throws for a curve that is not a strip.
 */
export function tracePath(curve: Curve): string {
  if (curve.length !== sampleCount)
    throw new Error(`A strip has ${sampleCount} samples, not ${curve.length}.`);
  const ys = curve.map((mv) => -mv * unitsPerMv);
  const middle = middleOf(ys);
  const cuts = cutsOf(ys);
  const parts = cuts.slice(1).flatMap((to, index) => pieces(ys, cuts[index] ?? 0, to));
  return `M0 ${middle + Math.round(ys[0] ?? 0)}${joined(parts)}`;
}

/**
 * The position of the zero line, in units from the upper edge: on a heavy grid line, with the curve in the middle.
 */
function middleOf(ys: readonly number[]): number {
  const square = paper.largeSquare * paper.unitsPerMm;
  const center = (Math.max(...ys) + Math.min(...ys)) / 2;
  return Math.round(((paper.height * paper.unitsPerMm) / 2 - center) / square) * square;
}

type Piece = { readonly command: 'h' | 'c'; readonly numbers: readonly number[] };

/** The ends of level stretches, crests, troughs and both ends of the strip, in order. */
function cutsOf(ys: readonly number[]): readonly number[] {
  const cuts = new Set<number>([0, ys.length - 1]);
  for (let start = 0; start < ys.length;) {
    const end = endOfLevel(ys, start);
    if (end - start >= shortestLevel) {
      cuts.add(start).add(end);
      start = end;
    } else start += 1;
  }
  const level = [...cuts].sort((a, b) => a - b);
  for (let index = 1; index < ys.length - 1; index += 1) {
    const [before, here, after] = [ys[index - 1] ?? 0, ys[index] ?? 0, ys[index + 1] ?? 0];
    const isTurn = (here - before) * (after - here) < 0 || (here !== before && here === after);
    if (isTurn && level.every((cut) => Math.abs(cut - index) > 3)) cuts.add(index);
  }
  return [...cuts].sort((a, b) => a - b);
}

function endOfLevel(ys: readonly number[], start: number): number {
  const rest = Math.round(ys[start] ?? 0);
  let end = start;
  while (end + 1 < ys.length && Math.abs((ys[end + 1] ?? 0) - rest) <= 0.5) end += 1;
  return end;
}

/** One cubic from sample to sample, or as many as needed for the tolerance. */
function pieces(ys: readonly number[], from: number, to: number): readonly Piece[] {
  const rise = Math.round(ys[to] ?? 0) - Math.round(ys[from] ?? 0);
  const run = to - from;
  if (rise === 0 && endOfLevel(ys, from) >= to) return [{ command: 'h', numbers: [run] }];
  const third = Math.round(run / 3);
  const first = Math.round((slopeAt(ys, from) * run) / 3);
  const second = rise - Math.round((slopeAt(ys, to) * run) / 3);
  const start = Math.round(ys[from] ?? 0);
  let [worst, at] = [0, from];
  for (let index = from + 1; index < to; index += 1) {
    const t = (index - from) / run;
    const drawn = start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * rise;
    const off = Math.abs(drawn - (ys[index] ?? 0));
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst > tolerance + 0.5 && run > 3) {
    const cut = Math.min(Math.max(at, from + 2), to - 2);
    return [...pieces(ys, from, cut), ...pieces(ys, cut, to)];
  }
  return [{ command: 'c', numbers: [third, first, run - third, second, run, rise] }];
}

/** The slope per sample; zero at a crest, a trough and the end of a level stretch. */
function slopeAt(ys: readonly number[], index: number): number {
  const [before, here, after] = [ys[index - 1], ys[index] ?? 0, ys[index + 1]];
  if (before === undefined || after === undefined) return (after ?? here) - (before ?? here);
  if ((here - before) * (after - here) <= 0) return 0;
  return (after - before) / 2;
}

/** Minimal path data: a repeated command is written once, and a minus sign serves as a separator. */
function joined(parts: readonly Piece[]): string {
  return parts.reduce((path, { command, numbers }, index) => {
    const isSame = parts[index - 1]?.command === command;
    const text = numbers.reduce(
      (text, number, place) => text + (number < 0 || (place === 0 && !isSame) ? '' : ' ') + String(number),
      '',
    );
    return path + (isSame ? '' : command) + text;
  }, '');
}
