import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "./free-port";

const root = resolve(import.meta.dirname, "../..");

export type Product = { origin: string; readyMs: number; stop: () => Promise<void> };

/** `npm start` on a free port with a data folder of its own, ready. */
export async function startProduct(dataDir: string): Promise<Product> {
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
