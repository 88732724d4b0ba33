import fc from 'fast-check';
import { hitArea, type Point } from '@/lib/locations/map-hit-areas';

const coordinate = fc.double({ min: 0, max: 900, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('The area of a dot', () => {
  test('has its sides, not its corners, in the four directions, and goes around once', () => {
    const area = hitArea({ x: 0, y: 0 }, [], 1, 4);
    expect(area.map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ]);
    for (const { x, y } of area) expect(Math.abs(x)).toBeCloseTo(Math.abs(y));
  });

  test('keeps the whole side up to halfway, in order, in any direction', () => {
    const corners = (other: Point) =>
      hitArea({ x: 0, y: 0 }, [other], Math.SQRT2, 4).map(({ x, y }) => [
        Number(x.toFixed(6)),
        Number(y.toFixed(6)),
      ]);
    expect(corners({ x: 1, y: 0 })).toEqual([
      [0.5, 1],
      [-1, 1],
      [-1, -1],
      [0.5, -1],
    ]);
    expect(corners({ x: 0, y: -1 })).toEqual([
      [1, 1],
      [-1, 1],
      [-1, -0.5],
      [1, -0.5],
    ]);
  });

  test('never holds a point that is nearer to another dot, so no two areas overlap', () => {
    fc.assert(
      fc.property(
        point,
        fc.array(point, { maxLength: 12 }),
        fc.double({ min: 5, max: 60, noNaN: true }),
        (own, others, radius) => {
          for (const corner of hitArea(own, others, radius)) {
            expect(between(corner, own)).toBeLessThanOrEqual(radius + 1e-6);
            for (const other of others)
              expect(between(corner, own)).toBeLessThanOrEqual(between(corner, other) + 1e-6);
          }
        },
      ),
    );
  });

  test('is whole where another dot is at the very same place', () => {
    expect(hitArea({ x: 1, y: 1 }, [{ x: 1, y: 1 }], 30)).toHaveLength(12);
  });
});
