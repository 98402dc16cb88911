import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import * as z from "zod";
import { bundling } from "./bundle-functions";
import { slim } from "./slim";

const run = promisify(execFile);
const keyArn = "arn:aws:kms:us-east-1:111122223333:key/aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";

let folder: string;
let kms: Server;
let tables: Server;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slim-"));
  kms = await startKeyService();
  tables = await startTableService();
  environment = {
    ...process.env,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_KMS: addressOf(kms),
    AWS_ENDPOINT_URL_DYNAMODB: addressOf(tables),
    FIELD_KEY_ARN: keyArn,
  };
});

afterAll(async () => {
  kms.close();
  tables.close();
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

test.each(["slim", "whole"])(
  "the %s bundle tells a refused write, a refused transaction and a missing table apart",
  async (kind) => {
    const outcomes = ["ConditionalCheckFailedException", "TransactionCanceledException", "ResourceNotFoundException"];
    const sent = `documents().send(new GetCommand({ TableName, Key: { userId: "u1" } }))`;
    const told = `(error) => [error.name, isRefused(error), refusedItems(error)]`;
    const asked = `Promise.all(${JSON.stringify(outcomes)}.map((TableName) => ${sent}.catch(${told})))`;

    expect(JSON.parse(await inBundle(kind, `${asked}.then(JSON.stringify)`))).toEqual([
      ["ConditionalCheckFailedException", true, null],
      ["TransactionCanceledException", true, [1]],
      ["ResourceNotFoundException", false, null],
    ]);
  },
);

test.each(["slim", "whole"])("the %s bundle asks a throttled table again", async (kind) => {
  const sent = `documents().send(new GetCommand({ TableName: "ThrottlingException#${kind}", Key: { userId: "u1" } }))`;
  expect(await inBundle(kind, `${sent}.then(({ Item }) => Item.name)`)).toBe("Maya");
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
    import { GetCommand } from "@aws-sdk/lib-dynamodb";
    import { isRefused, refusedItems } from "#functions/repositories/table";
    import { documents } from "#functions/repositories/documents-client";
    import { openField, sealField } from "#functions/providers/aws/field-encryption";
    ${expression}.then((result) => process.stdout.write(result));`;
  const plugins = kind === "slim" ? [slim] : [];
  await build({ ...bundling, stdin: { contents, resolveDir: __dirname }, outfile, plugins });
  return (await run(process.execPath, [outfile], { env: environment, maxBuffer: 1e7 })).stdout;
}

/** Answers as KMS does; the wrapped key is the key itself. */
async function startKeyService(): Promise<Server> {
  return listening(({ CiphertextBlob, NumberOfBytes = 32 }) => {
    const key = CiphertextBlob ?? randomBytes(NumberOfBytes).toString("base64");
    return { status: 200, body: { KeyId: keyArn, Plaintext: key, CiphertextBlob: key } };
  });
}

/** Answers as DynamoDB does, with the error that a table is named after; a throttled one has what was asked for the second time. */
async function startTableService(): Promise<Server> {
  const seen = new Set<string>();
  return listening(({ TableName }) => {
    const [name, rest] = TableName.split("#");
    if (rest !== undefined && seen.has(TableName)) return { status: 200, body: { Item: { name: { S: "Maya" } } } };
    seen.add(TableName);
    const reasons = [{ Code: "None" }, { Code: "ConditionalCheckFailed" }];
    return { status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, CancellationReasons: reasons } };
  });
}

const Asked = z.object({
  CiphertextBlob: z.string().optional(),
  NumberOfBytes: z.number().optional(),
  TableName: z.string().default(""),
});

async function listening(
  answer: (asked: z.output<typeof Asked>) => { status: number; body: unknown },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body } = answer(Asked.parse(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}
