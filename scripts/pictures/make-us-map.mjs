/**
 * Writes content/locations/us-outlines.ts: the outline of every state as an SVG path, from the us-atlas package (US Census Bureau,
 * already in the Albers projection for a 975 x 610 drawing), simplified to what the map's size shows.
 * Run it with `node scripts/pictures/make-us-map.mjs` after an update of us-atlas; cities need no run, they are projected at build.
 */
import { writeFile } from 'node:fs/promises';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' };

/** Corners that add a triangle of less than this area, in square units of the drawing, are left out. */
const smallestCorner = 2.2;
/** Islands below this area are left out, in the same unit. */
const smallestIsland = 9;

const simplified = simplify(presimplify(atlas), smallestCorner);
const states = feature(simplified, simplified.objects.states).features;
// The Census Bureau's numbers 60 and up are island territories, which the drawing has no room for.
const lines = states
  .filter((state) => Number(state.id) < 60)
  .map((state) => [state.properties.name, outline(state.geometry)])
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, path]) => `  '${name}': '${path}',`);

await writeFile(
  new URL('../../content/locations/us-outlines.ts', import.meta.url),
  `/** Written by scripts/pictures/make-us-map.mjs from the us-atlas package (ISC; US Census Bureau). Do not edit by hand. */
export const mapSize = { width: 975, height: 610 } as const;

/** The outline of every state, by its name, as an SVG path in the drawing's units. */
export const stateOutlines = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, string>>;
`,
);
console.log(`${lines.length} outlines, ${lines.join('').length} characters`);

/** A polygon or multipolygon as one path with whole, relative steps; its largest ring always stays. */
function outline(geometry) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.map((polygon) => polygon[0]).sort((a, b) => area(b) - area(a));
  return rings
    .filter((ring, index) => index === 0 || area(ring) >= smallestIsland)
    .map(ringPath)
    .join('');
}

function ringPath(ring) {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = [];
  let [x, y] = points[0];
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return `M${points[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function area(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i += 1)
    sum += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return Math.abs(sum) / 2;
}
