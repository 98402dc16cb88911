import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../../..");
const START_MS = 240_000;

export type RunningProduct = { origin: string; stop: () => Promise<void> };

/** Starts the product as a newcomer does, on a free port with a data folder of its own, and answers when it is ready. */
export async function startProduct(): Promise<RunningProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "redress-journey-"));
  const child = spawn(process.execPath, ["--import", "tsx", "infra/local/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    await readyLine(child);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }

  const stop = async () => {
    const ended = new Promise((settle) => child.once("exit", settle));
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://localhost:${port}`, stop };
}

function readyLine(child: ChildProcess): Promise<void> {
  let said = "";
  return new Promise((settle, reject) => {
    const fail = (why: string) => reject(new Error(`The product did not start: ${why}\n${said}`));
    const timer = setTimeout(() => fail("no Ready line in time"), START_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/^Ready: /m.test(said)) return;
      clearTimeout(timer);
      settle();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => fail(`it ended with code ${code}`));
  });
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}
