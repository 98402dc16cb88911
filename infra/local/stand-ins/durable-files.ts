import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file so that, once this returns, neither a killed process nor a lost machine undoes it, and so that no
 * reader ever sees half of it.
 */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = await writtenBeside(path, content);
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Writes a file durably unless one of that name is there. Answers whether it wrote. */
export async function writeOnce(path: string, content: Buffer | string): Promise<boolean> {
  const temporary = await writtenBeside(path, content);
  try {
    await link(temporary, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The file's content, or undefined when there is none. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isErrno(error, "ENOENT") || isErrno(error, "ENOTDIR")) return undefined;
    throw error;
  }
}

/** Names in a folder; none when the folder is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isErrno(error, "ENOENT") || isErrno(error, "ENOTDIR")) return [];
    throw error;
  }
}

/** The content of a small settings file at start-up, or undefined when there is none. */
export function readTextAtStart(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** A file name for any text: the same text gives the same name, and it says nothing about the text. */
export function fileNameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

async function writtenBeside(path: string, content: Buffer | string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.writing-${randomUUID()}`);
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
