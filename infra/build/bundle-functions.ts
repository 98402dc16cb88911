import { writeFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { jobNames } from "#functions/jobs/schedule";
import { handlers } from "#functions/routes/handlers";
import { slim } from "./slim";

const root = resolve(import.meta.dirname, "../..");

/** The route of whatever is no line of the route table. */
export const UNKNOWN = "unknown";

/** Everything that becomes a function, by its file in `functions`. */
export const functionFiles = [
  ...[...Object.keys(handlers), UNKNOWN].map((name) => `routes/${name}`),
  ...jobNames.map((name) => `jobs/${name}`),
];

/** Where the bundle of `routes/<area>/<name>` or `jobs/<name>` is: a folder with `index.js` that exports `handler`. */
export function bundleFolder(name: string): string {
  return join(root, ".build/functions", name);
}

/** What a function starts in a thread of its own: it lies beside that function's bundle, by its own name. */
const threads = {
  "routes/uploads/analyze-upload": "functions/providers/report-file/pdf-thread.ts",
  "routes/onboarding/confirm-document": "functions/providers/id-image/image-thread.ts",
};

/** How a function is bundled: CommonJS, since it loads some 20 ms faster than ESM with the AWS clients. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  mainFields: ["module", "main"],
  loader: { ".afm": "text", ".wasm": "binary" },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  // What `slim` empties is named by code that never runs.
  logOverride: { "import-is-undefined": "silent" },
  absWorkingDir: root,
  plugins: [slim],
} satisfies BuildOptions;

/**
 * Bundles each route and job, and what they start in threads, into `.build/functions`, all in one go.
 *
 * @returns what esbuild knows of the inputs of each bundle
 */
export async function bundleFunctions(): Promise<Metafile> {
  const result = await build({
    ...bundling,
    entryPoints: [
      ...functionFiles.map((name) => ({ in: sourceFile(name), out: `${name}/index` })),
      ...Object.entries(threads).map(([name, file]) => ({ in: join(root, file), out: `${name}/${parse(file).name}` })),
    ],
    outdir: join(root, ".build/functions"),
    metafile: true,
  });
  // Beside each bundle, so that Node takes it for CommonJS wherever the folder lies.
  for (const name of functionFiles) writeFileSync(join(bundleFolder(name), "package.json"), '{"type":"commonjs"}\n');
  return result.metafile;
}

function sourceFile(name: string): string {
  return join(root, "functions", `${name}.ts`);
}
