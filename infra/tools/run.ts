import { spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export type Ran = { code: number | null; output: string };

type Settings = {
  env?: NodeJS.ProcessEnv;
  /** The project's folder unless another is named. */
  cwd?: string;
  /** Its standard error goes to ours, and its standard output is dropped. Otherwise both are kept. */
  isShown?: boolean;
};

/** Runs a command to its end and keeps what it prints. */
export async function run(
  [command = "", ...options]: string[],
  { env = {}, cwd = root, isShown = false }: Settings = {},
): Promise<Ran> {
  const child = spawn(command, options, {
    cwd,
    env: { ...process.env, ...env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true", FORCE_COLOR: "0" },
    stdio: isShown ? ["ignore", "ignore", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((settle, reject) => child.on("close", settle).on("error", reject));
  return { code, output };
}
