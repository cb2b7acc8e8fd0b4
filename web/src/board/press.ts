// A finger that rests on something is shown what it is. To let go after that chooses nothing, and neither does one that moved on.

/** What an element on which a finger can rest listens to. */
export interface Listeners {
  onpointerdown: (event: PointerEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerup: (event: PointerEvent) => void;
  onpointercancel: (event: PointerEvent) => void;
  oncontextmenu: (event: MouseEvent) => void;
}

/** Milliseconds after which a finger rests. */
const REST = 450;
/** Pixels: who goes further does not rest there. */
const STRAY = 10;

export class Press {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where and when the finger came down; null while none is down. */
  #down: { x: number; y: number; at: number } | null = null;
  #rested = false;

  /** For an element on which a finger can rest: what it is shown then. */
  on(show: (element: Element) => void): Listeners {
    return {
      onpointerdown: (event: PointerEvent) => {
        this.stop();
        this.#rested = false;
        const finger = event.pointerType !== "mouse" && event.isPrimary;
        this.#down = finger ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
        const element = event.currentTarget as Element;
        if (finger) this.#timer = setTimeout(() => show(element), REST);
      },
      onpointermove: (event: PointerEvent) => {
        if (this.#down && Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > STRAY)
          this.stop();
      },
      onpointerup: (event: PointerEvent) => {
        // On a busy machine all of it is heard late: what counts is when it was done.
        this.#rested = this.#down !== null && event.timeStamp - this.#down.at >= REST;
        this.#end();
      },
      onpointercancel: () => this.#end(),
      // The browser's own answer to a finger that rests would be a menu.
      oncontextmenu: (event: MouseEvent) => {
        if (this.#down) event.preventDefault();
      },
    };
  }

  get down(): boolean {
    return this.#down !== null;
  }

  /** The finger shows nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click that has just come only ends a rest. */
  ended(): boolean {
    const rested = this.#rested;
    this.#rested = false;
    return rested;
  }

  #end(): void {
    this.stop();
    this.#down = null;
  }
}
