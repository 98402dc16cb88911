import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** What Chromium is started with wherever we drive it: as root it has no sandbox, and it makes no calls of its own. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
];

/**
 * The Chromium that browser tests drive: the one in `CHROME_PATH`, one that is installed, or one that is installed now
 * (Debian's package when we are root, Playwright's own otherwise). What is done is said.
 *
 * @returns the path of its executable
 * @throws Error that says what to install
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  console.log("No Chromium found; installing one for the browser tests …");
  const installed = installDebianPackage() ? findBrowser() : await installPlaywrightsOwn();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROME_PATH.",
  );
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { CHROME_PATH } = process.env;
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...onPath, ...elsewhere].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const run = (...options: string[]) => spawnSync("apt-get", options, { stdio: "inherit" }).status === 0;
  return run("update", "-qq") && run("install", "-y", "-qq", "--no-install-recommends", "chromium");
}

async function installPlaywrightsOwn(): Promise<string | undefined> {
  const cli = join(import.meta.dirname, "../../node_modules/playwright-core/cli.js");
  if (spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" }).status !== 0) return undefined;
  const { chromium } = await import("playwright-core");
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
