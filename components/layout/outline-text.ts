import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Text as one path, and its box: as wide as the text and as tall as a line. */
export type TextOutline = { readonly path: string; readonly viewBox: string };

/** Path units per em. Fine enough: a tenth of a pixel at the size of the header. */
const unitsPerEm = 200;

const file =
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/**
 * Draws text in the bold weight of the display typeface.
 * @param tracking space added to each letter, in em.
 * @returns null if the typeface lacks a letter.
 */
export async function outlineText(text: string, tracking: number): Promise<TextOutline | null> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
  const face = new Face(new Blob(await subsetFont(await readFile(file), text, options)));
  const font = new Font(face);
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const glyphs = run.getGlyphInfosAndPositions();
  if (glyphs.some(({ codepoint }) => codepoint === 0)) return null;
  const scale = unitsPerEm / face.upem;
  let pen = 0;
  const paths = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const from = pen + xOffset;
    pen += xAdvance + tracking * face.upem;
    // The y axis points up in a font, but down in an SVG.
    return relativePath(font.glyphToPath(codepoint), (x, y) => [
      Math.round((x + from) * scale),
      Math.round(-(y + yOffset) * scale),
    ]);
  });
  const { ascender, descender } = font.hExtents();
  const [top, width, height] = [-ascender, pen, ascender - descender].map((size) => Math.round(size * scale));
  return { path: paths.join(''), viewBox: `0 ${top} ${width} ${height}` };
}

type Point = readonly [x: number, y: number];

/** The outline of a glyph on a coarse grid, with relative coordinates: half the bytes of the original. */
function relativePath(path: string, onGrid: (x: number, y: number) => Point): string {
  let start: Point = [0, 0];
  let at: Point = start;
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)]
    .map(([, command = '', values = '']) => {
      const points = [...values.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(([, x, y]) =>
        onGrid(Number(x), Number(y)),
      );
      const from = at;
      at = points.at(-1) ?? start;
      if (command === 'Z') return 'z';
      if (command === 'M') {
        start = at;
        return `M${at.join(' ')}`;
      }
      const steps = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
      return `${command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`;
    })
    .join('');
}
