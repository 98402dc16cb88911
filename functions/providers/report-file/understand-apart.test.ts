import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleThreads, type Threads } from "#functions/testing/bundle-threads";
import { linesOfText } from "#shared/domain/report/upload/files/plain-text";
import { understandLines } from "#shared/domain/report/upload/understand";
import { understandApart } from "./understand-apart";

const TODAY = "2026-11-27";
const reports = join(__dirname, "../../../shared/testing/reports");

let program: string;
let threads: Threads;

beforeAll(async () => {
  threads = await bundleThreads("report-file/lines-thread");
  program = threads.file("lines-thread");
});

afterAll(() => threads.remove());

test("a report is understood in a thread of its own as it is in this one", async () => {
  const work = { lines: linesOfText(await readFile(join(reports, "equifax-1.txt"), "utf8")), today: TODAY };
  const understood = await understandApart(work, program);
  expect(understood).toEqual(understandLines(work));
  expect(understood).toMatchObject({ files: [{ bureau: "equifax" }] });
});

test("a text made of nothing but headings is stopped and said to be too long", async () => {
  const lines = linesOfText("HARBOR                    LANE                    BANK\n".repeat(13_000));
  const begin = process.cpuUsage();
  expect(await understandApart({ lines, today: TODAY }, program, 1_000)).toEqual({ seen: "too-long" });
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test("a fault of ours is none of the file's", async () => {
  const broken: unknown = { lines: [undefined], today: TODAY };
  await expect(understandApart(broken as Parameters<typeof understandApart>[0], program)).rejects.toMatchObject({
    name: "TypeError",
  });
});
