import { bls } from '@/content/clinical/bls';
import { helpPages } from '@/content/clinical/help';
import {
  type DrawingPart,
  type Figure,
  type HelpDrawingId,
  helpDrawings,
  pointsOf,
} from '@/lib/clinical/help-drawings';
import type { HelpStep } from '@/lib/clinical/clinical-page';
import { listed } from '../../support/listed';

/*
 * Some readers follow the drawing alone: if a hand is drawn on the belly, they press on the belly. The positions of
 * hands, arrows and pads are measured along the trunk, from the shoulders (0) to the hips (1).
 */

type Point = readonly [number, number];
type Part<Kind extends DrawingPart['kind']> = Extract<DrawingPart, { readonly kind: Kind }>;

/** The parts of a drawing and of the smaller drawings in it, each of which has its own body. */
function scenesOf(parts: readonly DrawingPart[]): readonly (readonly DrawingPart[])[] {
  return [parts, ...parts.flatMap((part) => (part.kind === 'group' ? scenesOf(part.parts) : []))];
}

const scenes = (Object.keys(helpDrawings) as HelpDrawingId[]).flatMap((id) =>
  scenesOf(helpDrawings[id]).map((parts, index) => ({ name: `${id} ${index}`, parts })),
);

function partsOf<Kind extends DrawingPart['kind']>(
  parts: readonly DrawingPart[],
  kind: Kind,
): readonly Part<Kind>[] {
  return parts.filter((part): part is Part<Kind> => part.kind === kind);
}

const patientOf = (parts: readonly DrawingPart[]) =>
  parts.find((part): part is Figure => part.kind === 'patient');

/** The centers of the shoulders and of the hips. Seen from the front, the outline of the trunk is a box. */
function trunkOf({ torso }: Figure): readonly [Point, Point] {
  const [first, second] = pointsOf(torso.split(/(?<=.)M/)[0] ?? '');
  if (first === undefined || second === undefined) throw new Error(`"${torso}" is no trunk.`);
  if (!torso.endsWith('Z')) return [first, second];
  const { left, right, top, bottom } = boxOf(torso);
  return [
    [(left + right) / 2, top],
    [(left + right) / 2, bottom],
  ];
}

function boxOf(d: string) {
  const [xs, ys] = [pointsOf(d).map(([x]) => x), pointsOf(d).map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How far down the patient's trunk a point is. */
function shareOf(parts: readonly DrawingPart[], [x, y]: Point): number {
  const patient = patientOf(parts);
  if (patient === undefined) throw new Error('The drawing has no patient.');
  const [[ax, ay], [bx, by]] = trunkOf(patient);
  return ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
}

const handOf = ({ d }: Part<'arm'>): Point => pointsOf(d).at(-1) ?? [NaN, NaN];

/** Where a blow lands that is drawn as an arrow above the body. */
const onwards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + ((to[0] - from[0]) / length) * 18, to[1] + ((to[1] - from[1]) / length) * 18];
};

test.each([
  ['press', 'on the center of the chest', 0.25, 0.45, ({ from, to }) => [from, to]],
  ['strike', 'between the shoulder blades', 0.2, 0.4, ({ from, to }) => [onwards(from, to)]],
  ['thrust', 'just above the navel', 0.6, 0.85, ({ to }) => [to]],
] satisfies readonly [
  Part<'arm'>['does'],
  string,
  number,
  number,
  (arrow: Part<'arrow'>) => readonly Point[],
][])('hands that %s, and their arrows, are %s', (act, _where, least, most, endsOf) => {
  const shares = scenes.flatMap(({ name, parts }) => {
    const hands = partsOf(parts, 'arm').filter(({ does }) => does === act);
    const arrows = partsOf(parts, 'arrow').filter(({ does }) => does === act);
    const points = [...hands.map(handOf), ...arrows.flatMap(endsOf)];
    return points.map((point) => ({ name, share: shareOf(parts, point) }));
  });
  // Otherwise the test would prove nothing.
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.filter(({ share }) => !(share >= least && share <= most))).toEqual([]);
});

test('the arrow of an abdominal thrust goes inward and upward', () => {
  const arrows = scenes.flatMap(({ parts }) =>
    partsOf(parts, 'arrow').filter(({ does }) => does === 'thrust'),
  );
  expect(arrows.filter(({ from, to }) => from[1] <= to[1] || from[0] >= to[0])).toEqual([]);
});

test('a hand that supports the head touches it', () => {
  const hands = scenes.flatMap(({ name, parts }) => {
    const [x = NaN, y = NaN, radius = NaN] = patientOf(parts)?.head ?? [];
    return (
      partsOf(parts, 'arm')
        .filter(({ does }) => does === 'support')
        .map(handOf)
        // The radius of a hand is 5.5.
        .map((hand) => ({ name, apart: Math.hypot(hand[0] - x, hand[1] - y) - radius - 5.5 }))
    );
  });
  expect(hands.length).toBeGreaterThan(1);
  expect(hands.filter(({ apart }) => !(apart < 0))).toEqual([]);
});

test('the upper pad is below the right collarbone, the lower one on the left side below the armpit, and they do not touch', () => {
  const drawn = scenes.filter(({ parts }) => partsOf(parts, 'pad').length > 0);
  expect(drawn.map(({ name }) => name)).toEqual(['aed 0', 'childAed 0', 'babyAed 0']);
  for (const { name, parts } of drawn) {
    const { left, right, top, bottom } = boxOf(patientOf(parts)?.torso ?? '');
    const [upper, lower] = (['upper', 'lower'] as const).map((place) => {
      const [pad, ...more] = partsOf(parts, 'pad').filter((one) => one.place === place);
      if (pad === undefined || more.length > 0) throw new Error(`${name} has not one ${place} pad.`);
      const [[x, y], [w, h]] = [pad.at, pad.half];
      return { left: x - w, right: x + w, top: y - h, bottom: y + h, x };
    });
    if (upper === undefined || lower === undefined) throw new Error(`${name} has no two pads.`);
    const shareAt = (y: number) => (y - top) / (bottom - top);
    // Seen from the front: the right side of the body is on the left.
    expect([name, upper.x < (left + right) / 2, lower.right >= right]).toEqual([name, true, true]);
    expect([name, shareAt(upper.top) >= -0.1, shareAt(upper.bottom) <= 0.4]).toEqual([name, true, true]);
    expect([name, shareAt(lower.top) >= 0.25, shareAt(lower.bottom) <= 0.75]).toEqual([name, true, true]);
    const middle = (shareAt(lower.top) + shareAt(lower.bottom)) / 2;
    expect([name, middle >= 0.25 && middle <= 0.6]).toEqual([name, true]);
    expect([name, upper.right < lower.left || upper.bottom < lower.top]).toEqual([name, true]);
  }
});

/** What a drawing shows, including the smaller drawings in it. */
function actsOf(id: HelpDrawingId): ReadonlySet<string> {
  return new Set(
    scenesOf(helpDrawings[id]).flatMap((parts) => [
      ...[...partsOf(parts, 'arm'), ...partsOf(parts, 'arrow')].map(({ does }) => does),
      ...partsOf(parts, 'pad').map(({ kind }) => kind),
    ]),
  );
}

const steps: readonly (HelpStep<string> & { readonly isInfant: boolean })[] = [...helpPages, bls].flatMap(
  ({ sections }) =>
    sections.flatMap(({ population, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'help'
          ? block.items.map((item) => ({
              ...item,
              isInfant: population === 'Infant' || ('column' in block && block.column === 'Infant'),
            }))
          : [],
      ),
    ),
);

// Second-entry/drawings.csv says which drawing a step has; this, what the drawing shows.
test('the drawing of each step shows its act', () => {
  const drawn = ({ drawing }: HelpStep<string>) => `${drawing}: ${[...actsOf(drawing)].sort().join(', ')}`;
  expect(listed(steps, drawn, ({ action }) => action)).toMatchSnapshot();
});

test('no step for infants or late pregnancy shows an abdominal thrust', () => {
  const fragile = steps.filter(({ isInfant, action }) => isInfant || /^Late pregnancy/.test(action));
  expect(fragile.length).toBeGreaterThan(10);
  expect(fragile.filter(({ drawing }) => actsOf(drawing).has('thrust'))).toEqual([]);
});

test('an adult is drawn with two arms pressing, a child and a baby with one', () => {
  const hands = (id: HelpDrawingId) =>
    partsOf(helpDrawings[id], 'arm').filter(({ does }) => does === 'press').length;
  expect([hands('cpr'), hands('childCpr'), hands('babyCpr'), hands('babyThrusts')]).toEqual([2, 1, 1, 1]);
});
