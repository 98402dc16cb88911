import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDynamoProcess } from "#functions/testing/dynamo-process";
import { FolderLock } from "./lock";

function withFolder(run: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  return Promise.resolve(run(folder)).finally(() => rmSync(folder, { recursive: true }));
}

test("a folder that another running process uses is refused", () =>
  withFolder((folder) => {
    new FolderLock(folder).take();
    // As if the process that started this one had taken it.
    const command = readFileSync(`/proc/${process.ppid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    writeFileSync(join(folder, "running.json"), JSON.stringify({ pid: process.ppid, command }));
    expect(() => new FolderLock(folder).take()).toThrow(/already/);
  }));

test("a lock that a killed process left behind holds up no later start, even when its number is used again", () =>
  withFolder((folder) => {
    new FolderLock(folder).take();
    writeFileSync(join(folder, "running.json"), JSON.stringify({ pid: process.ppid, command: "something else" }));
    expect(() => new FolderLock(folder).take()).not.toThrow();
  }));

test("a folder with another program's files is left alone", () =>
  withFolder((folder) => {
    writeFileSync(join(folder, "thesis.txt"), "");
    expect(() => new FolderLock(folder).take()).toThrow(/holds something else/);
  }));

test("a database that a killed runtime left behind is ended before the next one starts", () =>
  withFolder(async (folder) => {
    new FolderLock(folder).take();
    const left = await startDynamoProcess(join(folder, "tables.db"));
    new FolderLock(folder).take();
    await expect(untilGone(left.endpoint)).resolves.toBe(true);
    await left.close();
  }));

async function untilGone(endpoint: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (!answers) return true;
    await new Promise((later) => setTimeout(later, 20));
  }
  return false;
}
