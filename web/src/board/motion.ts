// How things come to the table and leave it. Only transform and opacity move, and nothing is measured: that would lay the page
// out again at every move. All of it is shorter than what a person waits for gladly, and none of it is for who wants less motion.
import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "./plane";

type Css = NonNullable<TransitionConfig["css"]>;

const motion = (duration: number, css: Css, easing = cubicOut): TransitionConfig => ({
  duration: prefersReducedMotion.current ? 0 : duration,
  easing,
  css,
});

// Where a transition is used without parameters, or with null, Svelte hands in an empty object.

/** A piece comes: from where it stood, if it was moved, or out of nothing. */
export function arrive(_piece: Element, { from = null }: { from?: Point | null } = {}): TransitionConfig {
  return from
    ? motion(500, (_, to) => `transform: translate(${from.x * to}px, ${from.y * to}px)`, cubicInOut)
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
