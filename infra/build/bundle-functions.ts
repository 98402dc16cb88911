import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, parse, resolve } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { jobNames } from "#functions/jobs/schedule";
import { handlers } from "#functions/routes/handlers";

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

const reportThreads = [
  "functions/providers/report-file/pdf-thread.ts",
  "functions/providers/report-file/lines-thread.ts",
];

const proofThread = "functions/providers/proof-file/proof-thread.ts";

/** What a function starts in a thread of its own: it lies beside that function's bundle, by its own name. */
const threads = {
  "routes/uploads/analyze-upload": reportThreads,
  "routes/onboarding/analyze-upload": reportThreads,
  "jobs/read-page": "functions/providers/report-file/picture/picture-thread.ts",
  "routes/uploads/confirm-items": proofThread,
  "routes/onboarding/confirm-upload": proofThread,
  "routes/evidence/confirm-proof": proofThread,
  "routes/evidence/keep-answer": proofThread,
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
  // The AWS clients import Node's own modules late: `require` gives them without Node's second loader, from compiled code too.
  supported: { "dynamic-import": false },
  loader: { ".wasm": "binary", ".gz": "binary" },
  alias: { "@aws-sdk/credential-provider-node": join(root, "infra/build/environment-credentials.ts") },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: root,
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
      ...Object.entries(threads).flatMap(([name, files]) =>
        [files].flat().map((file) => ({ in: join(root, file), out: `${name}/${parse(file).name}` })),
      ),
    ],
    outdir: join(root, ".build/functions"),
    metafile: true,
  });
  copyFonts(result.metafile);
  // Beside each bundle, so that Node takes it for CommonJS wherever the folder lies.
  for (const name of functionFiles) writeFileSync(join(bundleFolder(name), "package.json"), '{"type":"commonjs"}\n');
  return result.metafile;
}

/** pdfkit reads the metrics of the standard fonts from a folder beside its own code, which is in the bundle now. */
function copyFonts({ outputs }: Metafile): void {
  for (const [output, { inputs }] of Object.entries(outputs)) {
    const pdfkit = Object.keys(inputs).find((input) => /node_modules\/pdfkit\/js\/[^/]+$/.test(input));
    if (pdfkit === undefined) continue;
    const fonts = join(root, dirname(pdfkit), "data");
    const names = readdirSync(fonts).filter((name) => name.startsWith("Helvetica"));
    for (const name of names) cpSync(join(fonts, name), join(root, dirname(output), "data", name));
  }
}

function sourceFile(name: string): string {
  return join(root, "functions", `${name}.ts`);
}
