// Where the keyboard goes on after a choice: to what is asked next and, where nothing is, to the sentence that says who must choose.
// Everything on a board that can be chosen has a `data-action`.

export interface Trail {
  /** What the choice was made with. */
  element: Element | null;
  /** The part of the board it lies in, and its place among the choices there. */
  frame: Element | null;
  place: number;
  /** What could be chosen then. */
  actions: ReadonlySet<string>;
}

const choicesIn = (frame: Element): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>("[data-action]:not(:disabled, [inert] *)")].filter((choice) =>
    choice.checkVisibility(),
  );

/** To be called when a choice is made. */
export function leaveTrail(stage: Element): Trail {
  const element = document.activeElement;
  const frame = element?.closest("section, [role=group]") ?? null;
  const beside = frame && stage.contains(frame) ? choicesIn(frame) : [];
  return {
    element,
    frame,
    place: Math.max(0, beside.indexOf(element as HTMLElement)),
    actions: new Set(choicesIn(stage).map((choice) => choice.dataset["action"] ?? "")),
  };
}

/** To be called when the choice has been made, and again whenever something else is asked. Who has gone elsewhere stays there. */
export function followTrail(
  stage: Element,
  prompt: HTMLElement,
  { element, frame, place, actions }: Trail,
): void {
  const at = document.activeElement;
  const used = at === element && !element?.matches("[data-action]:not(:disabled)");
  if (at && at !== document.body && at !== prompt && !used && !at.closest("[inert]")) return;
  const old = (choice: HTMLElement): boolean => actions.has(choice.dataset["action"] ?? "");
  const all = choicesIn(stage);
  const fresh = all.filter((choice) => !old(choice));
  // While the same is asked again, the next card is beside the last one.
  const around =
    frame && stage.contains(frame) && !(element instanceof HTMLButtonElement) ? choicesIn(frame) : [];
  const beside = around.some(old) ? around : [];
  // What lies on the table comes before buttons: most of those say no, or end something.
  const first = (some: HTMLElement[]): HTMLElement | undefined =>
    some.find((choice) => !(choice instanceof HTMLButtonElement)) ?? some[0];
  const next = beside[Math.min(place, beside.length - 1)] ?? first(fresh) ?? first(all);
  (next ?? prompt).focus();
}
