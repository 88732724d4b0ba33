import { load } from 'cheerio';
import { statesDrawing } from '@/components/locations/model/states-drawing';
import { locations } from '@/content/locations/locations';
import { stateNames } from '@/lib/site/state-codes';
import { stateOutlines } from '@/content/locations/us-outlines';
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

  test('is read for each color scheme, or refused with its name', () => {
    expect(colorToken(css, 'mint', 'light')).toBe('#abcdef');
    expect(colorToken(css, 'mint', 'dark')).toBe('#123456');
    expect(() => colorToken(css, 'mint-soft', 'dark')).toThrow(
      'The style sheet sets no --mint-soft for the dark scheme.',
    );
    expect(() => colorToken(css, 'sky', 'light')).toThrow('sets no --sky for the light scheme');
  });
});

test('the picture of the states has every outline once, those of states with a city darker', () => {
  const $ = load(statesDrawing().svg, { xml: true });
  const [others = '', served = ''] = $('path')
    .toArray()
    .map((path) => $(path).attr('d'));
  expect(others.length + served.length).toBe(Object.values(stateOutlines).join('').length);
  const names = new Set<string>(locations.map(({ state }) => stateNames[state]));
  for (const [name, outline] of Object.entries(stateOutlines))
    expect([name, others.includes(outline), served.includes(outline)]).toEqual([
      name,
      !names.has(name),
      names.has(name),
    ]);
});
