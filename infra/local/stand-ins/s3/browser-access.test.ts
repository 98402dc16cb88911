import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "../http";
import { createS3 } from "./s3";

const Bucket = "documents";
const cors = [{ AllowedMethods: ["GET", "POST"], AllowedOrigins: ["http://localhost:3000"], AllowedHeaders: ["*"] }];

async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), "s3-"));
  const clock = { minutesOn: 0 };
  const now = () => new Date(Date.now() + clock.minutesOn * 60_000);
  const server = await serve(createS3({ folder, buckets: [{ name: Bucket, cors }], secretOf: () => "secret", now }));
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
  return { client, clock, close, origin: server.origin };
}

async function signedForm(client: S3Client) {
  return createPresignedPost(client, {
    Bucket,
    Key: "incoming/maya/1",
    Conditions: [
      ["content-length-range", 1, 10],
      ["starts-with", "$Content-Type", "image/"],
    ],
    Fields: { "x-amz-meta-side": "front" },
    Expires: 300,
  });
}

type Form = Awaited<ReturnType<typeof signedForm>>;

async function upload({ url, fields }: Form, changes: Record<string, string> = {}, content = "image") {
  const form = new FormData();
  const all = { ...fields, "Content-Type": "image/png", ...changes };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append("file", new Blob([content]), "id.png");
  const response = await fetch(url, { method: "POST", body: form, headers: { origin: "http://localhost:3000" } });
  const body = await response.text();
  return { status: response.status, code: /<Code>(\w+)</.exec(body)?.[1], headers: response.headers };
}

test("a signed form stores the file with the form's type and metadata", async () => {
  const { client, close } = await startS3();
  const { status, headers } = await upload(await signedForm(client));
  const stored = await client.send(new GetObjectCommand({ Bucket, Key: "incoming/maya/1" }));
  const text = await stored.Body?.transformToString();
  await close();

  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  expect(text).toBe("image");
  expect(stored).toMatchObject({ ContentType: "image/png", Metadata: { side: "front" } });
});

test.each([
  ["another key", { key: "incoming/li/1" }, undefined, 403, "AccessDenied"],
  ["another type", { "Content-Type": "text/html" }, undefined, 403, "AccessDenied"],
  ["a field that the policy does not name", { "x-amz-meta-extra": "1" }, undefined, 403, "AccessDenied"],
  ["a forged signature", { "X-Amz-Signature": "0".repeat(64) }, undefined, 403, "SignatureDoesNotMatch"],
  ["a policy of one's own", { Policy: btoa("{}") }, undefined, 403, "SignatureDoesNotMatch"],
  ["a file over the limit", {}, "12345678901", 400, "EntityTooLarge"],
  ["an empty file", {}, "", 400, "EntityTooSmall"],
])("a form with %s is refused", async (_, changes, content, status, code) => {
  const { client, close } = await startS3();
  const answer = await upload(await signedForm(client), changes, content);
  await close();

  expect(answer).toMatchObject({ status, code });
});

test("a form is refused once its time is over", async () => {
  const { client, clock, close } = await startS3();
  const form = await signedForm(client);
  clock.minutesOn = 6;
  const answer = await upload(form);
  await close();

  expect(answer).toMatchObject({ status: 403, code: "AccessDenied" });
});

test("a presigned link works until it expires, for its own key and method only", async () => {
  const { client, clock, close } = await startS3();
  await client.send(new PutObjectCommand({ Bucket, Key: "letter 1.pdf", Body: "pdf" }));
  const command = new GetObjectCommand({ Bucket, Key: "letter 1.pdf", ResponseContentDisposition: "inline" });
  const link = await getSignedUrl(client, command, { expiresIn: 60 });

  const read = await fetch(link);
  const other = await fetch(link.replace("letter%201", "letter%202"));
  const removal = await fetch(link, { method: "DELETE" });
  clock.minutesOn = 2;
  const late = await fetch(link);
  const text = await read.text();
  await close();

  expect([read.status, text, read.headers.get("content-disposition")]).toEqual([200, "pdf", "inline"]);
  expect([other.status, removal.status, late.status]).toEqual([403, 403, 403]);
});

test("a presigned upload stores what is sent", async () => {
  const { client, close } = await startS3();
  const link = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: "up" }), { expiresIn: 60 });
  const sent = await fetch(link, { method: "PUT", body: "content" });
  const read = await client.send(new GetObjectCommand({ Bucket, Key: "up" }));
  const text = await read.Body?.transformToString();
  await close();

  expect([sent.status, text]).toEqual([200, "content"]);
});

test("nothing is public, and a preflight follows the bucket's rules", async () => {
  const { client, origin, close } = await startS3();
  await client.send(new PutObjectCommand({ Bucket, Key: "a", Body: "x" }));
  const ask = (from: string, method: string) =>
    fetch(`${origin}/${Bucket}`, {
      method: "OPTIONS",
      headers: { origin: from, "access-control-request-method": method },
    });
  const open = await fetch(`${origin}/${Bucket}/a`);
  const allowed = await ask("http://localhost:3000", "POST");
  const stranger = await ask("https://elsewhere.example", "POST");
  const unlisted = await ask("http://localhost:3000", "DELETE");
  await close();

  expect([open.status, allowed.status, stranger.status, unlisted.status]).toEqual([403, 200, 403, 403]);
  expect(allowed.headers.get("access-control-allow-methods")).toBe("GET, POST");
});
