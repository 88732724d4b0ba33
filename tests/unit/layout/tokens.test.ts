import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8');

function tokensOf(block: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!]),
  );
}

const light = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf('@media (prefers-color-scheme: dark)')));
const dark = tokensOf(
  css.slice(css.indexOf('@media (prefers-color-scheme: dark)'), css.indexOf('@view-transition')),
);

const print = { ...light, ...tokensOf(css.slice(css.indexOf('@media print'))) };

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'mint', 'apricot', 'sand', 'sky', 'lilac'];
const textPairs: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'green'].map((text) => [text, ground] as const)),
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['on-deep-accent', 'deep'],
  ['on-flare', 'flare'],
  ['on-flare', 'flare-strong'],
  ['on-solid', 'solid'],
  ['flare-deep', 'paper'],
  ['flare-deep', 'surface'],
];
const controlPairs: readonly (readonly [string, string])[] = [
  ...['paper', 'surface', 'mint', 'sand'].map((ground) => ['control', ground] as const),
  ['flare', 'deep'],
];

/** The grounds of pictures in dark mode, and the black of an AED's handle. */
const picture = readFileSync('components/ui/picture.css', 'utf8');
const pictureGrounds = tokensOf(picture.slice(0, picture.indexOf('.picture-image')));
const black = '#1e2a28';

it.each(['mint', 'apricot', 'sand'])(
  'black parts of a picture are visible on its %s in dark mode',
  (ground) => {
    expect(contrast(black, pictureGrounds[ground]!)).toBeGreaterThanOrEqual(3);
    expect(contrast(pictureGrounds['ink']!, pictureGrounds[ground]!)).toBeGreaterThanOrEqual(4.5);
  },
);

describe.each([
  ['light', light],
  ['dark', dark],
  ['print', print],
] as const)('tokens of the %s scheme', (_name, tokens) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

it('the mark of the focus is at least 2 px wide, in a color that is readable on every ground', () => {
  expect(css).toMatch(/:focus-visible \{\s*outline: [2-9]px solid var\(--green\);/);
  expect(css).toMatch(/\.tone-deep :focus-visible \{\s*outline-color: var\(--on-deep-accent\);/);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('controls of the %s scheme', (_name, tokens) => {
  it.each(controlPairs)('%s contrasts with %s', (control, ground) => {
    expect(contrast(tokens[control]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
