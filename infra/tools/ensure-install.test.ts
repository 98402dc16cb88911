import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

type Packages = Record<string, { version: string; integrity?: string; optional?: boolean }>;

const react = { version: "19.0.0", integrity: "sha512-a" };
const locked: Packages = {
  "": { version: "0.1.0" },
  "node_modules/react": react,
  "node_modules/for-windows": { version: "1.0.0", integrity: "sha512-b", optional: true },
};

/** Runs the program where `recorded` is what npm says is installed; an npm of our own notes whether it was asked to install. */
function installs(recorded: Packages | undefined): boolean {
  const folder = mkdtempSync(join(tmpdir(), "redress-install-"));
  try {
    const program = "infra/tools/ensure-install.mjs";
    cpSync(resolve(import.meta.dirname, "ensure-install.mjs"), join(folder, program));
    const npm = join(folder, "npm.cjs");
    writeFileSync(npm, `require("node:fs").writeFileSync("asked", process.argv[2]);`);
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: locked }));
    if (recorded) {
      mkdirSync(join(folder, "node_modules"));
      writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: recorded }));
    }
    const { status } = spawnSync(process.execPath, [program], {
      cwd: folder,
      env: { ...process.env, npm_execpath: npm },
    });
    expect(status).toBe(0);
    return existsSync(join(folder, "asked"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("packages that npm ci installed before are not installed again", () => {
  expect(installs({ "node_modules/react": react })).toBe(false);
});

test.each<[string, Packages | undefined]>([
  ["nothing is installed, or an install was cut off", undefined],
  ["a package is missing", {}],
  ["a package has another version", { "node_modules/react": { ...react, version: "18.0.0" } }],
  ["a package has other contents", { "node_modules/react": { ...react, integrity: "sha512-c" } }],
  ["a package is there that the lock file no longer has", { "node_modules/react": react, "node_modules/gone": react }],
])("packages are installed where %s", (_, recorded) => {
  expect(installs(recorded)).toBe(true);
});
