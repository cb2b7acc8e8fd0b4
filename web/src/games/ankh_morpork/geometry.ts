// The city as shapes: the server's points stretched to the pane, a smooth river, bridges across it, the wall, and where in an
// area its name and its pieces go. Plain arithmetic: nothing here knows what stands in the city.
import { inTwo } from "../../board/names";
import { draw, edge, inset, sides, within } from "../../board/outline";
import type { Bounds, Point } from "../../board/plane";
import type { AreaData, BoardData, Pair } from "./types";

export const NAME_SIZE = 27;
/** A piece's radius. */
export const PIECE = 20;
/** How wide the river and its wall are. */
export const RIVER = 42;
export const WALL = 22;

const MARGIN = 34;
/** The row of pieces, from an area's centre; how far apart its kinds stand, and equal pieces. */
const PIECE_ROW = 42;
const PITCH = 54;
const CLOSE = 42;
const FAN = 7;

export interface AreaShape {
  area: AreaData;
  path: string;
  /** Lines just inside its edge, clear of the river's banks and the wall: of who controls it, and of what can be chosen. */
  inner: string;
  innermost: string;
  centre: Point;
  corners: Point[];
}

export interface Bridge {
  a: string;
  b: string;
  at: Point;
  /** Degrees, of the way across. */
  turn: number;
}

export interface Layout {
  bounds: Bounds;
  /** How large names and pieces are drawn: a wide city has more room for them. */
  grain: number;
  /** Whether there is little room for long names. */
  narrow: boolean;
  areas: AreaShape[];
  /** The river's arms, beyond the wall on both sides. */
  river: string[];
  bridges: Bridge[];
  wall: { centre: Point; rx: number; ry: number; towers: Point[] };
}

/** The city, so much wider than high as the pane allows. */
export function layOut(data: BoardData, aspect = 1): Layout {
  const { size } = data;
  const put = ([x, y]: Pair): Point => ({ x: x * aspect, y });
  const [stream = [], ...arms] = data.river.map((arm) => arm.map(put));
  const source = stream[0] as Point;
  const mouth = stream.at(-1) as Point;
  const whole = [{ x: source.x - 40, y: source.y - 400 }, ...stream, { x: mouth.x + 30, y: mouth.y + 400 }];
  const radius = size / 2 - 10;
  const centre = put([size / 2, size / 2]);
  const isAtWall = ({ x, y }: Point): boolean =>
    Math.hypot((x - centre.x) / aspect, y - centre.y) > radius - 1;
  return {
    grain: Math.min(1.32, 0.2 + 0.92 * aspect),
    narrow: aspect < 1.2,
    bounds: { x: -MARGIN, y: -MARGIN, width: size * aspect + 2 * MARGIN, height: size + 2 * MARGIN },
    areas: data.areas.map((area) => {
      const corners = area.outline.map(put);
      // How far each side's line stands off: half of what is drawn over it, and a bit.
      const off = sides(corners).map(([a, b]) =>
        isOn(stream, a, b) || arms.some((arm) => isOn(arm, a, b))
          ? RIVER / 2 + 5
          : isAtWall(a) && isAtWall(b)
            ? WALL / 2 + 3
            : 2,
      );
      const line = (more: number): string =>
        draw(
          inset(
            corners,
            off.map((by) => by + more),
          ),
        );
      return {
        area,
        corners,
        path: draw(corners),
        inner: line(7),
        innermost: line(19),
        centre: put(area.centre),
      };
    }),
    river: [whole, ...arms].map(smooth),
    bridges: data.bridges.map(({ a, b, over }) => {
      const [from, to] = over.map(put) as [Point, Point];
      return {
        a,
        b,
        at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
        turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90,
      };
    }),
    wall: {
      centre,
      rx: radius * aspect,
      ry: radius,
      towers: towers(centre, radius * aspect, radius, [source, mouth]),
    },
  };
}

/** Towers at even steps along the wall, and one at each side of where the river passes under it. */
/** What there is to see of some areas; of none in particular, the whole city. */
export function boundsOf(layout: Layout, areas: string[]): Bounds {
  if (areas.length === 0) return layout.bounds;
  const corners = layout.areas
    .filter(({ area }) => areas.includes(area.id))
    .flatMap((shape) => shape.corners);
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const width = Math.max(...corners.map((corner) => corner.x)) - x;
  return { x, y, width, height: Math.max(...corners.map((corner) => corner.y)) - y };
}

function towers(centre: Point, rx: number, ry: number, gates: Point[]): Point[] {
  const at = (angle: number): Point => ({
    x: centre.x + rx * Math.cos(angle),
    y: centre.y + ry * Math.sin(angle),
  });
  const round = Array.from({ length: 24 }, (_, i) => at((i * Math.PI) / 12 + 0.13));
  const clear = round.filter((tower) =>
    gates.every((gate) => Math.hypot(tower.x - gate.x, tower.y - gate.y) > 80),
  );
  const beside = gates.flatMap((gate) => {
    const angle = Math.atan2((gate.y - centre.y) / ry, (gate.x - centre.x) / rx);
    return [at(angle - 44 / rx), at(angle + 44 / rx)];
  });
  return [...clear, ...beside];
}

/** Whether a side is a stretch of the river. */
function isOn(river: readonly Point[], a: Point, b: Point): boolean {
  const at = (point: Point): number => river.findIndex(({ x, y }) => x === point.x && y === point.y);
  return at(a) >= 0 && at(b) >= 0 && Math.abs(at(a) - at(b)) === 1;
}

/** A curve through points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[one, two, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  }
  return path;
}

// ---------------------------------------------------------------- in an area

/** Where the name, the building plot, the power and the trouble marker of an area are, from its centre. */
export const SPOTS = {
  name: { x: 0, y: -46 },
  plot: { x: -52, y: -8 },
  power: { x: 12, y: -8 },
  trouble: { x: 70, y: -8 },
} as const;

export interface Group {
  kind: string;
  count: number;
  /** Where its pieces stand, the foremost last. */
  at: Point[];
}

/** Pieces by kind in one row, closer when there are many kinds; equal pieces stand one behind the other. */
export function groupsOf(pieces: readonly { kind: string; count: number }[]): Group[] {
  const pitch = pieces.length > 4 ? CLOSE : PITCH;
  return pieces.map(({ kind, count }, i) => {
    const shown = Math.min(count, 3);
    const middle = (i - (pieces.length - 1) / 2) * pitch;
    const at = Array.from({ length: shown }, (_, n) => ({
      x: middle + (n - (shown - 1) / 2) * FAN,
      y: PIECE_ROW - 2 * (shown - 1 - n),
    }));
    return { kind, count, at };
  });
}

/** A name in one line, or in two where there is little room for a long one. */
export function linesOf(name: string, narrow: boolean): string[] {
  return narrow && name.length > 14 ? inTwo(name) : [name];
}

// ---------------------------------------------------------------- roofs

/** Roofs all over an area, clear of its middle: always the same ones. */
export function roofs({ area, corners, centre }: AreaShape): string {
  let seed = area.number * 7919;
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let path = "";
  for (let i = 0; i < (width * height) / 500; i++) {
    const here = { x: left + chance() * width, y: top + chance() * height };
    const [w, h, lean] = [7 + chance() * 8, 6 + chance() * 5, (chance() - 0.5) * 5];
    const clear = Math.abs(here.x - centre.x) > 118 || Math.abs(here.y - centre.y) > 84;
    if (!clear || !within(corners, here) || edge(corners, here) < 32) continue;
    const [x, y] = [here.x.toFixed(0), here.y.toFixed(0)];
    path += `M${x} ${y}l${w.toFixed(1)} ${lean.toFixed(1)}l0 ${h.toFixed(1)}l${(-w).toFixed(1)} ${(-lean).toFixed(1)}z`;
    path += `m0 ${(h / 2).toFixed(1)}l${w.toFixed(1)} ${lean.toFixed(1)}`;
  }
  return path;
}
