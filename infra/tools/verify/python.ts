import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Ran, run } from "../run";

const root = resolve(import.meta.dirname, "../../..");
const folder = join(root, ".build/verify/python");
const requirements = join(import.meta.dirname, "requirements.txt");

/** Where the witnesses written in Python are: a folder of the build, which pip fills. */
export type Python = { bin: (tool: string) => string };

/** @returns why there is none, where there is none */
export async function installPython(): Promise<Python | string> {
  const isThere = spawnSync("python3", ["-c", "import sys, venv; sys.exit(sys.version_info < (3, 10))"]).status === 0;
  if (!isThere) return "it needs Python 3.10 or later with venv";

  const steps: string[][] = [
    ["python3", "-m", "venv", folder],
    [join(folder, "bin/pip"), "install", "--quiet", "--requirement", requirements],
  ];
  for (const step of existsSync(folder) ? steps.slice(1) : steps) {
    const { code, output }: Ran = await run(step);
    if (code !== 0) return `its packages could not be installed:\n${output}`;
  }
  return { bin: (tool) => join(folder, "bin", tool) };
}
