// Choices as the server sends them, written short.
import type { Choice, Target } from "../../shell/board";

/** A choice by its name, and what it is about: `place:everfire`, or for a card in a pile `card@hand:noble`. */
export function choice(action: string, ...about: string[]): Choice {
  const targets = about.map((thing): Target => {
    const [, kind = "", pile = "", id = ""] = /^(\w+)(?:@(\w+))?:(.*)$/u.exec(thing) ?? [];
    return { kind, id, pile };
  });
  return {
    action,
    verb: action.split(" ")[0] ?? "",
    targets,
    text: action,
    ends: false,
    loses: "",
    idle: false,
    odds: null,
  };
}
