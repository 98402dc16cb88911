import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port";
import type { Python } from "./python";

const STARTUP_LIMIT_MS = 30_000;

/** Starts moto's server, which stands in for AWS by another hand than ours, for as long as `use` needs it. */
export async function withMoto<Result>({ bin }: Python, use: (origin: string) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const server = spawn(bin("moto_server"), ["--port", String(port)], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswering(origin);
    return await use(origin);
  } finally {
    server.kill();
  }
}

async function untilAnswering(origin: string): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < STARTUP_LIMIT_MS) {
    const isUp = await fetch(`${origin}/moto-api/data.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error("moto's server did not start");
}
