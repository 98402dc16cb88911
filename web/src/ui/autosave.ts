export const AUTOSAVE_DELAY_MS = 600;
const RETRY_MS = 5_000;

type SaveState = "idle" | "saving" | "saved" | "failed";
export type Send<Body> = (body: Partial<Body>, options: { keepalive: boolean }) => Promise<unknown>;

/**
 * Keeps what is typed and chosen: gathers changes, sends them 600 ms after the last one, a choice at once, in order, one call at a time. What could not be
 * sent stays and goes with the next try. Nothing of it touches the browser's storage.
 */
export class Autosave<Body extends object> {
  private pending: Partial<Body> | undefined;
  private underWay: Partial<Body> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastSend: Promise<void> = Promise.resolve();
  private state: SaveState = "idle";
  private readonly listeners = new Set<() => void>();

  constructor(private readonly send: Send<Body>) {}

  /** Takes a change; a later one of the same part replaces it. What is typed goes on, what is chosen need not wait: `delayMs` 0. */
  save(change: Partial<Body>, delayMs = AUTOSAVE_DELAY_MS): void {
    this.keepNewest(change);
    this.become("saving");
    this.sendIn(delayMs);
  }

  /** As `save`, for what no one typed or chose here, such as the plan that the address names: the reader is not notified. */
  note(change: Partial<Body>): void {
    this.keepNewest(change);
    this.sendIn(AUTOSAVE_DELAY_MS);
  }

  /** Sends now what waits, and settles when all of it was tried. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.lastSend = this.lastSend.then(() => this.sendPending());
    return this.lastSend;
  }

  /** As the page goes away: whatever the server has not confirmed is sent by a call that outlives the page. */
  leave(): void {
    clearTimeout(this.timer);
    const unconfirmed = { ...this.underWay, ...this.pending };
    this.pending = undefined;
    if (Object.keys(unconfirmed).length === 0) return;
    this.send(unconfirmed, { keepalive: true }).catch((error: unknown) => {
      // The page may come back from the browser's cache: then the change still waits here.
      this.keep(unconfirmed);
      console.warn("The last change was not saved", error);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SaveState => this.state;

  private async sendPending(): Promise<void> {
    const change = this.pending;
    if (change === undefined) return;
    this.pending = undefined;
    this.underWay = change;
    if (this.state !== "idle") this.become("saving");
    try {
      await this.send(change, { keepalive: false });
      if (this.pending === undefined && this.state !== "idle") this.become("saved");
    } catch (error) {
      console.warn("A change was not saved", error);
      this.keep(change);
      this.become("failed");
      this.sendIn(RETRY_MS);
    } finally {
      this.underWay = undefined;
    }
  }

  private keepNewest(change: Partial<Body>): void {
    this.pending = { ...this.pending, ...change };
  }

  /** What could not be sent goes under what came since. */
  private keep(change: Partial<Body>): void {
    this.pending = { ...change, ...this.pending };
  }

  private sendIn(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), delayMs);
  }

  private become(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
