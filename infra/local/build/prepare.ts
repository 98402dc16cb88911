import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../cannot-start";
import type { Terminal } from "../terminal";
import { inputsHash } from "./inputs";

const LONGEST_OUTPUT = 8_000;

export const assemblyFolder = (root: string) => join(root, "cdk.out");

/**
 * Builds pages, bundles and template when anything that they are made of changed since they were built last.
 * @throws CannotStart with the end of what the failing step wrote
 */
export async function prepare(root: string, terminal: Terminal): Promise<void> {
  const stampFile = join(root, ".build", "built-from");
  const hash = inputsHash(root);
  const isBuilt = existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
  if (isBuilt && existsSync(join(assemblyFolder(root), "manifest.json"))) return;

  // A build that breaks off must not look like a finished one.
  rmSync(stampFile, { force: true });
  await terminal.step("Building pages, functions and template", (progress) => build(root, progress));
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(stampFile, hash);
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
    const begun = [...text.matchAll(/^(.+) …/gm)].at(-1)?.[1];
    if (begun) progress(begun);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const code = await new Promise<number | null>((ended, failed) => child.on("exit", ended).on("error", failed));
  if (code !== 0) throw new CannotStart(`The build failed:\n${output}`);
}
