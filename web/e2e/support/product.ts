import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../../..");
const START_MS = 240_000;

export type RunningProduct = {
  origin: string;
  /** Where the stand-ins keep what they store; beside it, as `.log`, all that the product prints, its functions' logs too. */
  dataDir: string;
  stop: () => Promise<void>;
  /** Ends all its processes at once, as when the power goes, and starts it again on what it had stored. */
  crash: () => Promise<void>;
};

/**
 * Starts the product as a newcomer does, on a free port with a data folder of its own, and answers when it is ready.
 *
 * @param isEmpty without the accounts of the local contract
 * @param copyOf a data folder that no product works in: this one begins with what is stored there
 */
export async function startProduct({ isEmpty = false, copyOf = "" } = {}): Promise<RunningProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "redress-journey-"));
  if (copyOf) cpSync(copyOf, dataDir, { recursive: true });
  const begin = () => {
    const started = spawn(
      process.execPath,
      ["--import", "tsx", "infra/local/start.ts", ...(isEmpty ? ["--empty"] : [])],
      {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "production" },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      },
    );
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (chunk: Buffer) => appendFileSync(`${dataDir}.log`, chunk));
    }
    const stopWithUs = () => void started.kill("SIGTERM");
    process.once("exit", stopWithUs);
    started.once("exit", () => process.off("exit", stopWithUs));
    return started;
  };

  let child = begin();
  const end = async (signal: () => void) => {
    const ended = new Promise((settle) => child.once("exit", settle));
    signal();
    await ended;
  };
  const ready = async () => {
    try {
      await readyLine(child);
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    }
  };
  await ready();

  return {
    origin: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      await end(() => child.kill("SIGTERM"));
      for (const path of [dataDir, `${dataDir}.log`]) rmSync(path, { recursive: true, force: true });
    },
    crash: async () => {
      await end(() => child.pid && process.kill(-child.pid, "SIGKILL"));
      child = begin();
      await ready();
    },
  };
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
