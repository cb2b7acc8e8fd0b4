// Whether what somebody is about to do is what their lesson waits for. A board may send several moves at once, as a plan that was
// made on the page: if one of them is wrong, none is sent.

interface Awaited {
  takes: string[];
  wrong: string | null;
}

/** An action against a name in which * stands for anything. */
export function fits(action: string, name: string): boolean {
  const parts = name.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(action);
}

/** What is wrong with them; null if nothing is. */
export function mistakeIn({ takes, wrong }: Awaited, actions: string[]): string | null {
  return actions.every((action) => takes.some((name) => fits(action, name))) ? null : wrong;
}
