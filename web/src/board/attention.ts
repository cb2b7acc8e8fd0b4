// Where a person's attention goes: cards that scrolled out of sight, and motion cut short.

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
