import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "./cannot-start";

/** Says whose folder this is. */
const MARK = "local-stack.txt";

type LockFile = { pid: number; command: string };

/** Makes sure that one runtime at a time uses a data folder, and clears away what a killed one left running. */
export class FolderLock {
  private readonly file: string;

  constructor(private readonly folder: string) {
    this.file = join(folder, "running.json");
  }

  /** @throws CannotStart when another runtime is at work in the folder, or when it holds something else */
  take(): void {
    if (!this.isOurs())
      throw new CannotStart(`${this.folder} holds something else. Choose another folder: DATA_DIR=… npm start`);
    const left = this.read();
    if (left && left.pid !== process.pid && commandOf(left.pid) === left.command) {
      throw new CannotStart(`The product is running from ${this.folder} already (process ${left.pid}). Stop it first.`);
    }
    killDatabasesOf(this.folder);
    this.write();
  }

  release(): void {
    rmSync(this.file, { force: true });
  }

  /** A folder that another program filled is never used, and so never emptied. */
  private isOurs(): boolean {
    const names = existsSync(this.folder) ? readdirSync(this.folder) : [];
    return names.length === 0 || names.includes(MARK);
  }

  private read(): LockFile | undefined {
    try {
      return JSON.parse(readFileSync(this.file, "utf8")) as LockFile;
    } catch {
      return undefined;
    }
  }

  private write(): void {
    mkdirSync(this.folder, { recursive: true });
    const lock: LockFile = { pid: process.pid, command: commandOf(process.pid) ?? "" };
    writeFileSync(join(this.folder, MARK), "Data of the local stack. Deleting this folder removes all of it.\n");
    writeFileSync(this.file, JSON.stringify(lock));
  }
}

/** A database process outlives a runtime that was killed, and would write into the same file as its successor. */
function killDatabasesOf(folder: string): void {
  // The embedded database exists on Linux only.
  if (process.platform !== "linux") return;
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  for (const pid of pids) {
    const command = commandOf(pid);
    if (command?.includes("dynoxide") && command.includes(`${folder}/`)) process.kill(pid, "SIGKILL");
  }
}

/** A process's command line; undefined when there is no such process. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}
