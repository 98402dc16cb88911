import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The service's time: the machine's, moved by an offset that survives a restart.
 * The offset lies in shared memory, so that every function's thread sees a move at once.
 */
export class ServiceClock {
  readonly shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  private readonly offset = new Float64Array(this.shared);

  constructor(private readonly file: string) {
    this.offset[0] = readOffset(file);
  }

  now = (): Date => new Date(Date.now() + (this.offset[0] ?? 0));

  get offsetMs(): number {
    return this.offset[0] ?? 0;
  }

  /** Moves the clock so that it shows `time` now. */
  set(time: Date): void {
    this.keep(time.getTime() - Date.now());
  }

  /** Back to the machine's own time. */
  reset(): void {
    this.keep(0);
  }

  private keep(offsetMs: number): void {
    this.offset[0] = offsetMs;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify({ offsetMs }));
    renameSync(`${this.file}.new`, this.file);
  }
}

function readOffset(file: string): number {
  try {
    const { offsetMs } = JSON.parse(readFileSync(file, "utf8")) as { offsetMs?: unknown };
    return typeof offsetMs === "number" && Number.isFinite(offsetMs) ? offsetMs : 0;
  } catch {
    return 0;
  }
}
