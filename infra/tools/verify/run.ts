import { spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

export type Ran = { code: number | null; output: string };

/** Runs a command, in the project's folder unless another is named, and keeps what it prints. */
export async function run(
  [command = "", ...options]: string[],
  { env = {}, cwd = root }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Ran> {
  const child = spawn(command, options, {
    cwd,
    env: { ...process.env, ...env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((settle, reject) => child.on("close", settle).on("error", reject));
  return { code, output };
}
