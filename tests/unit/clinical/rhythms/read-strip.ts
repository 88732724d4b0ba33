import { load } from 'cheerio';

/** A strip as it is seen on paper: one voltage (mV) for each millisecond. */
export type Signal = readonly number[];

type Point = { readonly x: number; readonly y: number };

/**
 * Reads a drawn strip the way a person does: the line against the squares of the grid. It knows nothing of how the drawing
 * was made; its only facts are those of ECG paper, a large square being 0.2 s across and 0.5 mV high.
 */
export function readStrip(svg: string): Signal {
  const $ = load(svg, { xml: true });
  const drawing = $('svg');
  const [, , width = 0] = (drawing.attr('viewBox') ?? '').split(' ').map(Number);
  const largeSquare = Math.max(
    ...drawing
      .find('[stroke-dasharray]')
      .toArray()
      .map((lines) =>
        ($(lines).attr('stroke-dasharray') ?? '')
          .split(' ')
          .map(Number)
          .reduce((sum, part) => sum + part, 0),
      ),
  );
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

/** The points of a path, each curve as sixteen short strokes. */
function pointsOf(d: string): readonly Point[] {
  const words = d.match(/[a-z]|-?\d+(?:\.\d+)?/gi) ?? [];
  const points: Point[] = [];
  let [x, y, command, place] = [0, 0, '', 0];
  const next = () => {
    const word = Number(words[place]);
    place += 1;
    if (Number.isNaN(word)) throw new Error(`"${words[place - 1] ?? ''}" is no number of a path.`);
    return word;
  };
  while (place < words.length) {
    if (/[a-z]/i.test(words[place] ?? '')) {
      command = words[place] ?? '';
      place += 1;
    }
    if (command === 'M') [x, y] = [next(), next()];
    else if (command === 'h') x += next();
    else if (command === 'c') {
      const [ax, ay, bx, by, cx, cy] = [next(), next(), next(), next(), next(), next()];
      for (let step = 1; step < 16; step += 1) {
        const t = step / 16;
        const [one, two, three] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
        points.push({ x: x + one * ax + two * bx + three * cx, y: y + one * ay + two * by + three * cy });
      }
      [x, y] = [x + cx, y + cy];
    } else throw new Error(`A strip has no "${command}" in its path.`);
    points.push({ x, y });
  }
  return points;
}
