// Whether a card on the table can be read as it lies there: then it need not be shown large. A face that shows all there is to read
// says so (`data-whole`); whether it has the room for it, the browser knows.

/** Pixels: smaller letters are not for reading. */
const SMALL = 10.5;

export function readable(element: Element): boolean {
  const text = element.querySelector<HTMLElement>("[data-whole]");
  if (!text) return false;
  const cut = text.scrollHeight > text.clientHeight + 1;
  return !cut && parseFloat(getComputedStyle(text).fontSize) >= SMALL;
}
