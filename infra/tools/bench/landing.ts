import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserArguments, ensureBrowser } from "../browser";
import { freePort } from "../free-port";
import { median, type Row } from "./table";

const RUNS = 3;

/** Lighthouse on a phone, the median of three runs for each language of the landing page. */
export async function measureLanding(origin: string): Promise<Row[]> {
  const executablePath = await ensureBrowser();
  const rows: Row[] = [];
  for (const language of ["en", "es"]) {
    const scores: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      scores.push(await scoreOf(`${origin}/landing?lang=${language}`, executablePath));
    }
    const score = median(scores);
    rows.push({ what: `landing ${language}`, ours: score.toFixed(2), peer: "", limit: "≥ 0.95", holds: score >= 0.95 });
  }
  return rows;
}

async function scoreOf(url: string, executablePath: string): Promise<number> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    return result?.lhr.categories.performance?.score ?? 0;
  } finally {
    await browser.close();
  }
}
