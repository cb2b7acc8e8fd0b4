// Outlines: closed lines of corners, clockwise, in any units.
import type { Point } from "./plane";

/** As a path to draw. */
export const draw = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** An outline (clockwise) drawn inwards, each side by so much. */
export function inset(corners: readonly Point[], by: readonly number[]): Point[] {
  const lines = sides(corners).map(([a, b], i) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy) || 1;
    const far = (by[i] ?? 0) / length;
    return {
      at: { x: a.x - dy * far, y: a.y + dx * far },
      along: { x: dx / length, y: dy / length },
      far: by[i] ?? 0,
    };
  });
  return corners.map((corner, i) => {
    const one = lines.at(i - 1) as (typeof lines)[number];
    const two = lines[i] as (typeof lines)[number];
    const cross = one.along.x * two.along.y - one.along.y * two.along.x;
    // Two sides that run on almost straight meet anywhere: there the corner itself is moved.
    if (Math.abs(cross) < 0.2) {
      const far = (one.far + two.far) / 2;
      return { x: corner.x - two.along.y * far, y: corner.y + two.along.x * far };
    }
    const gap = { x: two.at.x - one.at.x, y: two.at.y - one.at.y };
    const t = (gap.x * two.along.y - gap.y * two.along.x) / cross;
    return { x: one.at.x + one.along.x * t, y: one.at.y + one.along.y * t };
  });
}

/** Its sides, each from a corner to the next. */
export const sides = (corners: readonly Point[]): [Point, Point][] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point]);

/** Whether a point is inside: a line from it to the right leaves an odd number of times. */
export function within(corners: readonly Point[], { x, y }: Point): boolean {
  return (
    sides(corners).filter(
      ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
    ).length %
      2 ===
    1
  );
}

/** How far the nearest side is. */
export function edge(corners: readonly Point[], { x, y }: Point): number {
  return Math.min(
    ...sides(corners).map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(a.x + along * dx - x, a.y + along * dy - y);
    }),
  );
}
