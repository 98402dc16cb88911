import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/**
 * Packages of many files, Chakra with Ark and Zag behind it of 1,900. Jest loads each module again for each test file, which
 * took more than half of a screen's test: tests take each of these packages as one file.
 */
const SERVICE_PACKAGES = ["@cantoo/pdf-lib", "zod"];
const SCREEN_PACKAGES = [
  "@chakra-ui/react",
  "@tanstack/react-query",
  "@testing-library/dom",
  "@testing-library/jest-dom",
  "@testing-library/user-event",
  "zod",
];
const PACKAGES = [...new Set([...SERVICE_PACKAGES, ...SCREEN_PACKAGES])];

const root = resolve(__dirname, "../..");
const fileOf = (name: string) => `.build/one-file-packages/${name}.cjs`;

const mapped = (names: string[]) => Object.fromEntries(names.map((name) => [`^${name}$`, `<rootDir>/${fileOf(name)}`]));

/** For Jest's `moduleNameMapper`. The services' tests build the site as well: they find Chakra where it is. */
export const servicePackages = mapped(SERVICE_PACKAGES);
export const screenPackages = mapped(SCREEN_PACKAGES);

/** Makes the files when packages were installed since; all tests of a run share them. */
export default async function makeOneFilePackages(): Promise<void> {
  const installedAt = statSync(join(root, "node_modules/.package-lock.json")).mtimeMs;
  const isMade = (name: string) =>
    existsSync(join(root, fileOf(name))) && statSync(join(root, fileOf(name))).mtimeMs > installedAt;

  await Promise.all(PACKAGES.filter((name) => !isMade(name)).map(makeOneFile));
}

async function makeOneFile(name: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [name],
    outfile: fileOf(name),
    bundle: true,
    platform: "node",
    format: "cjs",
    // What several of them use is loaded once, from its own place.
    external: [...PACKAGES.filter((other) => other !== name), "react", "react-dom", "@emotion/*"],
    logLevel: "error",
  });
}
