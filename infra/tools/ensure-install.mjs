// Installs what package-lock.json says, when node_modules was not installed from just this lock file. Built-ins only: it
// runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const stampFile = `${root}node_modules/.installed-lock-file`;

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Node 20.20 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");
const installed = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined;

if (installed !== wanted) {
  console.log("Installing packages (npm ci) …");
  const startedAt = Date.now();
  // npm's own command line file where npm started us: no shell is needed to find it.
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm ? [process.execPath, npm] : ["npm"];
  const { status, error } = spawnSync(command, [...prefix, "ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (error || status !== 0) {
    console.error("npm ci failed: the messages above say why.");
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1_000)} s.`);
}
