import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { Score } from "./reports/score";
import type { Row } from "./table";

type Measured = {
  open: Record<string, Score>;
  heldOut: Record<string, Score>;
  msPerFile: number;
  long: { pages: number; ms: number; processorMs: number; mb: number };
};

// Runs alone in a fresh process, as a bundle, with the thread that reads PDFs as a bundle beside it.
const program = `
  import { measureCorpus } from "./reports/measure";
  import { readPdfApart } from "#functions/providers/report-file/read-pdf-apart";
  import { reportLines } from "#functions/providers/report-file/report-lines";
  import { analyzeReport } from "#shared/domain/report/upload/analyze";

  const thread = process.argv[2];
  const read = async (bytes, type) => {
    const read = await reportLines(bytes, type, (pdf) => readPdfApart(pdf, thread));
    // Each PDF of the corpus is whole: a thread that does not start would look like a reader that finds nothing.
    if ("refusal" in read && type === "application/pdf") throw new Error("A PDF was refused: " + read.refusal);
    return "refusal" in read ? [] : analyzeReport(read.lines, "2026-11-02")?.files ?? [];
  };
  void measureCorpus(read).then((measured) => process.stdout.write(JSON.stringify(measured)));
`;

/** How generated reports are read: how many negative items are found, how many are there, and what their values are. */
export async function measureReports(): Promise<Row[]> {
  const folder = bundleFolder("bench");
  const outfile = join(folder, "reports.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "ts" } as const;
  // The writer of the corpus' PDFs finds its fonts beside itself.
  await build({ ...bundling, stdin, outfile, external: ["pdfkit"] });
  const thread = join(folder, "pdf-thread.cjs");
  await build({ ...bundling, entryPoints: ["functions/providers/report-file/pdf-thread.ts"], outfile: thread });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile, thread], { encoding: "utf8", maxBuffer: 2 ** 26 });
  if (stdout === "") throw new Error(stderr);
  const { open, heldOut, msPerFile, long }: Measured = JSON.parse(stdout);

  return [
    ...Object.entries(open).map(([source, score]) => rowOf(source, score)),
    ...Object.entries(heldOut).map(([source, score]) => rowOf(`held out: ${source}`, score)),
    {
      what: "time per file, made and read",
      ours: `${msPerFile.toFixed(0)} ms of processors`,
      peer: "",
      limit: "2000 ms",
      holds: msPerFile <= 2_000,
    },
    {
      what: `${long.pages} pages of text`,
      ours: `${(long.ms / 1_000).toFixed(1)} s (${(long.processorMs / 1_000).toFixed(1)} s of processors), ${long.mb.toFixed(0)} MB`,
      peer: "",
      limit: "2 s, 512 MB",
      // Two processors, at most: what else the machine does is not the reader's.
      holds: Math.min(long.ms, long.processorMs) <= 2_000 && long.mb <= 512,
    },
  ];
}

function rowOf(what: string, { files, truths, found, matched, kindRight, amounts, otherValues }: Score): Row {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const known = amounts.right + amounts.wrong + amounts.missing + amounts.invented;
  const wrong = amounts.wrong + amounts.invented;
  const others = otherValues.right + otherValues.wrong + otherValues.missing + otherValues.invented;
  const ours = [
    `${files} files`,
    `recall ${percent(matched, truths)}`,
    `precision ${percent(matched, found)}`,
    `kind ${percent(kindRight, matched)}`,
    `amount ${percent(amounts.right, known)} (wrong ${percent(wrong, known)}, missing ${percent(amounts.missing, known)})`,
    `other values wrong ${percent(otherValues.wrong + otherValues.invented, others)}, missing ${percent(otherValues.missing, others)}`,
  ].join(", ");
  const holds = matched >= 0.97 * truths && matched >= 0.99 * found;
  return { what, ours, peer: "", limit: "recall 97 %, precision 99 %", holds };
}
