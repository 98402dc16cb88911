import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

// What a Lambda can never use, by package. Each answers with the little that remains of it.
const replacements: Record<string, string> = {
  // A Lambda's credentials are in its environment; the default chain brings SSO, STS and the instance metadata along.
  "@aws-sdk/credential-provider-node": `export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";`,
  // Node has fetch; this one brings node-fetch and 250 KB of Unicode tables for host names.
  "isomorphic-unfetch": `export default globalThis.fetch;`,
  // Letters use the standard fonts, which need no font parser.
  fontkit: `export function create() { throw new Error("Only the standard PDF fonts are bundled."); }`,
  // Pictures drawn as SVG do not occur in letters.
  xmldoc: `export class XmlDocument { constructor() { throw new Error("SVG is not bundled."); } }`,
  // Data keys come from KMS itself, never from a branch key store in DynamoDB.
  "@aws-crypto/branch-keystore-node": `export class BranchKeyStoreNode {} export const isIBranchKeyStoreNode = () => false;`,
  // The same as the package's own index, as a module: what comes in by require() cannot be taken apart.
  "@aws-crypto/client-node": `
    export { buildDecrypt } from "@aws-crypto/decrypt-node";
    export { buildEncrypt } from "@aws-crypto/encrypt-node";
    export * from "@aws-crypto/kms-keyring-node";
    export * from "@aws-crypto/material-management-node";
  `,
  // Only algorithm suites with a signature write keys and signatures in ASN.1; a field's reader and writer trust each other.
  "asn1.js": `export default { define: () => class { constructor() { throw new Error("Suites with a signature are not bundled."); } } };`,
  // What is left of big numbers without signatures: a length, written as 8 bytes and read from them.
  "bn.js": `
    export default class BN {
      constructor(value) {
        if (!Array.isArray(value) && !Number.isSafeInteger(value)) throw new Error("Only lengths are bundled.");
        this.value = Array.isArray(value) ? BigInt("0x" + Buffer.from(value).toString("hex")) : BigInt(value);
      }
      toArray(_, length) {
        return [...Buffer.from(this.value.toString(16).padStart(length * 2, "0"), "hex")];
      }
      toNumber() {
        if (this.value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error("Number can only safely store up to 53 bits");
        return Number(this.value);
      }
    }
  `,
  // No call of ours streams events.
  "@smithy/core/event-streams": `
    export class EventStreamSerde { constructor() { throw new Error("Event streams are not bundled."); } }
    export const eventStreamSerdeProvider = () => undefined;
    export const resolveEventStreamSerdeConfig = (config) => Object.assign(config, { eventStreamMarshaller: undefined });
  `,
  // Node's own streams are what this one is a copy of; only there a pipeline may go without a callback.
  "readable-stream": `
    import { pipeline as pipelineOf } from "node:stream";
    export * from "node:stream";
    export const pipeline = (...streams) =>
      typeof streams.at(-1) === "function" ? pipelineOf(...streams) : pipelineOf(...streams, () => {});
  `,
  // DynamoDB's endpoint is known: it is never asked for, so nothing is remembered of it.
  "@aws-sdk/endpoint-cache": `export class EndpointCache {}`,
};

// The keyring calls these three by name; the client of all commands brings the shapes of all 50.
const kmsOfKeyrings = `
  import { createAggregatedClient } from "@smithy/core/client";
  import { DecryptCommand } from "./commands/DecryptCommand";
  import { EncryptCommand } from "./commands/EncryptCommand";
  import { GenerateDataKeyCommand } from "./commands/GenerateDataKeyCommand";
  import { KMSClient } from "./KMSClient";
  export class KMS extends KMSClient {}
  createAggregatedClient({ DecryptCommand, EncryptCommand, GenerateDataKeyCommand }, KMS);
`;

const leftOut = (what: string) => `() => { throw new Error("${what} not bundled."); }`;

// Single files of packages that stay.
const emptied: [RegExp, string][] = [
  [/client-kms\/dist-es\/KMS\.js$/, kmsOfKeyrings],
  // The curves of the signatures that are left out.
  [
    /material-management\/build\/module\/src\/ecc_(en|de)code\.js$/,
    "export const decodeNamedCurves = {}; export const encodeNamedCurves = {};",
  ],
  // Retries are the standard ones; the adaptive ones are chosen by nobody.
  [/util-retry\/DefaultRateLimiter\.js$/, `export const DefaultRateLimiter = ${leftOut("Adaptive retries are")};`],
  // Hashes in JavaScript, for where Node has none.
  [/checksum\/sha256\/Sha256Js\.js$/, `export const Sha256Js = ${leftOut("Hashes are")};`],
  [/checksum\/md5\/Md5Js\.js$/, `export const Md5Js = ${leftOut("Hashes are")};`],
  [/sha\/sha1\/Sha1Js\.js$/, `export const Sha1Js = ${leftOut("Hashes are")};`],
  // A function parses by its schemas and describes none of them.
  [
    /zod\/v4\/core\/to-json-schema\.js$/,
    `const method = () => ${leftOut("JSON schemas are")};
     export { method as createToJSONSchemaMethod, method as createStandardJSONSchemaMethod };
     export const extractDefs = method, finalize = method, initializeContext = method, processSchema = method;`,
  ],
  [/zod\/v4\/core\/json-schema-processors\.js$/, "export const toJSONSchema = undefined, allProcessors = undefined;"],
];

const standardFontFile = /fs\.readFileSync\(__dirname \+ '\/data\/(Helvetica[A-Za-z-]*\.afm)', 'utf8'\)/g;

/** Leaves out of a bundle what a function cannot use, and puts the metrics of the standard PDF fonts inside it. */
export const slim: Plugin = {
  name: "slim",
  setup(build) {
    const names = Object.keys(replacements).map((name) => name.replaceAll("/", "\\/"));
    build.onResolve({ filter: new RegExp(`^(${names.join("|")})$`) }, ({ path, resolveDir }) => ({
      path,
      namespace: "slim",
      pluginData: resolveDir,
      sideEffects: path === "isomorphic-unfetch",
    }));
    build.onLoad({ filter: /.*/, namespace: "slim" }, ({ path, pluginData }) => ({
      contents: replacements[path],
      resolveDir: pluginData,
      loader: "js",
    }));
    for (const [filter, contents] of emptied) build.onLoad({ filter }, () => ({ contents, loader: "js" }));
    // Of its own package file a client needs the version alone.
    build.onLoad({ filter: /@aws-sdk\/client-[a-z0-9-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
    build.onLoad({ filter: /@aws-sdk\/client-[a-z0-9-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => {
      const source = withPlainKeys(await readFile(path, "utf8"));
      return { contents: /client-(dynamodb|kms|s3)/.test(path) ? withoutErrors(source) : source, loader: "js" };
    });
    build.onLoad({ filter: /pdfkit\/js\/pdfkit\.(es\.)?m?js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const contents = source.replace(standardFontFile, (_, file) => `require("./data/${file}")`);
      return { contents, loader: "js", resolveDir: dirname(path), watchFiles: [join(dirname(path), "data")] };
    });
  },
};

/**
 * An error without a shape of its own keeps its name and is the client's base error. Nobody asks for more, but for the reasons of
 * a refused transaction.
 */
function withoutErrors(source: string): string {
  return source.replace(/^n0_registry\.registerError\((?!TransactionCanceledException).*$/gm, "");
}

/**
 * Writes the keys of a client's shapes as text: `{ [_h]: 1 }` becomes `{ "http": 1 }`. A computed key might run code, so
 * esbuild has to keep every shape that has one, with all that it refers to; plain ones it leaves out when nobody uses them.
 */
function withPlainKeys(source: string): string {
  const constants = new Map(
    [...source.matchAll(/^const (_\w*) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]),
  );
  return source.replace(/\[(_\w*)\]:/g, (key, name) => `${constants.get(name) ?? key.slice(0, -1)}:`);
}
