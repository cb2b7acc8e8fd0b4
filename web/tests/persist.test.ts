import { expect, test } from "vitest";
import { persist } from "../src/shell/persist";

function failing(times: number): () => Promise<string> {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error("refused");
    return "book";
  };
}

test("what fails is asked for again, with growing pauses and one complaint", async () => {
  const complaints: unknown[] = [];
  const pauses: number[] = [];
  const trying = {
    wanted: () => true,
    complain: (error: unknown) => void complaints.push(error),
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
  };
  expect(await persist(failing(3), trying)).toBe("book");
  expect(complaints).toHaveLength(1);
  expect(pauses).toHaveLength(3);
  expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
});

test("what nobody waits for any more is given up", async () => {
  let asked = 0;
  const trying = { wanted: () => asked < 2, complain: () => undefined, wait: async () => undefined };
  const load = async (): Promise<string> => {
    asked++;
    throw new Error("refused");
  };
  expect(await persist(load, trying)).toBeNull();
  expect(asked).toBe(2);
});
