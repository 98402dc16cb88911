// Adds the entries that npm leaves out of the lock file: optional packages of other platforms that it could not see
// (npm/cli#4828). Without them `npm ci` stops with "Missing: … from lock file". With --check it only says what is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const lockFile = fileURLToPath(new URL("../../package-lock.json", import.meta.url));

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const lock = JSON.parse(readFileSync(lockFile, "utf8"));
const missing = findMissing(lock.packages);

if (process.argv.includes("--check")) {
  if (missing.length > 0) {
    console.error(`package-lock.json lacks ${missing.length} optional packages of other platforms:`);
    for (const { name } of missing) console.error(`  ${name}`);
    console.error("Run: node infra/tools/complete-lock-file.mjs");
    process.exit(1);
  }
} else if (missing.length > 0) {
  for (const { name, version, parent } of missing) lock.packages[`node_modules/${name}`] = entry(name, version, parent);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added.`);
}

function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

// Node looks for a package beside its dependant first, then in every folder above.
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

function entry(name, version, parent) {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (!/^\d/.test(version)) throw new Error(`${name} has no exact version: ${version}`);
  return {
    version,
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
  };
}
