// Where a person's attention goes: the focus of who plays by keyboard, cards that scrolled out of sight, and motion cut short.

/** For the keyboard: when what had the focus is gone, the first thing to choose takes it, in the first of these that has one. */
export function takeUp(...frames: (HTMLElement | undefined)[]): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest("[inert]")) return;
  for (const frame of frames) {
    const next = frame?.querySelector<HTMLElement>("[data-action]:not([inert] *)");
    if (next) {
      next.focus();
      return;
    }
  }
}

/** On a narrow screen a row of cards scrolls: if none of those asked for is in sight, the first is brought there. */
export function bringIntoSight(row: HTMLElement): void {
  const cards = [...row.querySelectorAll(".legal")];
  if (cards.length === 0) return; // nothing is measured in vain
  const { left, right } = row.getBoundingClientRect();
  const seen = cards.some((card) => {
    const box = card.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  });
  if (!seen) cards[0]?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** Bring what still moves to its end. */
export function finishMotion(frame: HTMLElement | undefined): void {
  for (const animation of frame?.getAnimations({ subtree: true }) ?? []) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
