/** A point in the units of the drawing. */
export type Point = { readonly x: number; readonly y: number };

/**
 * The clickable area of a point on the map: a polygon of about `radius` around it, cut halfway to every other point,
 * so that areas never overlap and points in a dense region share the room.
 * @param sides number of corners before cutting, at least 3.
 * @returns the corners in order. Another point at the same position is ignored.
 */
export function hitArea(own: Point, others: readonly Point[], radius: number, sides = 12): readonly Point[] {
  const around = Array.from({ length: sides }, (_, index) => {
    const angle = ((index + 0.5) / sides) * 2 * Math.PI;
    return { x: own.x + radius * Math.cos(angle), y: own.y + radius * Math.sin(angle) };
  });
  return others.reduce<readonly Point[]>((area, other) => keepNearer(area, own, other), around);
}

/** The part of a convex area that is nearer to `own` than to `other`. */
function keepNearer(area: readonly Point[], own: Point, other: Point): readonly Point[] {
  if (own.x === other.x && own.y === other.y) return area;
  /** Positive on the side of `own`, 0 halfway. */
  const side = ({ x, y }: Point) =>
    (own.x - other.x) * (2 * x - own.x - other.x) + (own.y - other.y) * (2 * y - own.y - other.y);
  return area.flatMap((corner, index) => {
    const next = area[(index + 1) % area.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y) },
    ];
  });
}
