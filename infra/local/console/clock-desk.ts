import * as z from "zod";
import type { ServiceClock } from "../lambda/clock";

/** What `POST /__local/clock` takes: one of the three. */
export const ClockMove = z.union([
  z.strictObject({ advanceDays: z.number().min(-3_660).max(3_660) }),
  z.strictObject({ set: z.iso.datetime({ offset: true }) }),
  z.strictObject({ reset: z.literal(true) }),
]);
export type ClockMove = z.infer<typeof ClockMove>;

export type ClockView = { now: string; offsetSeconds: number };

type Parts = {
  clock: ServiceClock;
  runDueJobs: () => Promise<void>;
  drainStreams: () => Promise<void>;
  deliverLetters: () => Promise<void>;
  applyLifecycles: () => Promise<void>;
};

const DAY_MS = 86_400_000;

/** Moves the service's time, and sees to it that what became due has happened before it answers. */
export class ClockDesk {
  private moving: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  view(): ClockView {
    const { clock } = this.parts;
    return { now: clock.now().toISOString(), offsetSeconds: Math.round(clock.offsetMs / 1000) };
  }

  /** Moves run one after the other: two at once would each see half of the other's work. */
  move(move: ClockMove): Promise<ClockView> {
    const moved = this.moving.then(() => this.moveNow(move));
    this.moving = moved.catch(() => undefined);
    return moved;
  }

  now = (): Date => this.parts.clock.now();

  private async moveNow(move: ClockMove): Promise<ClockView> {
    const { clock, runDueJobs, drainStreams, deliverLetters, applyLifecycles } = this.parts;
    if ("reset" in move) clock.reset();
    else if ("set" in move) clock.set(new Date(move.set));
    else clock.set(new Date(clock.now().getTime() + move.advanceDays * DAY_MS));

    await drainStreams();
    await runDueJobs();
    await drainStreams();
    await deliverLetters();
    await drainStreams();
    await applyLifecycles();
    return this.view();
  }
}
