import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildApp, filesOf } from "./app";
import { browserOptions } from "./browser-options";
import { startsOf } from "./starts";

const MOST_SCRIPTS = 17;
const MOST_BYTES = 240_000;

// As CloudFront compresses: quick, and a tenth more than the build packs into what is sent.
const packedSize = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

test("each screen starts with at most 17 scripts, which are 240 KB packed, and the app without zod", async () => {
  const folder = await mkdtemp(join(tmpdir(), "redress-app-"));
  try {
    const app = await buildApp({ ...browserOptions, outdir: folder });
    const sizes = new Map<string, number>();
    for (const path of Object.keys(app.outputs)) sizes.set(path, packedSize(await readFile(resolve(path))));
    const always = [...filesOf(app), ...filesOf(app, "shared/i18n/es/index.ts")];

    const screens = Object.entries(startsOf(app, (path) => path)).map(([address, { files, words }]) => {
      const scripts = [...new Set([...always, ...files, words.es ?? ""].filter(Boolean))];
      return {
        address,
        scripts: scripts.length,
        bytes: scripts.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0),
      };
    });
    const start = filesOf(app).flatMap((path) => Object.keys(app.outputs[path]?.inputs ?? {}));
    // It would be there before the start can tell it to evaluate nothing, which the content security policy reports.
    expect(start.filter((file) => file.includes("/zod/"))).toEqual([]);
    expect(screens.length).toBeGreaterThan(10);
    expect(screens.filter(({ scripts, bytes }) => scripts > MOST_SCRIPTS || bytes > MOST_BYTES)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
