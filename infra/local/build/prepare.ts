import { spawn } from "node:child_process";
import { join } from "node:path";
// By its own path: the tests load this before they know the names of the rooms.
import { isBuilt } from "../../build/built-from";
import { CannotStart } from "../cannot-start";
import type { Terminal } from "../terminal";

const LONGEST_OUTPUT = 8_000;

/** Where the synthesized stacks are. */
export const assemblyFolder = (root: string) => join(root, "cdk.out");

/** Where the functions' compiled code is kept; a build empties it. */
export const compiledFolder = (root: string) => join(root, ".build/compiled");

/**
 * Builds pages, bundles and template when anything that they are made of changed since they were built last.
 * @throws CannotStart with the end of what the failing step wrote
 */
export async function prepare(root: string, terminal: Terminal): Promise<void> {
  if (isBuilt(root)) return;
  await terminal.step("Building pages, functions and template", (progress) => build(root, progress));
}

/** In a process of its own: the compilers' memory is given back when it ends. */
async function build(root: string, progress: (text: string) => void): Promise<void> {
  const argumentsOfNode = ["--import", "tsx", "infra/tools/synth.ts"];
  const child = spawn(process.execPath, argumentsOfNode, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const collect = (chunk: Buffer) => {
    const text = chunk.toString("utf8");
    output = (output + text).slice(-LONGEST_OUTPUT);
    // The build names each of its steps as it begins: "Bundling the functions …".
    const lastStep = [...text.matchAll(/^(.+) …/gm)].at(-1)?.[1];
    if (lastStep) progress(lastStep);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const code = await new Promise<number | null>((ended, failed) => child.on("exit", ended).on("error", failed));
  if (code !== 0) throw new CannotStart(`The build failed:\n${output}`);
}
