import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type DynamoProcess = { endpoint: string; pid?: number; close(): Promise<void> };

const STARTUP_LIMIT_MS = 10_000;

/**
 * Starts an embedded DynamoDB on a free loopback port and waits until it answers.
 *
 * With `file` the data is kept in that database file, without it in memory. `AWS_ENDPOINT_URL_DYNAMODB` names one that runs
 * already: where the embedded server does not exist (other systems than Linux on x64), and for tests that shall be held
 * against Amazon's own DynamoDB Local.
 * @throws Error when neither is there, or when the server stops while it starts
 */
export async function startDynamoProcess(file?: string): Promise<DynamoProcess> {
  const binary = embeddedDynamo();
  const isHeldAgainstAnother = file === undefined && process.env.AWS_ENDPOINT_URL_DYNAMODB !== undefined;
  if (binary === undefined || isHeldAgainstAnother) return runningElsewhere();

  const port = await freePort();
  const kept = file === undefined ? [] : ["--db-path", file];
  const child = spawn(binary, ["--host", "127.0.0.1", "--port", String(port), ...kept], { stdio: "ignore" });
  // A test that fails before it closes must not keep its runner waiting: the server ends with the process.
  child.unref();
  const stop = () => void child.kill("SIGTERM");
  process.once("exit", stop);

  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswering(endpoint, child);
  return {
    endpoint,
    pid: child.pid,
    close: async () => {
      process.off("exit", stop);
      await stopAndWait(child);
    },
  };
}

/** A loopback port that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1");
  return address.port;
}

function embeddedDynamo(): string | undefined {
  try {
    return createRequire(resolve("package.json")).resolve("@dynoxide/linux-x64/dynoxide");
  } catch {
    return undefined;
  }
}

function runningElsewhere(): DynamoProcess {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (endpoint === undefined) {
    throw new Error("No embedded DynamoDB for this system: start DynamoDB Local and set AWS_ENDPOINT_URL_DYNAMODB");
  }
  return { endpoint, close: async () => {} };
}

async function untilAnswering(endpoint: string, child: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  while (child.exitCode === null && performance.now() - startedAt < STARTUP_LIMIT_MS) {
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(5);
  }
  child.kill("SIGKILL");
  throw new Error("The embedded DynamoDB did not start");
}

async function stopAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolved) => child.once("exit", resolved));
  child.kill("SIGTERM");
  const stubborn = setTimeout(() => child.kill("SIGKILL"), 3000);
  await ended;
  clearTimeout(stubborn);
}
