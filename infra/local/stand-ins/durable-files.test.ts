import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readIfThere, writeDurably, writeOnce } from "./durable-files";

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  await work(folder).finally(() => rm(folder, { recursive: true }));
};

test("the last of many writes at once is whole, and nothing else is left behind", () =>
  inFolder(async (folder) => {
    const contents = ["a", "b", "c"].map((letter) => letter.repeat(100_000));
    await Promise.all(contents.map((content) => writeDurably(join(folder, "one"), content)));
    const kept = await readIfThere(join(folder, "one"));

    expect(contents).toContain(kept?.toString());
    expect(await readdir(folder)).toEqual(["one"]);
  }));

test("of two who write once, one writes", () =>
  inFolder(async (folder) => {
    const wrote = await Promise.all(["a", "b"].map((content) => writeOnce(join(folder, "one"), content)));
    const kept = await readIfThere(join(folder, "one"));

    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(kept?.toString()).toBe(wrote[0] ? "a" : "b");
  }));

test(
  "every acknowledged write survives a killed process",
  () =>
    inFolder(async (folder) => {
      const writer = `
      import { writeDurably } from ${JSON.stringify(resolve("infra/local/stand-ins/durable-files.ts"))};
      for (let n = 0; ; n++) {
        await writeDurably(${JSON.stringify(folder)} + "/" + n, "x".repeat(5000) + n);
        process.stdout.write(n + "\\n");
      }`;
      const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", writer]);
      let acknowledged = "";
      child.stdout.on("data", (chunk: Buffer) => {
        acknowledged += chunk;
        if (acknowledged.split("\n").length > 20) child.kill("SIGKILL");
      });
      await once(child, "close");

      const numbers = acknowledged.split("\n").slice(0, -1);
      expect(numbers.length).toBeGreaterThanOrEqual(20);
      for (const n of numbers) {
        expect(await readFile(join(folder, n), "utf8")).toBe("x".repeat(5000) + n);
      }
    }),
  30_000,
);
