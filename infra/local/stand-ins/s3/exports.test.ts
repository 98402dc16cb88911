import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { Bucket } from "#functions/providers/store/bucket";
import { BucketLinks } from "#functions/providers/store/bucket-links";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "../http";
import { createS3 } from "./s3";

const bucket = "papers";
const PIECE = 5 * 1024 * 1024;

async function world() {
  const folder = await mkdtemp(join(tmpdir(), "exports-"));
  const secretOf = (id: string) => (id === "LOCALKEY" ? "secret" : undefined);
  const server = await serve(createS3({ folder, buckets: [{ name: bucket }], secretOf, now: () => new Date() }));
  const client = new S3Client({
    endpoint: server.origin,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "LOCALKEY", secretAccessKey: "secret" },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const close = closeInTheEnd(async () => {
    client.destroy();
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { client, close, files: new Bucket(client, bucket), links: new BucketLinks(client, bucket) };
}

test("an export of several pieces is fetched whole by its address, under its name", async () => {
  const { files, links, close } = await world();
  await files.write("exports/1.csv", "text/csv; charset=utf-8", pieces());
  const answer = await fetch(await links.readUrl("exports/1.csv", "text/csv; charset=utf-8", "clients.csv"));
  const text = await answer.text();
  await close();
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="clients.csv"');
  expect([text.length, text.at(0), text.at(PIECE), text.slice(-1)]).toEqual([2 * PIECE + 3, "a", "b", "ñ"]);

  async function* pieces() {
    yield "a".repeat(PIECE);
    yield "b".repeat(PIECE);
    yield "cdñ";
  }
});

test("an export that breaks off leaves nothing in the store", async () => {
  const { client, files, close } = await world();
  await expect(files.write("exports/2.csv", "text/csv", broken())).rejects.toThrow("the table is gone");
  const { Contents: contents } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  await close();
  expect(contents).toBeUndefined();

  async function* broken() {
    yield "a".repeat(PIECE);
    throw new Error("the table is gone");
  }
});
