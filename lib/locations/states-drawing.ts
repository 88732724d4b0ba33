/** Colors of one scheme, as `#rrggbb`: a state without one of our cities, the borders, a state with one. */
export type StatePaints = { readonly other: string; readonly line: string; readonly served: string };

/** What to draw: the size in units of the drawing, each outline as SVG path data, and the colors of both schemes. */
export type StatesToDraw = {
  readonly size: { readonly width: number; readonly height: number };
  readonly served: readonly string[];
  readonly others: readonly string[];
  readonly light: StatePaints;
  readonly dark: StatePaints;
};

/**
 * An SVG file with all outlines. An image follows the visitor's color scheme and forced colors, but not the styles of
 * the page, so the file has its own.
 */
export function drawStates({ size: { width, height }, served, others, light, dark }: StatesToDraw): string {
  const style = [
    `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`,
    '@media(forced-colors:active){path{fill:Canvas;stroke:CanvasText}.served{fill:ButtonFace;fill-opacity:1}}',
  ].join('');
  const paths = [
    element('path', { d: others.join('') }),
    element('path', { class: 'served', d: served.join('') }),
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('style', {}, style) + element('g', { 'stroke-width': 1.5, 'stroke-linejoin': 'round' }, paths),
  );
}

/** Attributes hold numbers, path data and names only, so nothing needs escaping. */
function element(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

function rules({ other, line, served }: StatePaints): string {
  return `path{fill:${other};stroke:${line}}.served{fill:${served};fill-opacity:.3}`;
}

/**
 * The value of a color token in a style sheet that sets it first for light and then for dark.
 * @throws if the sheet does not set it for that scheme.
 */
export function colorToken(css: string, name: string, scheme: 'light' | 'dark'): string {
  const [light, dark] = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'g'))];
  const found = (scheme === 'light' ? light : dark)?.[1];
  if (found === undefined) throw new Error(`The style sheet sets no --${name} for the ${scheme} scheme.`);
  return found;
}
