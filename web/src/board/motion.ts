// How things come to the table and leave it. Only transform and opacity move, and nothing is measured: that would lay the page
// out again at every move; but where a pawn goes on a board made of boxes. All of it is shorter than what a person waits for gladly,
// and none of it is for who wants less motion, or wants to see the others' moves at once.
import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";
import type { Point } from "./plane";

type Css = NonNullable<TransitionConfig["css"]>;

let still = false;
/** Nothing moves from now on, or again. */
export function keepStill(wanted: boolean): void {
  still = wanted;
}
/** Milliseconds that something takes, if anything may move. */
export const lasting = (duration: number): number => (still || prefersReducedMotion.current ? 0 : duration);

const motion = (duration: number, css: Css, easing = cubicOut): TransitionConfig => ({
  duration: lasting(duration),
  easing,
  css,
});

// Where a transition is used without parameters, or with null, Svelte hands in an empty object.

/** A piece comes: from where it stood, if it was moved, or out of nothing. */
export function arrive(_piece: Element, { from = null }: { from?: Point | null } = {}): TransitionConfig {
  return from
    ? motion(450, (_, to) => `transform: translate(${from.x * to}px, ${from.y * to}px)`, cubicInOut)
    : motion(320, (come, to) => `opacity: ${come}; transform: scale(${1 - 0.8 * to})`);
}

/** A piece bursts, unless it has only moved on. */
export function burst(_piece: Element, { moved = false }: { moved?: boolean } = {}): TransitionConfig {
  return motion(moved ? 0 : 380, (left, gone) => `opacity: ${left}; transform: scale(${1 + 0.9 * gone})`);
}

/** A card comes from some way off. */
export function deal(_card: Element, { x, y }: Point): TransitionConfig {
  return motion(280, (come, to) => `opacity: ${come}; transform: translate(${x * to}px, ${y * to}px)`);
}

/** A card is taken up and away. */
export function away(_card: Element): TransitionConfig {
  return motion(200, (left, gone) => `opacity: ${left}; transform: translateY(${-24 * gone}px)`);
}

/** A piece crosses the map; what is seen of it before and after is the place's business. */
export function travel(_piece: Element, { x, y }: Point): TransitionConfig {
  return motion(
    450,
    (come, to) => `opacity: ${Math.min(1, 8 * come * to)}; transform: translate(${x * to}px, ${y * to}px)`,
    cubicInOut,
  );
}

/** A card is turned over. */
export function turn(_card: Element): TransitionConfig {
  return motion(
    360,
    (come, to) => `opacity: ${0.3 + 0.7 * come}; transform: perspective(700px) rotateY(${-90 * to}deg)`,
  );
}

/** A die rolls to where it comes to rest; those behind it come a little later. */
export function roll(_die: Element, { nth = 0 }: { nth?: number } = {}): TransitionConfig {
  const duration = lasting(Math.min(450, 300 + 25 * nth));
  return {
    duration,
    easing: cubicOut,
    css: (come, to) =>
      `opacity: ${Math.min(1, 3 * come)}; transform: translate(${-26 * to}px, ${-14 * to}px) rotate(${-420 * to}deg)`,
  };
}

/** Somebody else holds a place now: it lights up once. What is lit must be invisible by itself. */
export function flare(_place: Element): TransitionConfig {
  return motion(460, (come, left) => `opacity: ${Math.sin(Math.PI * come) * (0.35 + 0.65 * left)}`);
}

/** A pawn goes from one box to another; one that comes from nowhere, or leaves for good, does so as any piece. */
export const [leave, enter] = crossfade({
  duration: () => lasting(450),
  easing: cubicInOut,
  fallback: (piece, _none, coming) => (coming ? arrive(piece) : burst(piece)),
});
