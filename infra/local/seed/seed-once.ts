import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "../product";
import type { Terminal } from "../terminal";
import { playLives } from "./play-lives";

const stampFile = (dataDir: string) => join(dataDir, "seed.json");

/**
 * Empties the data folder when that is asked for, or when a seed began there and never ended: half a seed is worse than
 * none, and no one has worked with it yet.
 */
export function beginOrResumeSeed(dataDir: string, fresh: boolean): void {
  if (fresh || stateOf(dataDir) === "started") rmSync(dataDir, { recursive: true, force: true });
}

/** Makes the accounts of the local contract, once per data folder. */
export async function seedOnce(parts: { dataDir: string; product: Product; terminal: Terminal }): Promise<void> {
  const { dataDir, product, terminal } = parts;
  if (stateOf(dataDir) === "done") return;
  write(dataDir, "started");
  await terminal.step("Seeding the accounts", (progress) => playLives(product, progress));
  write(dataDir, "done");
}

function stateOf(dataDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(stampFile(dataDir), "utf8")) as { state?: string }).state;
  } catch {
    return undefined;
  }
}

function write(dataDir: string, state: "started" | "done"): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(stampFile(dataDir), JSON.stringify({ state }));
}
