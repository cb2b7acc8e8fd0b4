// Where a coach stands: beside what it speaks of, and not before what is to be chosen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const STEP = 20;

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The best corner for a box of some size inside a frame: beside the thing (below, above, right, left), along the edges, anywhere.
 * Of those, the first that covers least of the thing and of what is to be kept clear.
 */
export function place(
  size: { width: number; height: number },
  frame: Box,
  thing: Box | null,
  clear: Box[],
): Box {
  const { width, height } = size;
  const [left, top] = [frame.x + GAP, frame.y + GAP];
  const right = Math.max(left, frame.x + frame.width - width - GAP);
  const bottom = Math.max(top, frame.y + frame.height - height - GAP);
  const middle = (left + right) / 2;
  const inside = (x: number, y: number): Box => ({
    x: Math.max(left, Math.min(right, x)),
    y: Math.max(top, Math.min(bottom, y)),
    width,
    height,
  });
  const spots = [];
  if (thing) {
    const [across, down] = [thing.x + (thing.width - width) / 2, thing.y + (thing.height - height) / 2];
    spots.push(inside(across, thing.y + thing.height + GAP), inside(across, thing.y - height - GAP));
    spots.push(inside(thing.x + thing.width + GAP, down), inside(thing.x - width - GAP, down));
  }
  spots.push(inside(middle, bottom), inside(middle, top), inside(right, bottom), inside(left, bottom));
  spots.push(inside(right, top), inside(left, top));
  for (let y = bottom; y > top; y -= STEP) for (const x of [middle, left, right]) spots.push(inside(x, y));
  const kept = (thing ? [thing, ...clear] : clear).filter(({ width, height }) => width * height > 0);
  // A small button that is covered is worse than the edge of a large card.
  const hides = (spot: Box, box: Box): number => shared(spot, box) / (box.width * box.height);
  const covers = spots.map((spot) => kept.reduce((sum, box) => sum + hides(spot, box), 0));
  return spots[covers.indexOf(Math.min(...covers))] as Box;
}
