import fc from 'fast-check';
import { hitArea, type Point } from '@/lib/locations/map-hit-areas';

const coordinate = fc.double({ min: 0, max: 900, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

test("a dot's area never contains a point nearer to another dot, so no two areas overlap", () => {
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

test('a dot keeps its whole area if another dot is at the very same place', () => {
  expect(hitArea({ x: 1, y: 1 }, [{ x: 1, y: 1 }], 30)).toHaveLength(12);
});
