import { afterEach, describe, expect, it, vi } from "vitest";
import { me } from "../src/shell/me.svelte";

/** The server's answers, given when the test wants them. */
function server(): Map<string, (answer: unknown) => void> {
  const waiting = new Map<string, (answer: unknown) => void>();
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        const headers = { "Content-Type": "application/json" };
        waiting.set(address, (answer) => resolve(new Response(JSON.stringify(answer), { headers })));
      }),
  );
  return waiting;
}

afterEach(() => vi.unstubAllGlobals());

describe("who one is", () => {
  it("is not changed back by what the server said before a link was made", async () => {
    const waiting = server();
    const loaded = me.load();
    const made = me.makeLink();
    waiting.get("/api/me/link")?.({ url: "https://here/carry#x", until: 99 });
    expect(await made).toBe("https://here/carry#x");
    waiting.get("/api/me")?.({ name: "Ann", devices: 1, link_until: null });
    await loaded;
    expect(me.linkUntil).toBe(99);
  });

  it("is what the server says", async () => {
    const waiting = server();
    const loaded = me.load();
    waiting.get("/api/me")?.({ name: "Ann", devices: 2, link_until: null });
    await loaded;
    expect([me.name, me.devices, me.linkUntil]).toEqual(["Ann", 2, null]);
  });
});
