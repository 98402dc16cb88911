import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runProgram } from "./run-program";

const root = resolve(import.meta.dirname, "../..");

/** Where the synthesized stacks are. */
export const assemblyFolder = join(root, "cdk.out");

/** Builds the pages into `.build/web`. @throws Error when the build fails */
export async function buildSite(): Promise<void> {
  await runProgram("web/build.ts");
}

/**
 * Writes the CloudFormation templates and their assets into `cdk.out`: offline, without credentials and without the CDK CLI.
 * The bundles of functions and site must be there.
 *
 * @throws Error when the app fails, a finding of a security rule included
 */
export async function synthesize(): Promise<void> {
  // Beside the old one first: a template that is being read is never half there, nor written by two at once.
  const fresh = join(root, `.build/assembly-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  try {
    await runProgram("infra/app.ts", { CDK_OUTDIR: fresh });
    await rm(assemblyFolder, { recursive: true, force: true });
    await rename(fresh, assemblyFolder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
