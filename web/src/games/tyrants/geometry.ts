// Where things are drawn: boxes for sites, circles for route spaces, tunnels between them. The data gives the printed board's
// places as fractions of its width and height; pieces are drawn larger than printed, so what would overlap is pushed apart.
import type { Bounds, Point } from "../../board/plane";
import type { BoardData, Fraction, RouteData, SiteData } from "./types";

/** The printed board's shape and the map's area in units. A pane of another shape gets a board of nearly its shape. */
export const PRINTED_ASPECT = 1.5;
const AREA = 1_560_000;
/** The tallest column of sites and route spaces needs this much. */
const LEAST_HEIGHT = 1000;
/** The radius of a piece, and the distance between two pieces of a site. */
export const PIECE = 19;
const PITCH = 43;
const PAD = 9;
export const NAME_SIZE = 23;
const LINE = 25;
const PRINTED_PITCH: Fraction = [0.0248, 0.022];
const EDGE = 14;
/** Room above a box for its control marker. */
const crownOf = (site: SiteData): number => (site.marker_vp > 0 ? 34 : 8);

/** A thing that takes room: its home, where it is drawn, and half its size. */
interface Body extends Point {
  home: Point;
  hw: number;
  hh: number;
  weight: number;
}

export interface SiteBox {
  site: SiteData;
  x: number;
  y: number;
  width: number;
  height: number;
  centre: Point;
  /** The name in one or two lines. */
  lines: string[];
  nameY: number;
  spaces: Point[];
}

export interface RouteLine {
  route: RouteData;
  path: string;
  points: Point[];
}

export interface Layout {
  width: number;
  height: number;
  sites: SiteBox[];
  routes: RouteLine[];
  spaces: Record<string, Point>;
}

/** How wide a line of a name is; a page can measure it, this guesses. */
export type Measure = (line: string) => number;
export const guessWidth: Measure = (line) => line.length * NAME_SIZE * 0.62;

/** A name in one line if it is short, or else in the two most even lines. */
export function splitName(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= 15 || words.length === 1) return [name];
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < Math.max(...best.map((line) => line.length))) best = lines;
  }
  return best;
}

function middle(points: Fraction[]): Fraction {
  const sum = points.reduce<Fraction>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A site's box around the origin: where its pieces and its name are, and how large it is. */
function boxOf(
  site: SiteData,
  measure: Measure,
): { offsets: Point[]; lines: string[]; hw: number; top: number; bottom: number } {
  const [cx, cy] = middle(site.spaces);
  const offsets = site.spaces.map(([x, y]) => ({
    x: ((x - cx) / PRINTED_PITCH[0]) * PITCH,
    y: ((y - cy) / PRINTED_PITCH[1]) * PITCH,
  }));
  const lines = splitName(site.name);
  const reach = Math.max(...offsets.map((o) => Math.abs(o.x))) + PIECE + PAD;
  const name = Math.max(...lines.map(measure)) / 2 + 26;
  const top = Math.min(...offsets.map((o) => o.y)) - PIECE - PAD - lines.length * LINE;
  const bottom = Math.max(...offsets.map((o) => o.y)) + PIECE + PAD + 3;
  return { offsets, lines, hw: Math.max(reach, name), top, bottom };
}

/** Push bodies apart until none overlap; those that touch nothing stay at home. Heavier bodies give way less. */
export function relax(bodies: Body[], width: number, height: number, rounds = 240): void {
  for (let round = 0; round < rounds; round++) {
    let touched = false;
    for (let i = 0; i < bodies.length; i++) {
      for (let j = i + 1; j < bodies.length; j++) {
        const a = bodies[i] as Body;
        const b = bodies[j] as Body;
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const overX = a.hw + b.hw - Math.abs(dx);
        const overY = a.hh + b.hh - Math.abs(dy);
        if (overX <= 0 || overY <= 0) continue;
        touched = true;
        const share = b.weight / (a.weight + b.weight);
        if (overX < overY) {
          const push = (overX + 0.5) * (dx < 0 ? -1 : 1);
          a.x -= push * share;
          b.x += push * (1 - share);
        } else {
          const push = (overY + 0.5) * (dy < 0 ? -1 : 1);
          a.y -= push * share;
          b.y += push * (1 - share);
        }
      }
    }
    for (const body of bodies) {
      body.x = Math.min(width - EDGE - body.hw, Math.max(EDGE + body.hw, body.x));
      body.y = Math.min(height - EDGE - body.hh, Math.max(EDGE + body.hh, body.y));
    }
    if (!touched) return;
  }
}

/** How much of the board's width and of its places some sections take. */
function shareOf(data: BoardData, sections: string[]): { across: number; places: number } {
  const sites = data.sites.filter((site) => sections.includes(site.section));
  if (sites.length === data.sites.length) return { across: 1, places: 1 };
  const xs = sites.flatMap((site) => site.spaces.map(([x]) => x));
  return { across: Math.max(...xs) - Math.min(...xs) + 0.08, places: (sites.length + 1) / data.sites.length };
}

/** Lay the map out so that the sections in play fill a pane of some shape; the others go on beyond its edges. */
export function layOut(
  data: BoardData,
  measure: Measure = guessWidth,
  aspect = PRINTED_ASPECT,
  sections = ["left", "center", "right"],
): Layout {
  const share = shareOf(data, sections);
  const seen = Math.max(Math.sqrt(AREA * share.places * aspect), LEAST_HEIGHT * aspect);
  const width = seen / share.across;
  const height = seen / aspect;
  const boxes = data.sites.map((site) => ({ site, ...boxOf(site, measure) }));
  const siteBodies: Body[] = boxes.map(({ site, hw, top, bottom }) => {
    const [x, y] = middle(site.spaces);
    // The body's middle is the box's, which lies above its pieces' middle because of the name.
    const crown = crownOf(site);
    const home = { x: x * width, y: y * height + (top - crown + bottom) / 2 };
    return { ...home, home, hw: hw + 11, hh: (bottom - top + crown) / 2 + 7, weight: 6 };
  });
  const spots = data.routes.flatMap((route) => route.spaces);
  const spotBodies: Body[] = spots.map(({ at: [x, y] }) => {
    const home = { x: x * width, y: y * height };
    return { ...home, home, hw: PIECE + 5, hh: PIECE + 5, weight: 1 };
  });
  relax([...siteBodies, ...spotBodies], width, height);

  const sites = boxes.map(({ site, offsets, lines, hw, top, bottom }, i): SiteBox => {
    const body = siteBodies[i] as Body;
    const crown = crownOf(site);
    const cx = body.x;
    const cy = body.y - (top - crown + bottom) / 2;
    return {
      site,
      x: cx - hw,
      y: cy + top,
      width: hw * 2,
      height: bottom - top,
      centre: { x: cx, y: cy + (top + bottom) / 2 },
      lines,
      nameY: cy + top + LINE - 4,
      spaces: offsets.map((o) => ({ x: cx + o.x, y: cy + o.y })),
    };
  });
  const spaces: Record<string, Point> = {};
  spots.forEach((space, i) => {
    const { x, y } = spotBodies[i] as Body;
    spaces[space.id] = { x, y };
  });
  const centre = new Map(sites.map((box) => [box.site.id, box.centre]));
  const routes = data.routes.map((route): RouteLine => {
    const ends = [centre.get(route.a), centre.get(route.b)] as [Point, Point];
    const points = [ends[0], ...route.spaces.map((space) => spaces[space.id] as Point), ends[1]];
    return { route, points, path: smooth(points) };
  });
  return { width, height, sites, routes, spaces };
}

/** A smooth line through points (Catmull–Rom, as cubic curves). */
export function smooth(points: Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const n = (value: number): string => value.toFixed(1);
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(p1.x + (p2.x - p0.x) / 6)} ${n(p1.y + (p2.y - p0.y) / 6)} `;
    path += `${n(p2.x - (p3.x - p1.x) / 6)} ${n(p2.y - (p3.y - p1.y) / 6)} ${n(p2.x)} ${n(p2.y)}`;
  }
  return path;
}

/** The same uneven numbers between 0 and 1 every time, so that the rock looks the same to everybody. */
function* uneven(seed: number): Generator<number, never> {
  let word = seed >>> 0;
  for (;;) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    yield word / 2 ** 32;
  }
}

function disc({ x, y }: Point, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`;
}

/** The floor of the caverns as one path of discs along the routes and around the sites; `grow` widens all of it, for its rim. */
export function cavern(sites: SiteBox[], routes: RouteLine[], grow: number): string {
  const parts: string[] = [];
  for (const { points, route } of routes) {
    const chance = uneven(route.id.length * 7919 + Math.round((points[0]?.x ?? 0) * 31));
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point];
      const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 22));
      for (let step = 0; step <= steps; step++) {
        const t = step / steps;
        const r = 27 + chance.next().value * 11;
        const shake = (chance.next().value - 0.5) * 9;
        parts.push(disc({ x: a.x + (b.x - a.x) * t + shake, y: a.y + (b.y - a.y) * t - shake }, r + grow));
      }
    }
  }
  for (const box of sites) {
    const chance = uneven(
      Math.round(box.site.vp * 977 + box.site.spaces.length * 131 + box.site.id.length * 17),
    );
    const around = 2 * (box.width + box.height);
    const count = Math.round(around / 34);
    for (let i = 0; i < count; i++) {
      parts.push(disc(alongBox(box, (i / count) * around), 22 + chance.next().value * 14 + grow));
    }
    const { x, y, width, height } = box;
    parts.push(`M${x} ${y}h${width}v${height}h${-width}z`);
  }
  return parts.join("");
}

function alongBox({ x, y, width, height }: SiteBox, way: number): Point {
  if (way < width) return { x: x + way, y };
  if (way < width + height) return { x: x + width, y: y + way - width };
  if (way < 2 * width + height) return { x: x + width - (way - width - height), y: y + height };
  return { x, y: y + height - (way - 2 * width - height) };
}

/** Small marks strewn over the rock. */
export function rubble({ width, height }: Layout, count: number, seed: number): string {
  const chance = uneven(seed);
  const next = (): number => chance.next().value;
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = next() * (width + 400) - 200;
    const y = next() * (height + 400) - 200;
    const size = 5 + next() * 12;
    const tilt = (next() - 0.5) * size;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${(size / 2).toFixed(0)} ${(-size + tilt).toFixed(0)} ${(size / 2).toFixed(0)} ${(size - tilt / 2).toFixed(0)}`;
  }
  return path;
}

/** What must be in sight: all sites of some sections, with a little rock around. */
export function boundsOf(layout: Layout, parts: string[], margin = 26): Bounds {
  const boxes = layout.sites.filter(({ site }) => parts.includes(site.section) || parts.includes(site.id));
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y - crownOf(box.site))) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
