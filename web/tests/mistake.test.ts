import { expect, test } from "vitest";
import { mistakeIn } from "../src/shell/learn/mistake";

const PLAN = { takes: ["plan build region.grove", "leave *", "ready"], wrong: "Not quite." };

test("what a lesson waits for is no mistake, and * stands for anything", () => {
  expect(mistakeIn(PLAN, ["leave magic_1"])).toBeNull();
  expect(mistakeIn({ ...PLAN, takes: ["site *.mossvale"] }, ["site dark.mossvale"])).toBeNull();
});

test("of several moves that are sent at once each must be right", () => {
  expect(mistakeIn(PLAN, ["leave attack", "plan build region.grove", "ready"])).toBeNull();
  expect(mistakeIn(PLAN, ["leave attack", "plan build region.mossvale", "ready"])).toBe("Not quite.");
});

test("a dot in a name is a dot", () => {
  expect(mistakeIn(PLAN, ["plan build regionXgrove"])).toBe("Not quite.");
});
