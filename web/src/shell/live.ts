// The live socket of a table: it reconnects with growing pauses and asks for exactly what it missed.
import type { LiveProblem, LiveView } from "./api";
import { nothing, receive, type Following } from "./following";
import type { Lang } from "./settings.svelte";

export const SPECTATOR = -1;
export type Link = "connecting" | "live" | "lost" | "refused";

/** How long to wait before try number `attempt` (0, 1, …): doubling to a limit, and never all clients at once. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(15_000, 500 * 2 ** attempt);
  return longest / 2 + (longest / 2) * random();
}

export interface Watcher {
  changed: (following: Following) => void;
  link: (link: Link) => void;
  problem: (problem: LiveProblem) => void;
}

/** Just enough of a WebSocket; tests hand in their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close: () => void;
}

const REFUSED = new Set([4403, 4404]);

function openSocket(address: string): Socket {
  const url = new URL(address, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Socket;
}

export class Live {
  private following = nothing();
  private socket: Socket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private seat: number,
    private lang: Lang,
    private readonly watcher: Watcher,
    private readonly open: (address: string) => Socket = openSocket,
    private readonly random: () => number = Math.random,
  ) {
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.watcher.link(this.attempt ? "lost" : "connecting");
    const query = `seat=${this.seat}&lang=${this.lang}&since=${this.following.since}`;
    const socket = this.open(`/api/tables/${encodeURIComponent(this.table)}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.watcher.link("live");
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as LiveView | LiveProblem);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: LiveView | LiveProblem): void {
    if (message.type === "problem") {
      this.watcher.problem(message);
      return;
    }
    this.following = receive(this.following, message);
    this.watcher.changed(this.following);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (REFUSED.has(code)) {
      this.watcher.link("refused");
      return;
    }
    this.watcher.link("lost");
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++, this.random));
  }

  /** Try at once: the network or the person has come back. */
  hurry(): void {
    if (!this.closed && this.socket === null) this.connect();
  }

  /** Look from another seat. What was seen before is forgotten first: another person may now sit before this screen. */
  look(seat: number): void {
    this.seat = seat;
    this.following = nothing();
    this.watcher.changed(this.following);
    this.again();
  }

  /** Go on in another language; the log comes anew in it, the rest stays until then. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.following = { ...this.following, since: 0 };
    this.again();
  }

  private again(): void {
    this.attempt = 0;
    this.connect();
  }

  /** A socket we no longer listen to: nothing it still delivers may reach the page. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }
}
