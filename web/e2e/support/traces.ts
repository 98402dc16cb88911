import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** The files below a folder in whose bytes one of the texts stands, each as `path: text`. */
export function filesWith(texts: string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const bytes = readFileSync(path);
    return texts.filter((text) => bytes.includes(text)).map((text) => `${path}: ${text}`);
  });
}

/** All that a page has left in its browser's storage. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
