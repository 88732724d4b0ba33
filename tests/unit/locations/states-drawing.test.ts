import { load } from 'cheerio';
import { statesDrawing } from '@/components/locations/model/states-drawing';
import { locations } from '@/content/locations/locations';
import { stateNames } from '@/lib/site/state-codes';
import { mapSize, stateOutlines } from '@/content/locations/us-outlines';
import { colorToken, drawStates } from '@/lib/locations/states-drawing';

const light = { other: '#aaaaaa', line: '#bbbbbb', served: '#cccccc' };
const dark = { other: '#111111', line: '#222222', served: '#333333' };

test('the map of the states is drawn for light, dark and forced colors', () => {
  const size = { width: 20, height: 10 };
  const $ = load(drawStates({ size, served: ['M1 1z'], others: ['M3 3z'], light, dark }), { xml: true });
  expect($('style').text().split('@media')).toEqual([
    'path{fill:#aaaaaa;stroke:#bbbbbb}.served{fill:#cccccc;fill-opacity:.3}',
    '(prefers-color-scheme:dark){path{fill:#111111;stroke:#222222}.served{fill:#333333;fill-opacity:.3}}',
    '(forced-colors:active){path{fill:Canvas;stroke:CanvasText}.served{fill:ButtonFace;fill-opacity:1}}',
  ]);
});

describe('a color token', () => {
  const css =
    ':root{--mint: #abcdef;--mint-soft:#999999;}@media (prefers-color-scheme: dark){:root{--mint: #123456;}}';

  test('is read for each color scheme', () => {
    expect(colorToken(css, 'mint', 'light')).toBe('#abcdef');
    expect(colorToken(css, 'mint', 'dark')).toBe('#123456');
  });

  test('that is missing is refused with its name and color scheme', () => {
    expect(() => colorToken(css, 'mint-soft', 'dark')).toThrow(
      'The style sheet sets no --mint-soft for the dark scheme.',
    );
    expect(() => colorToken(css, 'sky', 'light')).toThrow('sets no --sky for the light scheme');
  });
});

describe("the picture behind the map's cities", () => {
  const drawn = () => load(statesDrawing().svg, { xml: true });

  test('has every outline once, at the size of the map, under a hashed name', () => {
    expect(statesDrawing().file).toMatch(/^us-states\.[\w-]{12}\.svg$/);
    const $ = drawn();
    const paths = $('path')
      .toArray()
      .map((path) => $(path).attr('d') ?? '')
      .join('');
    const counts = Object.entries(stateOutlines).map(([name, outline]) => [
      name,
      paths.split(outline).length - 1,
    ]);
    expect(counts.filter(([, times]) => times !== 1)).toEqual([]);
    expect(paths).toHaveLength(Object.values(stateOutlines).join('').length);
    expect($('svg').attr('viewBox')).toBe(`0 0 ${mapSize.width} ${mapSize.height}`);
  });

  test('draws states with a city darker than the others', () => {
    const $ = drawn();
    const served = new Set<string>(locations.map(({ state }) => stateNames[state]));
    const isDarker = ([name, outline]: readonly [string, string]) =>
      [name, $('path.served').attr('d')?.includes(outline)] as const;
    expect(Object.entries(stateOutlines).map(isDarker)).toEqual(
      Object.keys(stateOutlines).map((name) => [name, served.has(name)]),
    );
  });
});
