import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { bundling } from "./bundle-functions";
import { slim } from "./slim";

const run = promisify(execFile);
const keyArn = "arn:aws:kms:us-east-1:111122223333:key/aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";

let folder: string;
let kms: Server;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slim-"));
  kms = await startKeyService();
  const address = kms.address();
  const port = typeof address === "object" ? address?.port : undefined;
  environment = {
    ...process.env,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${port}`,
    FIELD_KEY_ARN: keyArn,
  };
});

afterAll(async () => {
  kms.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["slim", "whole"],
  ["whole", "slim"],
])("a field that the %s bundle sealed is opened by the %s one", async (sealer, opener) => {
  const text = "900-12-3456 ñ".repeat(1_000);
  const sealed = await inBundle(
    sealer,
    `sealField("u1", "ssn", ${JSON.stringify(text)}).then((sealed) => Buffer.from(sealed).toString("base64"))`,
  );
  const opened = await inBundle(opener, `openField("u1", "ssn", Buffer.from(${JSON.stringify(sealed)}, "base64"))`);

  expect(opened).toBe(text);
});

test.each(["slim", "whole"])("a sealed field that was changed is refused by the %s bundle", async (kind) => {
  const sealed = await inBundle(
    "whole",
    `sealField("u1", "ssn", "900123456").then((sealed) => Buffer.from(sealed).toString("base64"))`,
  );
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
  const opening = `openField("u1", "ssn", Buffer.from("${bytes.toString("base64")}", "base64"))`;

  expect(await inBundle(kind, `${opening}.then(() => "opened", () => "refused")`)).toBe("refused");
});

test("the standard PDF fonts are inside the bundle", async () => {
  const outfile = join(folder, "pdf.cjs");
  const contents = `
    import pdfmake from "pdfmake";
    pdfmake.addFonts({ Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" } });
    pdfmake.createPdf({ content: [{ text: "Peña", bold: true }], defaultStyle: { font: "Helvetica" } })
      .getBuffer().then((bytes) => process.stdout.write(bytes.subarray(0, 5)));`;
  await build({ ...bundling, stdin: { contents, resolveDir: __dirname }, outfile });

  expect((await run(process.execPath, [outfile])).stdout).toBe("%PDF-");
});

async function inBundle(kind: string, expression: string): Promise<string> {
  const outfile = join(folder, `${kind}-${randomBytes(4).toString("hex")}.cjs`);
  const contents = `
    import { openField, sealField } from "#functions/runtime/field-encryption";
    ${expression}.then((result) => process.stdout.write(result));`;
  const plugins = kind === "slim" ? [slim] : [];
  await build({ ...bundling, stdin: { contents, resolveDir: __dirname }, outfile, plugins });
  return (await run(process.execPath, [outfile], { env: environment, maxBuffer: 1e7 })).stdout;
}

/** Answers as KMS does; the wrapped key is the key itself. */
async function startKeyService(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { CiphertextBlob, NumberOfBytes = 32 } = JSON.parse(Buffer.concat(chunks).toString());
    const key = CiphertextBlob ?? randomBytes(NumberOfBytes).toString("base64");
    response.setHeader("content-type", "application/x-amz-json-1.1");
    response.end(JSON.stringify({ KeyId: keyArn, Plaintext: key, CiphertextBlob: key }));
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return server;
}
