import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port";
import type { Row } from "./table";

const root = resolve(import.meta.dirname, "../../..");

export type Product = { origin: string; readyMs: number; stop: () => Promise<void> };

/** `npm start` with a data folder of its own, twice: the second start has nothing to build and nothing to seed. */
export async function measureStart<Rest>(
  use: (product: Product) => Promise<Rest>,
): Promise<{ start: Row[]; rest: Rest }> {
  const dataDir = await mkdtemp(join(tmpdir(), "redress-bench-"));
  try {
    const first = await startProduct(dataDir);
    await first.stop();
    const second = await startProduct(dataDir);
    try {
      const seconds = second.readyMs / 1_000;
      const peer = `${(first.readyMs / 1_000).toFixed(1)} s (first)`;
      const row = { what: "second start", ours: `${seconds.toFixed(1)} s`, peer, limit: "8 s", holds: seconds <= 8 };
      return { start: [row], rest: await use(second) };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startProduct(dataDir: string): Promise<Product> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  await untilReady(child);
  return {
    origin: `http://localhost:${port}`,
    readyMs: performance.now() - startedAt,
    stop: () => stopGroup(child),
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((settle, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready: ")) settle();
    });
    child.on("exit", () => reject(new Error(`npm start ended before it was ready:\n${said}`)));
  });
}

// npm starts a shell that starts Node: all of them are one process group.
function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    if (child.exitCode !== null || child.pid === undefined) return settle();
    child.on("exit", () => settle());
    process.kill(-child.pid, "SIGINT");
  });
}
