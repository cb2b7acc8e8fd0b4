// What a dragged card carries with it.
export const CARD_DATA = "application/x-immortals-card";

/** The space it was dragged from; null for the hand. */
export function draggedFrom(event: DragEvent): number | null {
  const from = event.dataTransfer?.getData(`${CARD_DATA}-from`);
  return from ? Number(from) : null;
}
