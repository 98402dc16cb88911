import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readTextAtStart } from "../stand-ins/durable-files";
import type { ScheduleSetup } from "../template/event-sources";
import { nextTime } from "./schedule-expression";

export type JobView = { name: string; schedule: string; lastRun?: string };

export type SchedulesParts = {
  setups: readonly ScheduleSetup[];
  /** Waits for what the function answers. */
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** As the clock starts a function: its answer is not waited for, and a failure is tried again. */
  start: (functionId: string, event: unknown) => Promise<unknown>;
  now: () => Date;
  /** Where the last runs are written down. */
  file: string;
};

const LOOK_EVERY_MS = 1_000;

/** Starts the template's scheduled jobs by the service's clock. What was missed while nothing ran is done once. */
export class Schedules {
  private readonly lastRuns: Record<string, string>;
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: SchedulesParts) {
    this.lastRuns = JSON.parse(readTextAtStart(parts.file) ?? "{}") as Record<string, string>;
  }

  start(): void {
    this.timer = setInterval(() => void this.runDue(), LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  list(): JobView[] {
    return this.parts.setups.map(({ name, expression }) => ({
      name,
      schedule: expression,
      ...(this.lastRuns[name] && { lastRun: this.lastRuns[name] }),
    }));
  }

  /** Runs every job whose time has come by now, one after the other. */
  runDue(): Promise<void> {
    this.running = this.running.then(async () => {
      for (const setup of this.parts.setups) {
        if (this.isDue(setup)) await this.run(setup, this.parts.start);
      }
    });
    return this.running;
  }

  /**
   * Runs one job now and answers what it reports.
   * @returns undefined when there is no such job
   * @throws FunctionFailure when the job fails
   */
  async runNow(name: string): Promise<{ result: unknown } | undefined> {
    const setup = this.parts.setups.find((job) => job.name === name);
    return setup && { result: (await this.run(setup, this.parts.invoke)) ?? null };
  }

  private isDue({ name, expression }: ScheduleSetup): boolean {
    const now = this.parts.now();
    const last = this.lastRuns[name];
    if (last === undefined || new Date(last) > now) {
      // Never run, or the clock was set back: its times count from here.
      this.remember(name, now);
      return false;
    }
    const next = nextTime(expression, new Date(last));
    return next !== undefined && next <= now;
  }

  private run({ name, functionId, input }: ScheduleSetup, invoke: SchedulesParts["invoke"]): Promise<unknown> {
    this.remember(name, this.parts.now());
    return invoke(functionId, input);
  }

  private remember(name: string, at: Date): void {
    this.lastRuns[name] = at.toISOString();
    const { file } = this.parts;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(this.lastRuns));
    renameSync(`${file}.new`, file);
  }
}
