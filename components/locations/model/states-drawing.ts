import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locations } from '@/content/locations/locations';
import { mapSize, stateOutlines } from '@/content/locations/us-outlines';
import { stateNames } from '@/lib/site/state-codes';
import { colorToken, drawStates, type StatePaints } from '@/lib/locations/states-drawing';

/** The file name without its folder, with a content hash, and the SVG. */
export type StatesDrawing = { readonly file: string; readonly svg: string };

/**
 * The states, with those that have one of our cities in a darker color. A separate file, because a phone never shows
 * it and the outlines are 5 kB.
 */
export function statesDrawing(): StatesDrawing {
  const served = new Set<string>(locations.map(({ state }) => stateNames[state]));
  const outlines = (isServed: boolean) =>
    Object.entries(stateOutlines)
      .filter(([name]) => served.has(name) === isServed)
      .map(([, outline]) => outline);
  const css = readFileSync('app/globals.css', 'utf8');
  const paints = (scheme: 'light' | 'dark'): StatePaints => ({
    other: colorToken(css, 'surface', scheme),
    line: colorToken(css, 'mint', scheme),
    served: colorToken(css, 'green', scheme),
  });
  const svg = drawStates({
    size: mapSize,
    served: outlines(true),
    others: outlines(false),
    light: paints('light'),
    dark: paints('dark'),
  });
  const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { file: `us-states.${digest}.svg`, svg };
}
