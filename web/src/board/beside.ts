// Where to put something that floats beside a thing: above it if there is room, else below, always inside the frame.
import type { Bounds, Point, Size } from "./plane";

const GAP = 8;

/** All in the window's pixels; the answer is in the frame's. */
export function beside(anchor: Bounds, frame: Bounds, size: Size): Point {
  const left = anchor.x + anchor.width / 2 - frame.x - size.width / 2;
  const above = anchor.y - frame.y - size.height - GAP;
  const below = anchor.y + anchor.height - frame.y + GAP;
  const lowest = frame.height - size.height - GAP;
  return {
    x: Math.max(GAP, Math.min(frame.width - size.width - GAP, left)),
    y: above >= GAP ? above : Math.max(GAP, Math.min(lowest, below)),
  };
}
