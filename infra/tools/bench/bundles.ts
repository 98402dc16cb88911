import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { bundleFolder } from "#infra/build/bundle-functions";
import { routeNames } from "#shared/api/routes";
import { median, type Row } from "./table";

const LOADS = 20;

type Kind = { name: string; mostKb: number; mostLoad: number };

// A PDF's bundle has pdfmake's font parser, which the standard fonts need not: packages are bundled as they are. The sealing of
// fields needs the Encryption SDK, KMS's client and, through it, big numbers. The lists of
// breached passwords are unpacked when one is checked.
const kinds: (Kind & { package: string })[] = [
  { name: "PDF", package: "pdfmake", mostKb: 580, mostLoad: 4 },
  { name: "sealed fields", package: "@aws-crypto/kms-keyring-node", mostKb: 250, mostLoad: 2 },
  { name: "password lists", package: "@zxcvbn-ts/core", mostKb: 1_450, mostLoad: 2 },
  { name: "S3", package: "@aws-sdk/client-s3", mostKb: 220, mostLoad: 2 },
  { name: "Cognito", package: "@aws-sdk/client-cognito-identity-provider", mostKb: 220, mostLoad: 2 },
];
const plain: Kind = { name: "", mostKb: 220, mostLoad: 1.3 };

/** Each route's bundle: its size, and how long a fresh process takes to load it, beside a bare DynamoDB client. */
export async function measureBundles(metafile: Metafile): Promise<{ sizes: Row[]; loads: Row[] }> {
  const bare = await bundleBareClient();
  const files = routeNames.map((name) => ({ name, file: join(bundleFolder(`routes/${name}`), "index.js") }));
  // In turns, so that whatever else the machine does meets all of them.
  const times = new Map([bare, ...files.map(({ file }) => file)].map((file) => [file, [] as number[]]));
  for (let turn = 0; turn < LOADS; turn += 1) for (const [file, taken] of times) taken.push(loadMs(file));

  const bareMs = median(times.get(bare) ?? []);
  const bareKb = gzipKb(bare);
  const measured = files.map(({ name, file }) => {
    const kind = kindOf(metafile, name);
    const label = kind.name ? `${name} (${kind.name})` : name;
    return { label, kind, kb: gzipKb(file), ms: median(times.get(file) ?? []) };
  });
  return {
    sizes: measured.map(({ label, kind, kb }) => ({
      what: label,
      ours: `${kb.toFixed(0)} KB`,
      peer: `${bareKb.toFixed(0)} KB`,
      limit: `${kind.mostKb} KB`,
      holds: kb <= kind.mostKb,
    })),
    loads: measured.map(({ label, kind, ms }) => ({
      what: label,
      ours: `${ms.toFixed(1)} ms`,
      peer: `${bareMs.toFixed(1)} ms`,
      limit: `${kind.mostLoad} ×`,
      holds: ms <= kind.mostLoad * bareMs,
    })),
  };
}

/** The client alone, bundled as esbuild does it without any setting of ours. */
async function bundleBareClient(): Promise<string> {
  const outfile = join(bundleFolder("bench"), "bare-client.cjs");
  await build({
    stdin: {
      contents: `import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
        const client = new DynamoDBClient({}); exports.handler = (event) => client.send(new GetItemCommand(event));`,
      resolveDir: import.meta.dirname,
    },
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "error",
  });
  return outfile;
}

function loadMs(file: string): number {
  const code = `const from = performance.now(); require(${JSON.stringify(file)}); process.stdout.write(String(performance.now() - from));`;
  const env = { ...process.env, AWS_REGION: "us-east-1", AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" };
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8", env });
  if (stdout === "") throw new Error(`${file} does not load: ${stderr}`);
  return Number(stdout);
}

function gzipKb(file: string): number {
  return gzipSync(readFileSync(file)).length / 1024;
}

function kindOf({ outputs }: Metafile, route: string): Kind {
  const output = Object.entries(outputs).find(([file]) => file.endsWith(`routes/${route}/index.js`))?.[1];
  const inputs = Object.keys(output?.inputs ?? {});
  return kinds.find((kind) => inputs.some((input) => input.includes(`node_modules/${kind.package}/`))) ?? plain;
}
