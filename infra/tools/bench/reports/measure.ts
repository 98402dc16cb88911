import type { ReportFileType } from "#shared/domain/document/report-file";
import type { BureauFile } from "#shared/domain/report/bureau-file";
import { heldOutFiles, longFile, openFiles, type ReportFile } from "./corpus";
import { compare, emptyScore, foundIn, type Score } from "./score";

/** The product's own way from bytes to bureau files; empty when it refuses them. */
export type Read = (bytes: Uint8Array, type: ReportFileType) => Promise<readonly BureauFile[]>;

const OPEN_PER_LAYOUT = 15;
const HELD_OUT_PER_LAYOUT = 14;

/** Reads the whole corpus: scores by source and over all, the time, and one long report with the memory that it takes. */
export async function measureCorpus(read: Read) {
  const start = process.cpuUsage();
  const open = await scoresOf(openFiles(OPEN_PER_LAYOUT), read);
  const heldOut = await scoresOf(heldOutFiles(HELD_OUT_PER_LAYOUT), read);
  const files = (open.all?.files ?? 0) + (heldOut.all?.files ?? 0);
  const msPerFile = processorMs(start) / Math.max(1, files);
  return { open, heldOut, msPerFile, long: await measureLong(read) };
}

/** Its own time: what else the machine does is not the reader's. */
function processorMs(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}

async function measureLong(read: Read) {
  const { bytes, type, pages } = await longFile();
  const [from, begin, before] = [performance.now(), process.cpuUsage(), process.memoryUsage.rss()];
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await read(bytes, type);
  clearInterval(looking);
  const spent = processorMs(begin);
  return {
    pages,
    ms: performance.now() - from,
    processorMs: spent,
    mb: (Math.max(most, process.memoryUsage.rss()) - before) / 2 ** 20,
  };
}

async function scoresOf(files: (() => Promise<ReportFile>)[], read: Read): Promise<Record<string, Score>> {
  const scores: Record<string, Score> = { all: emptyScore() };
  for (const make of files) {
    const file = await make();
    const found = foundIn(await read(file.bytes, file.type));
    scores[file.source] ??= emptyScore();
    for (const score of [scores.all, scores[file.source]]) if (score) compare(file.truths, found, score);
  }
  return scores;
}
