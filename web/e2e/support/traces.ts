import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type AttributeValue, DynamoDBClient, ListTablesCommand, paginateScan } from "@aws-sdk/client-dynamodb";
import type { Page } from "playwright-core";
import { startDynamoProcess } from "#functions/testing/dynamo-process";

/** The files below a folder that contain one of the texts, each as `path: text`. */
export function filesWith(texts: string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const bytes = readFileSync(path);
    return texts.filter((text) => bytes.includes(text)).map((text) => `${path}: ${text}`);
  });
}

/** The gzipped values in the tables of a product's data folder, unpacked; read from a copy, for the tables are in use. */
export async function packedTexts(dataDir: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "redress-tables-"));
  // With its write-ahead log, where the latest writes are.
  const files = readdirSync(dataDir).filter((name) => name.startsWith("tables.db"));
  for (const name of files) copyFileSync(join(dataDir, name), join(folder, name));
  const { endpoint, close } = await startDynamoProcess(join(folder, "tables.db"));
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
  try {
    const texts: string[] = [];
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    for (const TableName of TableNames) {
      for await (const { Items = [] } of paginateScan({ client }, { TableName }))
        texts.push(...Items.flatMap(unpacked));
    }
    return texts;
  } finally {
    client.destroy();
    await close();
    rmSync(folder, { recursive: true });
  }
}

function unpacked(item: Record<string, AttributeValue>): string[] {
  return Object.values(item).flatMap(({ B: bytes }) => {
    const isGzip = bytes?.[0] === 0x1f && bytes[1] === 0x8b;
    return bytes && isGzip ? [gunzipSync(bytes).toString("utf8")] : [];
  });
}

/** All that a page has left in its browser's storage. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
