import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Programs of threads as they are deployed: bundled, each a file of its own. */
export type Threads = { file: (name: string) => string; remove: () => Promise<void> };

/** Beside the function that starts them. @param names of programs below `functions/providers`, without ".ts" */
export async function bundleThreads(...names: string[]): Promise<Threads> {
  const folder = await mkdtemp(join(tmpdir(), "threads-"));
  const deployed = { bundle: true, minify: true, platform: "node", target: "node20", format: "cjs" } as const;
  await build({
    ...deployed,
    entryPoints: names.map((name) => ({ in: join(__dirname, "../providers", `${name}.ts`), out: basename(name) })),
    outdir: folder,
    loader: { ".wasm": "binary", ".gz": "binary" },
    mainFields: ["module", "main"],
  });
  return { file: (name) => join(folder, `${name}.js`), remove: () => rm(folder, { recursive: true }) };
}
