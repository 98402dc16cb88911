import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { Row } from "./table";

type Measured = { oursMs: number; peerMs: number; threeMs: number; bytes: number };

// Runs alone in a fresh process, as a bundle. The peer draws the same words by hand, without layout.
const program = `
  import PdfKit from "pdfkit";
  import { disputeLetter } from "#functions/letters/dispute-letter";
  import { letterPdf } from "#functions/letters/letter-pdf";
  import { letterText } from "#functions/letters/letter-text";
  import { makeLetterFacts } from "#functions/testing/letter-facts";

  const letter = disputeLetter(makeLetterFacts());
  const text = letterText(letter);
  const ours = () => letterPdf(letter, { dateOfBirth: "1985-04-12" });
  const peer = () => new Promise((settle) => {
    const document = new PdfKit({ size: "LETTER", margin: 64 });
    const chunks = [];
    document.on("data", (chunk) => chunks.push(chunk)).on("end", () => settle(Buffer.concat(chunks)));
    document.font("Helvetica").fontSize(10).text(text);
    document.end();
  });
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const timed = async (work) => { const from = performance.now(); await work(); return performance.now() - from; };

  (async () => {
    for (let turn = 0; turn < 20; turn += 1) { await ours(); await peer(); }
    const times = { ours: [], peer: [], three: [] };
    for (let turn = 0; turn < 60; turn += 1) {
      times.ours.push(await timed(ours));
      times.peer.push(await timed(peer));
      times.three.push(await timed(() => Promise.all([ours(), ours(), ours()])));
    }
    process.stdout.write(JSON.stringify({
      oursMs: median(times.ours), peerMs: median(times.peer), threeMs: median(times.three), bytes: (await ours()).length,
    }));
  })();
`;

/** A dispute letter as a PDF, beside pdfkit drawing the same words. */
export async function measureLetters(): Promise<Row[]> {
  const outfile = join(bundleFolder("bench"), "letters.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "ts" } as const;
  await build({ ...bundling, stdin, outfile });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  const { oursMs, peerMs, threeMs, bytes }: Measured = JSON.parse(stdout);
  const ms = (value: number) => `${value.toFixed(1)} ms`;

  return [
    { what: "one letter", ours: ms(oursMs), peer: ms(peerMs), limit: "6 ×", holds: oursMs <= 6 * peerMs },
    { what: "three letters", ours: ms(threeMs), peer: "", limit: "120 ms", holds: threeMs <= 120 },
    { what: "size", ours: `${(bytes / 1024).toFixed(1)} KB`, peer: "", limit: "30 KB", holds: bytes <= 30 * 1024 },
  ];
}
