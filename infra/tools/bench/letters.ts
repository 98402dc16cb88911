import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { Row } from "./table";

type Measured = {
  oursMs: number;
  peerMs: number;
  threeMs: number;
  bytes: number;
  packet: { processorMs: number; mb: number };
};

// Runs alone in a fresh process, as a bundle. The peer draws the same words by hand, without layout.
const program = `
  import PdfKit from "pdfkit";
  import { disputeLetter } from "#functions/letters/dispute-letter";
  import { letterPdf } from "#functions/letters/letter-pdf";
  import { letterText } from "#functions/letters/letter-text";
  import { packetPdf } from "#functions/letters/packet-pdf";
  import { sha256Of } from "#functions/providers/store/sha256";
  import { makeLetterFacts } from "#functions/testing/letter-facts";
  import { makePdf } from "#functions/testing/make-pdf";

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

  const measurePacket = async () => {
    const page = Array(60).fill("12/03 PAYMENT RECEIVED  THANK YOU  $120.00  $0.00").join("\\n");
    const pdf = await makePdf(Array(10).fill(page).join("\\f"));
    const parts = [1, 2, 3, 4].map((place) => ({ title: "Statement " + place, pdf, sha256: sha256Of(pdf), asIs: false }));
    const [begin, before] = [process.cpuUsage(), process.memoryUsage.rss()];
    await packetPdf({ language: "en", title: "Packet", made: "Now", facts: [], timeline: [], parts });
    const { user, system } = process.cpuUsage(begin);
    return { processorMs: (user + system) / 1000, mb: (process.memoryUsage.rss() - before) / 2 ** 20 };
  };

  (async () => {
    const packet = await measurePacket();
    for (let turn = 0; turn < 20; turn += 1) { await ours(); await peer(); }
    const times = { ours: [], peer: [], three: [] };
    for (let turn = 0; turn < 60; turn += 1) {
      times.ours.push(await timed(ours));
      times.peer.push(await timed(peer));
      times.three.push(await timed(() => Promise.all([ours(), ours(), ours()])));
    }
    process.stdout.write(JSON.stringify({
      oursMs: median(times.ours), peerMs: median(times.peer), threeMs: median(times.three), bytes: (await ours()).length,
      packet,
    }));
  })();
`;

/** A dispute letter as a PDF, beside pdfkit drawing the same words; and a whole evidence packet. */
export async function measureLetters(): Promise<Row[]> {
  const outfile = join(bundleFolder("bench"), "letters.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "ts" } as const;
  // It finds the fonts of the exhibits' statements beside itself.
  await build({ ...bundling, stdin, outfile, external: ["pdfkit"] });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  const { oursMs, peerMs, threeMs, bytes, packet }: Measured = JSON.parse(stdout);
  const ms = (value: number) => `${value.toFixed(1)} ms`;

  return [
    { what: "one letter", ours: ms(oursMs), peer: ms(peerMs), limit: "6 ×", holds: oursMs <= 6 * peerMs },
    { what: "three letters", ours: ms(threeMs), peer: "", limit: "120 ms", holds: threeMs <= 120 },
    { what: "size", ours: `${(bytes / 1024).toFixed(1)} KB`, peer: "", limit: "30 KB", holds: bytes <= 30 * 1024 },
    {
      what: "an evidence packet of 40 pages, cold",
      ours: `${(packet.processorMs / 1_000).toFixed(1)} s of a processor, ${packet.mb.toFixed(0)} MB`,
      peer: "",
      limit: "3 s, 512 MB",
      holds: packet.processorMs <= 3_000 && packet.mb <= 512,
    },
  ];
}
