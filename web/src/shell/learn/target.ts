// Where on the page a thing of the game is drawn: a board pulses it, a choice stands for it, or a part of the screen has its name.
import type { Choice } from "../board";

export interface Thing {
  kind: string;
  id: string;
}

/** What can be chosen on the board and is in sight; `data-lit` marks what is clicked before there is a choice to send. */
export function lit(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>("[data-action], [data-lit]")].filter((element) =>
    seen(element),
  );
}

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether a pointer would reach the middle of it. */
export function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

/** What is lit, as one box, if nothing stands for itself: a row of cards, the button at its end. */
export function around(elements: HTMLElement[]): DOMRect | null {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(x, y, right - x, Math.max(...boxes.map((box) => box.bottom)) - y);
}

/** What can be chosen and stands for the thing. */
export function choiceOf(stage: HTMLElement, at: Thing | null, legal: Choice[]): HTMLElement | null {
  const about = legal.filter((choice) =>
    choice.targets.some(({ kind, id }) => kind === at?.kind && id === at.id),
  );
  const actions = new Set(about.map((choice) => choice.action));
  return lit(stage).find((element) => actions.has(element.dataset["action"] ?? "")) ?? null;
}

export function find(stage: HTMLElement, at: Thing | null, legal: Choice[]): HTMLElement | null {
  if (at === null) return null;
  if (at.kind === "part") return document.querySelector<HTMLElement>(`[data-part="${CSS.escape(at.id)}"]`);
  const pulsed = [...stage.querySelectorAll<HTMLElement>(".pointed, [data-pointed]")].find(seen);
  return pulsed ?? choiceOf(stage, at, legal);
}
