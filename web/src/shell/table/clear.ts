// Where to put something large so that it covers as little as possible of what matters.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

const common = (a: number, along: number, b: number, across: number): number =>
  Math.max(0, Math.min(a + along, b + across) - Math.max(a, b));

/** The area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

/** Of some spots for something of a size, that which covers least; of several, the first. What comes first in `avoid` is worst to cover. */
export function clearest(
  size: { width: number; height: number },
  spots: readonly Spot[],
  avoid: readonly (readonly Box[])[],
): Spot {
  const covered = spots.map((spot) =>
    avoid.map((boxes) => boxes.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0)),
  );
  const worse = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((area, i) => area !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  const best = covered.reduce((found, areas, i) => (worse(areas, covered[found] ?? []) < 0 ? i : found), 0);
  return spots[best] ?? { x: 0, y: 0 };
}

/** The corners of a room that something of a size can stand in, right ones first. */
export function corners(room: Box, { width, height }: { width: number; height: number }): Spot[] {
  const right = Math.max(room.x, room.x + room.width - width);
  const bottom = Math.max(room.y, room.y + room.height - height);
  return [
    { x: right, y: room.y },
    { x: room.x, y: room.y },
    { x: right, y: bottom },
    { x: room.x, y: bottom },
  ];
}
