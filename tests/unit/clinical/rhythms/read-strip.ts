import { load } from 'cheerio';

/** A strip as seen on paper: one voltage (mV) for each millisecond. */
export type Signal = readonly number[];

type Point = { readonly x: number; readonly y: number };

/**
 * Reads a drawn strip as a person does: the line against the squares of the grid. It uses nothing of the drawing
 * code, only the scale of ECG paper: a large square is 0.2 s wide and 0.5 mV high.
 */
export function readStrip(svg: string): Signal {
  const $ = load(svg, { xml: true });
  const drawing = $('svg');
  const [, , width = 0] = (drawing.attr('viewBox') ?? '').split(' ').map(Number);
  const dashes = $('svg [stroke-dasharray]').map((_, lines) => $(lines).attr('stroke-dasharray'));
  const lengths = dashes
    .toArray()
    .map((dash) => dash.split(' ').reduce((sum, part) => sum + Number(part), 0));
  const largeSquare = Math.max(...lengths);
  const line = pointsOf(drawing.children('path').attr('d') ?? '');
  const seconds = (x: number) => (x / largeSquare) * 0.2;
  const millivolts = (y: number) => (-y / largeSquare) * 0.5;
  const samples = Math.round(seconds(width) * 1000);
  const signal: number[] = [];
  let at = 0;
  for (let index = 0; index < samples; index += 1) {
    while (at < line.length - 2 && seconds(line[at + 1]?.x ?? 0) * 1000 <= index) at += 1;
    const [from, to] = [line[at], line[at + 1]];
    if (from === undefined || to === undefined) throw new Error('The drawing has no line.');
    const share = Math.min(1, (index / 1000 - seconds(from.x)) / seconds(to.x - from.x));
    signal.push(millivolts(from.y + (to.y - from.y) * share));
  }
  return signal;
}

/** The number of arguments of each path command. */
const sizes: Readonly<Record<string, number>> = { M: 2, h: 1, c: 6 };

/** The points of a path, each curve as sixteen short lines. */
function pointsOf(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [text, command = ''] of d.matchAll(/([a-z])[^a-z]*/gi)) {
    const [size, numbers] = [sizes[command], (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)];
    if (size === undefined) throw new Error(`A strip has no "${command}" in its path.`);
    for (let first = 0; first < numbers.length; first += size) {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbers.slice(first, first + size);
      if (command === 'M') [x, y] = [0, 0];
      for (let t = 1 / 16; command === 'c' && t < 1; t += 1 / 16) {
        const [one, two, three] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
        points.push({ x: x + one * ax + two * bx + three * cx, y: y + one * ay + two * by + three * cy });
      }
      [x, y] = command === 'c' ? [x + cx, y + cy] : [x + ax, y + ay];
      points.push({ x, y });
    }
  }
  return points;
}
