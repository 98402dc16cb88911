import { spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/**
 * Runs a TypeScript program of the repository in a process of its own and shows what it prints.
 *
 * @throws Error when it ends with anything but success
 */
export async function runProgram(file: string, environment: Record<string, string> = {}): Promise<void> {
  const program = spawn(process.execPath, ["--import", "tsx", file], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  const code = await new Promise<number | null>((settle, reject) => program.on("exit", settle).on("error", reject));
  if (code !== 0) throw new Error(`${file} failed (exit code ${code}).`);
}
