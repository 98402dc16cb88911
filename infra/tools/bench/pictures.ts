import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { Row } from "./table";

type Measured = { words: number; ms: number; processorMs: number; mb: number };

const photo = join(import.meta.dirname, "../../../functions/testing/pictures/report-photo.jpg");

// Runs alone in a fresh process, as the function does: the thread that reads the picture is a bundle beside it.
const program = `
  import { readFileSync } from "node:fs";
  import { readPageApart } from "#functions/providers/report-file/picture/read-page-apart";

  const [, , thread, photo] = process.argv;
  let mb = 0;
  const looking = setInterval(() => { mb = Math.max(mb, process.memoryUsage.rss() / 2 ** 20); }, 20);
  const begin = Date.now();
  void readPageApart({ bytes: readFileSync(photo) }, thread).then((read) => {
    clearInterval(looking);
    const { user, system } = process.cpuUsage();
    const words = "pieces" in read ? read.pieces.length : 0;
    process.stdout.write(JSON.stringify({ words, ms: Date.now() - begin, processorMs: (user + system) / 1000, mb }));
  });
`;

/** How long one photo of a report's page is read, and with how much memory: a phone's, tilted and half in shadow. */
export async function measurePictures(): Promise<Row[]> {
  const folder = bundleFolder("bench");
  const outfile = join(folder, "pictures.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "ts" } as const;
  await build({ ...bundling, stdin, outfile });
  const thread = join(folder, "picture-thread.cjs");
  await build({
    ...bundling,
    entryPoints: ["functions/providers/report-file/picture/picture-thread.ts"],
    outfile: thread,
  });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile, thread, photo], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  const { words, ms, processorMs, mb }: Measured = JSON.parse(stdout);
  // A reader that gives up is fast, too.
  if (words === 0) throw new Error("The photo was not read");
  return [
    {
      what: "one photo of a page",
      ours: `${(ms / 1_000).toFixed(1)} s (${(processorMs / 1_000).toFixed(1)} s of a processor), ${mb.toFixed(0)} MB, ${words} words`,
      peer: "",
      limit: "12 s, 2048 MB",
      // Two processors, at most: what else the machine does is not the reader's.
      holds: Math.min(ms, processorMs) <= 12_000 && mb <= 2_048,
    },
  ];
}
