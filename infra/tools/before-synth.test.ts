import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Programs of their own, which take their time on a busy machine.

const root = resolve(import.meta.dirname, "../..");
const commands: { app: string; build: string } = JSON.parse(readFileSync(join(root, "cdk.json"), "utf8"));

type Options = { packages?: boolean; files?: Record<string, string> };

/** Runs a command of `cdk.json` in a copy of some paths of the repository, with or without the packages. */
function inClone(command: string, paths: string[], { packages = true, files = {} }: Options = {}) {
  const clone = mkdtempSync(join(tmpdir(), "redress-clone-"));
  try {
    for (const path of paths) cpSync(join(root, path), join(clone, path), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(clone, path), text);
    if (packages) symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
    const [program = "", ...args] = command.split(" ");
    const { status, stderr } = spawnSync(program, args, {
      cwd: clone,
      encoding: "utf8",
      env: { ...process.env, CDK_OUTDIR: join(clone, "cdk.out") },
    });
    return { status, stderr, isSynthesized: existsSync(join(clone, "cdk.out/manifest.json")) };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

test("a synth without the built site fails, says so and writes no stack", () => {
  const { status, stderr, isSynthesized } = inClone(commands.app, [
    "package.json",
    "tsconfig.json",
    "shared",
    "functions",
    "infra",
  ]);
  expect(stderr).toContain("Not built: the site and the bundles of ");
  expect(status).toBe(1);
  expect(isSynthesized).toBe(false);
});

test.each([0, 7])("a build that ends with %d ends the CDK's build command alike", (code) => {
  const files = { "infra/tools/build.ts": `process.exit(${code});` };
  const { status } = inClone(commands.build, ["package.json", "infra/tools/before-synth.mjs"], { files });
  expect(status).toBe(code);
});

test("a build without the packages says what to run first", () => {
  const { status, stderr } = inClone(commands.build, ["infra/tools/before-synth.mjs"], { packages: false });
  expect(stderr).toContain("The packages are not installed: run npm ci first, or npm run deploy");
  expect(status).toBe(1);
});
