import * as z from "zod";
import { isMailDay } from "#shared/domain/contract/mail-days";
import { dayOf } from "#shared/domain/days";
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
export class ClockController {
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
    const { clock } = this.parts;
    if ("reset" in move) clock.reset();
    else {
      const from = clock.now();
      const to = "set" in move ? new Date(move.set) : new Date(from.getTime() + move.advanceDays * DAY_MS);
      const stop = mailStop(from, to);
      if (stop) {
        clock.set(stop);
        await this.work();
      }
      clock.set(to);
    }
    await this.work();
    return this.view();
  }

  private async work(): Promise<void> {
    const { runDueJobs, drainStreams, deliverLetters, applyLifecycles } = this.parts;
    await drainStreams();
    // What arrived on the way has arrived before a job looks: none may say that it was not seen.
    await deliverLetters();
    await drainStreams();
    await runDueJobs();
    await drainStreams();
    await deliverLetters();
    await drainStreams();
    await applyLifecycles();
  }
}

/** Places at the two ends of the country, by their clocks. */
const ENDS = ["NY", "AK"];

/**
 * Noon of the last business day of a way forward that ends on another day: letters that became due on the way have left on
 * it, as they would have without a leap.
 */
export function mailStop(from: Date, to: Date): Date | undefined {
  if (ENDS.every((state) => isMailDay(to, state))) return undefined;
  let noon = new Date(`${dayOf(to)}T17:00:00.000Z`);
  while (noon >= to || !ENDS.every((state) => isMailDay(noon, state))) noon = new Date(noon.getTime() - DAY_MS);
  return noon > from ? noon : undefined;
}
