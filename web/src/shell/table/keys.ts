// What keys do at a table: a number picks the choice that has it, E is the main button, U takes back, H asks for a hint, ? lists them. What can be chosen
// has a `data-action`, the main button a `data-main`; each is told its key, for people to see and to hear. Knows no game.

export type Key = "main" | "undo" | "hint" | "help" | number;

/** Where something is written, or a list is gone through by letters, keys mean what they always do. */
const WRITING = "input, textarea, select, [contenteditable], dialog";

export function meaning(event: KeyboardEvent): Key | null {
  const { key, ctrlKey, altKey, metaKey, repeat, target } = event;
  if (ctrlKey || altKey || metaKey || repeat || (target instanceof Element && target.closest(WRITING)))
    return null;
  if (/^[1-9]$/u.test(key)) return Number(key);
  return ({ e: "main", u: "undo", h: "hint", "?": "help" }[key.toLowerCase()] as Key | undefined) ?? null;
}

/** Which of several parts of a board is numbered first; what stands elsewhere comes last. */
const PARTS = [".tray", ".strip", ".hand"];

const rank = (element: Element): number => {
  const part = PARTS.findIndex((selector) => element.closest(selector));
  return part < 0 ? PARTS.length : part;
};

/** What the numbers pick now: of an open list what stands there, otherwise what lies beside the map, buttons first. */
export function numbered(table: Element): HTMLElement[] {
  const all = (selector: string): HTMLElement[] =>
    [...table.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element instanceof HTMLElement && !element.matches(":disabled") && element.checkVisibility(),
    );
  const listed = all("[data-choice]");
  if (listed.length > 0) return listed.slice(0, 9);
  const menu = all("[role=menu] [data-action]");
  if (menu.length > 0) return menu.slice(0, 9);
  return all("[data-action]:not([data-main])")
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 9);
}

export function mainButton(table: Element): HTMLElement | null {
  const found = [...table.querySelectorAll<HTMLElement>("[data-main]:not(:disabled)")];
  return found.find((element) => element.checkVisibility()) ?? null;
}

/** Tell each choice its key, or none of them any. */
export function showKeys(table: Element, shown: boolean): void {
  const keys = new Map<Element, string>();
  if (shown) {
    numbered(table).forEach((element, i) => keys.set(element, String(i + 1)));
    const main = mainButton(table);
    if (main) keys.set(main, "E");
  }
  for (const element of table.querySelectorAll("[data-key]"))
    if (!keys.has(element)) {
      element.removeAttribute("data-key");
      element.removeAttribute("aria-keyshortcuts");
    }
  for (const [element, key] of keys) {
    if (element.getAttribute("data-key") === key) continue;
    element.setAttribute("data-key", key);
    element.setAttribute("aria-keyshortcuts", key);
  }
}

/** Keep that true while a board changes: to be attached to the table. */
export function keysOn(shown: () => boolean): (table: HTMLElement) => () => void {
  return (table) => {
    let frame = 0;
    const draw = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => showKeys(table, shown()));
    };
    const watch = new MutationObserver(draw);
    if (shown())
      watch.observe(table, { subtree: true, childList: true, attributeFilter: ["data-action", "disabled"] });
    draw();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}
