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
const onGrounds = (names: readonly string[], below: readonly string[], least: number) =>
  names.flatMap((name) => below.map((ground) => [name, ground, least] as const));
/** What has to be readable on which ground, or, of controls, to be seen. */
const pairs = [
  ...onGrounds(['ink', 'ink-soft', 'green', 'flare-deep'], grounds, 4.5),
  ...onGrounds(['on-deep', 'on-deep-soft', 'on-deep-accent'], ['deep'], 4.5),
  ...onGrounds(['on-flare'], ['flare', 'flare-strong'], 4.5),
  ...onGrounds(['on-solid'], ['solid'], 4.5),
  ...onGrounds(['control'], ['paper', 'surface', 'mint', 'sand'], 3),
  ...onGrounds(['flare'], ['deep'], 3),
];

describe.each([
  ['light', light, pairs],
  ['dark', dark, pairs],
  ['print', print, pairs.filter(([, , least]) => least > 3)],
] as const)('tokens of the %s scheme', (_name, tokens, pairs) => {
  it.each(pairs)('%s contrasts with %s, at least %s : 1', (name, ground, least) => {
    expect(contrast(tokens[name]!, tokens[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

it.each(['mint', 'apricot', 'sand'])(
  'the parts of a picture are visible on its %s in dark mode',
  (ground) => {
    const picture = readFileSync('components/ui/picture.css', 'utf8');
    const tokens = tokensOf(picture.slice(0, picture.indexOf('.picture-image')));
    const handleOfAed = '#1e2a28';
    expect(contrast(handleOfAed, tokens[ground]!)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens['ink']!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each([
  ['app/layout.tsx', [light['paper'], dark['paper']]],
  ['app/manifest.ts', [light['paper'], light['deep']]],
  [
    'components/seo/share-picture.tsx',
    [light['deep'], light['on-deep'], light['mint'], dark['green'], light['apricot']],
  ],
  ['components/seo/share-scene.ts', ['mint', 'apricot', 'sand', 'deep'].map((name) => light[name])],
  ['scripts/pictures/icons.ts', ['deep', 'paper', 'flare'].map((name) => light[name])],
])('%s repeats its tokens as they are', (file, tokens) => {
  expect(readFileSync(file, 'utf8').match(/#[0-9a-f]{6}/g)).toEqual(tokens);
});

it('the mark of the focus is at least 2 px wide, in a color that is readable on every ground', () => {
  expect(css).toMatch(/:focus-visible \{\s*outline: [2-9]px solid var\(--green\);/);
  expect(css).toMatch(/\.tone-deep :focus-visible \{\s*outline-color: var\(--on-deep-accent\);/);
});
