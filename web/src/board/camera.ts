// Zoom and pan as plain arithmetic: a camera turns map units into pixels of the pane by `scale` and a shift.
import type { Bounds, Point, Size } from "./plane";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

const CLOSEST = 4;

/** The camera that shows all of the bounds in the middle of the pane. */
export function fit(bounds: Bounds, pane: Size): Camera {
  const scale = Math.max(0.01, Math.min(pane.width / bounds.width, pane.height / bounds.height));
  return {
    scale,
    x: (pane.width - bounds.width * scale) / 2 - bounds.x * scale,
    y: (pane.height - bounds.height * scale) / 2 - bounds.y * scale,
  };
}

/** Never smaller than the fitted map, never so far that the map leaves the pane. */
export function clamp(camera: Camera, bounds: Bounds, pane: Size): Camera {
  const least = fit(bounds, pane).scale;
  const scale = Math.min(least * CLOSEST, Math.max(least, camera.scale));
  return {
    scale,
    x: within(camera.x, bounds.x, bounds.width, scale, pane.width),
    y: within(camera.y, bounds.y, bounds.height, scale, pane.height),
  };
}

function within(shift: number, from: number, length: number, scale: number, room: number): number {
  const size = length * scale;
  if (size <= room) return (room - size) / 2 - from * scale;
  return Math.min(-from * scale, Math.max(room - size - from * scale, shift));
}

/** Zoom by a factor so that what is under a point of the pane stays there. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = camera.scale * factor;
  return {
    scale,
    x: at.x - ((at.x - camera.x) / camera.scale) * scale,
    y: at.y - ((at.y - camera.y) / camera.scale) * scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}
