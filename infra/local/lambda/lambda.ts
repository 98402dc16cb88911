import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { dirname, join } from "node:path";
import type { FunctionSetup } from "../template/functions";
import { FunctionFailure, FunctionWorker } from "./worker";

export type LambdaParts = {
  functions: readonly FunctionSetup[];
  /** What a function gets besides the template's own variables: region, credentials, addresses. */
  environmentOf: (setup: FunctionSetup) => Record<string, string>;
  clockOffset: SharedArrayBuffer;
  simulatedFaults: () => string;
  logsFolder: string;
  compiledFolder: string;
  onFailure: (name: string, message: string) => void;
};

/** Two cores: more threads of one function only get in each other's way. */
const WORKERS_PER_FUNCTION = 3;
/** A function with more than one processor of its own gets this machine's two at most: Lambda gives one for each 1,769 MB. */
const WORKERS_OF_LARGE = 2;
const ONE_PROCESSOR_MB = 1_769;
/** Idle workers beyond this many are ended, the longest unused first: each holds some 8 to 40 MB, and takes 0.2 s to start again. */
const WORKERS_KEPT = 40;
/** Of those that have not been used for a while, only some stay: the next pages then still come at once. */
const WORKERS_KEPT_LONG = 6;
const LONG_MS = 60_000;

/** Runs the template's functions, each in worker threads of its own that start with its first event. */
export class Lambda {
  private readonly workers = new Set<FunctionWorker>();
  private readonly queues = new Map<string, ((worker: FunctionWorker) => void)[]>();
  private readonly logs = new Map<string, WriteStream>();
  private readonly tidying: NodeJS.Timeout;
  private isClosed = false;
  private readonly byId: Map<string, FunctionSetup>;

  constructor(private readonly parts: LambdaParts) {
    this.byId = new Map(parts.functions.map((setup) => [setup.logicalId, setup]));
    this.tidying = setInterval(() => this.endUnused(WORKERS_KEPT_LONG, LONG_MS), LONG_MS / 4);
  }

  /**
   * Hands an event to a function and answers what it returns.
   * @throws FunctionFailure when the function throws, crashes or takes too long
   */
  async invoke(logicalId: string, event: unknown): Promise<unknown> {
    const setup = this.byId.get(logicalId);
    if (!setup) throw new FunctionFailure(`The template has no function ${logicalId}.`);
    const worker = await this.take(setup);
    try {
      return await worker.run(event, this.parts.simulatedFaults());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!this.isClosed) {
        this.logOf(setup).write(`${message}\n`);
        this.parts.onFailure(setup.name, message);
      }
      throw error;
    } finally {
      this.giveBack(worker);
    }
  }

  /** Ends every worker at once: what they were doing fails, as when the power goes. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.tidying);
    await Promise.all([...this.workers].map((worker) => worker.end()));
    await Promise.all([...this.logs.values()].map((log) => new Promise<void>((done) => log.end(() => done()))));
  }

  private async take(setup: FunctionSetup): Promise<FunctionWorker> {
    if (this.isClosed) throw new FunctionFailure("The runtime is stopping.");
    const own = [...this.workers].filter((worker) => worker.setup === setup && !worker.isDead);
    const idle = own.find((worker) => !worker.isBusy);
    if (idle) return occupied(idle);
    if (own.length < (setup.memoryMb > ONE_PROCESSOR_MB ? WORKERS_OF_LARGE : WORKERS_PER_FUNCTION))
      return occupied(this.start(setup));
    return new Promise((taken) => {
      this.queues.set(setup.logicalId, [...(this.queues.get(setup.logicalId) ?? []), taken]);
    });
  }

  private giveBack(worker: FunctionWorker): void {
    if (this.isClosed) return;
    const next = this.queues.get(worker.setup.logicalId)?.shift();
    if (next) next(occupied(worker.isDead ? this.start(worker.setup) : worker));
    this.endUnused();
  }

  private start(setup: FunctionSetup): FunctionWorker {
    const { environmentOf, clockOffset, compiledFolder } = this.parts;
    const settings = { setup, environment: environmentOf(setup), clockOffset, log: this.logOf(setup), compiledFolder };
    const worker = new FunctionWorker(settings);
    this.workers.add(worker);
    return worker;
  }

  private endUnused(kept = WORKERS_KEPT, unusedForMs = 0): void {
    for (const worker of this.workers) if (worker.isDead) this.workers.delete(worker);
    const usedBefore = Date.now() - unusedForMs;
    const idle = [...this.workers]
      .filter((worker) => !worker.isBusy && worker.lastUsedAt <= usedBefore)
      .sort((a, b) => a.lastUsedAt - b.lastUsedAt);
    for (const worker of idle.slice(0, Math.max(0, this.workers.size - kept))) {
      this.workers.delete(worker);
      void worker.end();
    }
  }

  private logOf(setup: FunctionSetup): WriteStream {
    const known = this.logs.get(setup.name);
    if (known) return known;
    const file = join(this.parts.logsFolder, `${setup.name}.log`);
    mkdirSync(dirname(file), { recursive: true });
    const log = createWriteStream(file, { flags: "a" });
    log.setMaxListeners(0);
    this.logs.set(setup.name, log);
    return log;
  }
}

/** Marked before anybody else can look: between taking and running lies an await. */
function occupied(worker: FunctionWorker): FunctionWorker {
  worker.isBusy = true;
  return worker;
}
