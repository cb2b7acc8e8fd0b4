import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Following } from "../src/shell/following";
import { Live, pause, type Link, type Socket } from "../src/shell/live";

/** A network whose every socket we hold in our hands. */
class Network {
  sockets: (Socket & { address: string; closed: boolean })[] = [];
  open = (address: string): Socket => {
    const socket = {
      address,
      closed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => (socket.closed = true),
    };
    this.sockets.push(socket as unknown as (typeof this.sockets)[number]);
    return socket as unknown as Socket;
  };
  get last() {
    return this.sockets.at(-1)!;
  }
  send(value: object): void {
    this.last.onmessage?.({ data: JSON.stringify(value) });
  }
}

function view(number: number, seat: string | null = "red"): object {
  const rows = [...Array(number).keys()];
  return {
    type: "view",
    number,
    since: 0,
    table: { seats: [] },
    rows,
    events: [],
    chat: [],
    waiting: [],
    legal: [],
    seat,
  };
}

let network: Network;
let links: Link[];
let seen: Following[];
let problems: string[];

function follow(): Live {
  const watcher = {
    changed: (following: Following) => seen.push(following),
    link: (link: Link) => links.push(link),
    problem: ({ code }: { code: string }) => problems.push(code),
  };
  return new Live("abc", 0, "en", watcher, network.open, () => 1);
}

beforeEach(() => {
  vi.useFakeTimers();
  network = new Network();
  links = [];
  seen = [];
  problems = [];
});
afterEach(() => vi.useRealTimers());

describe("the pause before the next try", () => {
  it("doubles up to a limit", () => {
    expect([0, 1, 2, 3].map((n) => pause(n, () => 1))).toEqual([500, 1000, 2000, 4000]);
    expect(pause(50, () => 1)).toBe(15_000);
  });
  it("is spread by half", () => {
    expect(pause(3, () => 0)).toBe(2000);
  });
});

describe("the live socket", () => {
  it("asks for what it missed after a lost connection", () => {
    follow();
    network.last.onopen?.();
    network.send(view(7));
    network.last.onclose?.({ code: 1006 });
    expect(links).toEqual(["connecting", "live", "lost"]);
    vi.advanceTimersByTime(500);
    expect(network.sockets).toHaveLength(2);
    expect(network.last.address).toBe("/api/tables/abc/live?seat=0&lang=en&since=7");
  });

  it("waits longer each time, and begins anew once it was live", () => {
    follow();
    for (const wait of [500, 1000, 2000]) {
      network.last.onclose?.({ code: 1006 });
      const before = network.sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(network.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(network.sockets).toHaveLength(before + 1);
    }
    network.last.onopen?.();
    network.last.onclose?.({ code: 1006 });
    const before = network.sockets.length;
    vi.advanceTimersByTime(500);
    expect(network.sockets).toHaveLength(before + 1);
  });

  it("does not wait when the person comes back", () => {
    const live = follow();
    network.last.onclose?.({ code: 1006 });
    live.hurry();
    expect(network.sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(2);
  });

  it("stops after a refusal and tells it", () => {
    follow();
    network.send({ type: "problem", code: "no_such_table", sentence: "There is no such table." });
    network.last.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(problems).toEqual(["no_such_table"]);
    expect(links.at(-1)).toBe("refused");
  });

  it("forgets everything before it looks from another seat, and hears nothing of the old one", () => {
    const live = follow();
    network.send(view(3));
    const old = network.last;
    live.look(-1);
    expect(seen.at(-1)?.page).toBeNull();
    expect(old.closed).toBe(true);
    expect(old.onmessage).toBeNull();
    expect(network.last.address).toContain("seat=-1&lang=en&since=0");
  });

  it("keeps what it shows while another language is fetched", () => {
    const live = follow();
    network.send(view(3));
    live.speak("pt");
    expect(seen.at(-1)?.page?.number).toBe(3);
    expect(network.last.address).toContain("seat=0&lang=pt&since=0");
  });

  it("is silent once closed", () => {
    const live = follow();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(network.last.closed).toBe(true);
  });
});
