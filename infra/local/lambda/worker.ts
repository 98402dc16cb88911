import { randomUUID } from "node:crypto";
import { basename, join } from "node:path";
import type { Writable } from "node:stream";
import { Worker } from "node:worker_threads";
import type { FunctionSetup } from "../template/functions";
import { workerCode } from "./worker-code";

/** A function failed: `timedOut` when it was stopped for taking longer than the template allows. */
export class FunctionFailure extends Error {
  constructor(
    message: string,
    readonly timedOut = false,
  ) {
    super(message);
    this.name = "FunctionFailure";
  }
}

export type WorkerSettings = {
  setup: FunctionSetup;
  environment: Record<string, string>;
  /** Milliseconds by which the service's clock differs from the machine's, shared with the thread. */
  clockOffset: SharedArrayBuffer;
  log: Writable;
  /** Where compiled bundles are kept, each by the name of its bundle's folder, which is a digest of what is in it. */
  compiledFolder: string;
};

/** How long a function may load before its own time begins (AWS Lambda developer guide, "Execution environment lifecycle", Init phase). */
const LOAD_MS = 10_000;

const ENDED = "The function's process ended.";

type Answer = { id: number; result?: string; error?: { name: string; message: string } };

/** One worker thread of one function: takes one event at a time, as a Lambda environment does. */
export class FunctionWorker {
  readonly setup: FunctionSetup;
  isBusy = false;
  isDead = false;
  lastUsedAt = 0;
  private readonly thread: Worker;
  private readonly loaded: Promise<void>;
  private events = 0;
  private waiting?: (answer: Answer | FunctionFailure) => void;

  constructor({ setup, environment, clockOffset, log, compiledFolder }: WorkerSettings) {
    const { name, arn, memoryMb } = setup;
    const [file, exportName] = setup.handler.split(".");
    this.setup = setup;
    this.thread = new Worker(workerCode, {
      eval: true,
      execArgv: [],
      env: environment,
      stdout: true,
      stderr: true,
      workerData: {
        bundle: join(setup.bundleFolder, `${file}.js`),
        compiled: join(compiledFolder, basename(setup.bundleFolder)),
        exportName,
        name,
        arn,
        memoryMb,
        offset: clockOffset,
      },
      // What a function may take in the cloud, up to what one machine can give to each of them.
      resourceLimits: { maxOldGenerationSizeMb: Math.min(memoryMb, 128), maxYoungGenerationSizeMb: 4 },
    });
    this.thread.stdout.pipe(log, { end: false });
    this.thread.stderr.pipe(log, { end: false });
    this.loaded = new Promise((done) => {
      this.thread.once("message", () => done());
      setTimeout(done, LOAD_MS).unref();
    });
    this.thread.on("message", (message: Answer | "loaded") => message !== "loaded" && this.waiting?.(message));
    this.thread.on("error", (error: Error) => this.die(error.message));
    this.thread.on("exit", () => this.die(ENDED));
  }

  /**
   * Hands in one event and answers what the handler returned.
   * @throws FunctionFailure when the handler throws, crashes or takes longer than its timeout
   */
  async run(event: unknown, faults: string): Promise<unknown> {
    const id = ++this.events;
    const { timeoutMs } = this.setup;
    this.isBusy = true;
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await new Promise<Answer | FunctionFailure>((answered) => {
        this.waiting = answered;
        void this.loaded.then(() => {
          if (this.isDead) return this.die(ENDED);
          timer = setTimeout(() => this.stopLate(), timeoutMs);
          this.thread.postMessage({ id, event, faults, requestId: randomUUID(), deadline: Date.now() + timeoutMs });
        });
      });
      if (answer instanceof FunctionFailure) throw answer;
      if (answer.error) throw new FunctionFailure(`${answer.error.name}: ${answer.error.message}`);
      return answer.result === undefined ? undefined : JSON.parse(answer.result);
    } finally {
      clearTimeout(timer);
      this.waiting = undefined;
      this.isBusy = false;
      this.lastUsedAt = Date.now();
    }
  }

  async end(): Promise<void> {
    this.isDead = true;
    await this.thread.terminate();
  }

  private stopLate(): void {
    this.waiting?.(new FunctionFailure(`Task timed out after ${this.setup.timeoutMs / 1000} seconds`, true));
    void this.end();
  }

  private die(reason: string): void {
    this.isDead = true;
    this.waiting?.(new FunctionFailure(reason));
  }
}
