import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { ensureBrowser } from "./browser";
import { run } from "./run";

// `npm test`: every check and every test, and last a plain line "N passed, N failed". A check counts as one.
// `npm test -- functions/routes` runs the checks and the tests whose path matches.

const root = resolve(import.meta.dirname, "../..");
const bin = (name: string) => join(root, "node_modules", name);

type Check = [name: string, ...command: string[]];

const readings: Check[] = [
  ["Types", bin("typescript-native/bin/tsc"), "-p", "."],
  ["Format and lint", bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  ["Import directions", bin("dependency-cruiser/bin/dependency-cruise.mjs"), "shared", "functions", "infra", "web"],
  ["Unused code", bin("knip/bin/knip.js")],
  ["Lock file", "infra/tools/complete-lock-file.mjs", "--check"],
];
const build: Check = ["Bundles, site and template", "--import", "tsx", "infra/tools/synth.ts"];

/** Screens and services wait a third of their time, for another process and for what is drawn later. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

const tally = { passed: 0, failed: 0 };

console.log(`Checks: ${[...readings, build].map(([name]) => name).join(", ")} …`);
// Side by side: what is built is none of what the others read.
await Promise.all([checkEach(readings), checkEach([build])]);
const patterns = process.argv.slice(2);
count(await runTests("Tests", ["--selectProjects", "service", "screens", `--maxWorkers=${WORKERS}`, ...patterns]));
// Side by side: each waits a good deal for the product that it drives.
const CHROME_PATH = await ensureBrowser();
const [running, journeys] = await Promise.all([
  runTests("The running product", ["--selectProjects", "running", "--maxWorkers=2", ...patterns]),
  runTests("Journeys in a browser", ["--selectProjects", "journeys", "--maxWorkers=2", ...patterns], { CHROME_PATH }),
]);
count(running);
count(journeys);

console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

function count({ passed, failed }: typeof tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

async function checkEach(checks: Check[]): Promise<void> {
  for (const [name, ...command] of checks) count(await check(name, command));
}

/** Runs one check; what it prints is shown only when it fails. */
async function check(name: string, command: string[]): Promise<typeof tally> {
  const startedAt = performance.now();
  const { code, output } = await run([process.execPath, ...command]);
  const isFine = code === 0;
  console.log(`${name}: ${isFine ? "ok" : "FAILED"} (${seconds(startedAt)})${isFine ? "" : `\n${output}`}`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests(name: string, options: string[], env?: NodeJS.ProcessEnv): Promise<typeof tally> {
  const startedAt = performance.now();
  console.log(`${name} …`);
  await mkdir(join(root, ".build"), { recursive: true });
  const resultsFile = join(root, `.build/test-results-${name.toLowerCase().replaceAll(" ", "-")}.json`);
  await rm(resultsFile, { force: true });
  const jest = [
    bin("jest/bin/jest.js"),
    "--ci",
    "--passWithNoTests",
    "--json",
    `--outputFile=${resultsFile}`,
    ...options,
  ];
  // Jest writes its results to standard output too: what people read is on standard error.
  const { code } = await run([process.execPath, ...jest], { env, isShown: true });
  console.log(`${name} took ${seconds(startedAt)}`);
  return readResults(resultsFile, code);
}

type Results = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

function readResults(resultsFile: string, code: number | null): typeof tally {
  try {
    const results: Results = JSON.parse(readFileSync(resultsFile, "utf8"));
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    // Jest may fail without a failed test: an unexpected console error, a leak.
    return { passed: results.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}
