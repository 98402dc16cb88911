// Installs what package-lock.json says, unless npm's own record says that just these packages are installed (however they
// came: by a `npm ci` of before, too). Built-ins only: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Node 20.20 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isInstalled()) {
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
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1_000)} s.`);
}

// npm writes its record last: an install that was cut off has none. An optional package may be missing, being for other machines.
function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  const { "": self, ...wanted } = packagesOf(`${root}package-lock.json`);
  const isAsWanted = ([path, { version, integrity, optional }]) =>
    path in installed
      ? installed[path].version === version && installed[path].integrity === integrity
      : optional === true;
  return Object.entries(wanted).every(isAsWanted) && Object.keys(installed).every((path) => path in wanted);
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}
