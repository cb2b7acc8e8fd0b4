// The two realms as shapes: the server's outlines stretched to the pane, dark on the left and light on the right as on the printed
// board, or one realm alone where there is no room for both. Plain arithmetic: nothing here knows what stands in a region.
import { inTwo } from "../../board/names";
import { draw, edge, inset, sides, within } from "../../board/outline";
import type { Bounds, Point, Size } from "../../board/plane";
import type { BoardData, Pair, Realm, RegionData } from "./types";

export const NAME_SIZE = 27;
/** Above a realm stand its name and its limbos, below it the areas. */
export const HEAD = 66;
export const FOOT = 66;
const GAP = 40;
const MARGIN = 12;
const INNER = 9;

export interface RegionShape {
  region: RegionData;
  path: string;
  /** A line just inside its border, of what can be chosen. */
  inner: string;
  corners: Point[];
  centre: Point;
  /** How wide its name may be without meeting the name of a neighbour. */
  room: number;
}

export interface AreaShape {
  area: string;
  /** All of its regions, to cut out what is drawn along its border. */
  paths: string;
  border: string;
}

export interface Layout {
  bounds: Bounds;
  /** How wide a realm is; all are as high as the server says. */
  width: number;
  /** How large names and pieces are drawn. */
  grain: number;
  realms: { realm: Realm; at: Point }[];
  regions: RegionShape[];
  areas: AreaShape[];
  lakes: string[];
}

export function layOut(data: BoardData, pane: Size, realms: readonly Realm[]): Layout {
  const { size } = data;
  const height = HEAD + size + FOOT;
  const ratio = pane.width && pane.height ? pane.width / pane.height : 1.6;
  const room = ((height + 2 * MARGIN) * ratio - 2 * MARGIN - (realms.length - 1) * GAP) / realms.length;
  // In steps, so that the map doesn't dance while a window is being resized.
  const aspect = Math.min(1.7, Math.max(0.78, Math.round((room / size) * 25) / 25));
  const width = size * aspect;
  const put = ([x, y]: Pair): Point => ({ x: x * aspect, y });
  const regions = data.regions.map((region) => {
    const corners = region.outline.map(put);
    return {
      region,
      corners,
      path: draw(corners),
      inner: draw(
        inset(
          corners,
          corners.map(() => INNER),
        ),
      ),
      centre: put(region.centre),
      room: 0,
    };
  });
  const grain = Math.min(1.25, 0.3 + 0.78 * aspect);
  for (const shape of regions) shape.room = roomFor(shape, regions, grain, width);
  return {
    bounds: {
      x: -MARGIN,
      y: -MARGIN - HEAD,
      width: realms.length * (width + GAP) - GAP + 2 * MARGIN,
      height: height + 2 * MARGIN,
    },
    width,
    grain,
    realms: realms.map((realm, i) => ({ realm, at: { x: i * (width + GAP), y: 0 } })),
    regions,
    areas: Object.keys(data.areas).map((area) => {
      const mine = regions.filter(({ region }) => region.area === area);
      return { area, paths: mine.map(({ path }) => path).join(""), border: border(mine) };
    }),
    lakes: data.lakes.map((lake) => draw(lake.map(put))),
  };
}

/** The sides that only one of some regions has. */
function border(regions: readonly RegionShape[]): string {
  const all = regions.flatMap(({ corners }) => sides(corners));
  const key = ([a, b]: [Point, Point]): string =>
    [`${a.x.toFixed(1)} ${a.y.toFixed(1)}`, `${b.x.toFixed(1)} ${b.y.toFixed(1)}`].sort().join("L");
  const counts = new Map<string, number>();
  for (const side of all) counts.set(key(side), (counts.get(key(side)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count === 1)
    .map(([side]) => `M${side}`)
    .join("");
}

/** Names of two lines stand beside each other if their middles are nearer than this, from top to bottom. */
const BESIDE = 3 * NAME_SIZE;
const APART = 8;

/** From a name to the next one beside it, or to the border of the realm: if no name is wider than that, no two meet. */
function roomFor(shape: RegionShape, all: readonly RegionShape[], grain: number, width: number): number {
  const { x, y } = shape.centre;
  const beside = all.filter(
    ({ centre }) => centre !== shape.centre && Math.abs(centre.y - y) < BESIDE * grain,
  );
  const border = 2 * Math.min(x, width - x) + GAP;
  return Math.min(border, ...beside.map(({ centre }) => Math.abs(centre.x - x))) - APART;
}

/** Of a bold letter of the names in the widest of their fonts, on average, in parts of its height. */
export const LETTER = 0.69;

/** A name as it is drawn: in one line or two, and as large as there is room for the longer one. */
export function label(name: string, room: number, grain: number): { lines: string[]; size: number } {
  const lines = linesOf(name, room / (NAME_SIZE * grain * LETTER));
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(NAME_SIZE, room / (longest * LETTER * grain)) };
}

/** A name in one line, or in two where there is little room for a long one. */
export function linesOf(name: string, width: number): string[] {
  return name.length <= width ? [name] : inTwo(name);
}

/** Some spots in a region, clear of its middle and of its border: always the same ones. */
export function spots({ corners, centre }: RegionShape, count: number): Point[] {
  let seed = Math.round(centre.x * 7 + centre.y * 13) + 1;
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const found: Point[] = [];
  for (let tries = 0; tries < 300 && found.length < count; tries++) {
    const spot = { x: centre.x + (chance() - 0.5) * 300, y: centre.y + (chance() - 0.5) * 240 };
    const clear = Math.abs(spot.x - centre.x) > 84 || Math.abs(spot.y - centre.y) > 78;
    const apart = found.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 26);
    if (clear && apart && within(corners, spot) && edge(corners, spot) > 15) found.push(spot);
  }
  return found;
}
