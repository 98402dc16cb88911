import { spawnSync } from "node:child_process";

const program = `
import { linesOfHtml } from "#shared/domain/report/upload/files/html-lines";
const [before, repeated] = process.argv.slice(1);
process.stdout.write(String(linesOfHtml(before + repeated.repeat(5 * 1024 * 1024 / repeated.length)).length));`;

test.each([
  ["signs that begin no tag", "<body>", "<"],
  ["such signs in a text as it is typed", "<body><pre>", "<"],
  ["such signs with spaces", "<body>", "< "],
])("a page of 5 MB of %s is read in 100 MB of memory", (_, before, repeated) => {
  const node = ["--max-old-space-size=100", "--import", "tsx", "--input-type=module", "--eval", program];
  const read = spawnSync(process.execPath, [...node, before, repeated], { encoding: "utf8" });
  expect([read.status, read.stdout]).toEqual([0, "1"]);
});
