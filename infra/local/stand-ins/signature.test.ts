import { KMS } from "@aws-sdk/client-kms";
import { DeleteContactListCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "./http";
import { jsonAnswer, jsonError } from "./json-service";
import { type Signer, verifySignature } from "./signature";

async function startVerifier(now = () => new Date()) {
  const signers: Signer[] = [];
  const secretOf = (id: string) => (id === "LOCALKEY" ? "secret" : undefined);
  const server = await serve({
    handle: async (request) => {
      try {
        signers.push(verifySignature(request, secretOf, now()));
        return jsonAnswer(200, {});
      } catch (error) {
        return jsonError(error);
      }
    },
  });
  const settings = (accessKeyId: string, secretAccessKey: string) => ({
    endpoint: server.origin,
    region: "us-east-1",
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  });
  return { close: closeInTheEnd(server.close), settings, signers };
}

test("requests of the SDK's clients are known by their access key and service", async () => {
  const { close, settings, signers } = await startVerifier();
  await new KMS(settings("LOCALKEY", "secret")).describeKey({ KeyId: "a" });
  const odd = new DeleteContactListCommand({ ContactListName: "a b/c+d~(é)" });
  await new SESv2Client(settings("LOCALKEY", "secret")).send(odd);
  await close();

  const common = { accessKeyId: "LOCALKEY", region: "us-east-1", signedIn: "header" };
  expect(signers).toEqual([
    { ...common, service: "kms" },
    { ...common, service: "ses" },
  ]);
});

test.each([
  ["a wrong secret", "LOCALKEY", "guessed", "SignatureDoesNotMatch"],
  ["an unknown key", "OTHERKEY", "secret", "InvalidAccessKeyId"],
])("%s is refused", async (_, id, secret, name) => {
  const { close, settings, signers } = await startVerifier();
  await expect(new KMS(settings(id, secret)).describeKey({ KeyId: "a" })).rejects.toMatchObject({ name });
  await close();

  expect(signers).toEqual([]);
});

test("a request signed more than 15 minutes ago is refused", async () => {
  const { close, settings } = await startVerifier(() => new Date(Date.now() + 16 * 60_000));
  const late = new KMS(settings("LOCALKEY", "secret")).describeKey({ KeyId: "a" });
  await expect(late).rejects.toMatchObject({ name: "RequestTimeTooSkewed" });
  await close();
});

test("a body that was changed on its way is refused", () => {
  const headers = { "x-amz-date": "20260305T100000Z", host: "127.0.0.1", "x-amz-content-sha256": "0".repeat(64) };
  const authorization =
    "AWS4-HMAC-SHA256 Credential=LOCALKEY/20260305/us-east-1/s3/aws4_request, " +
    "SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=0";
  const request = { method: "PUT", url: "/b/k", headers: { ...headers, authorization }, body: Buffer.from("changed") };
  const verify = () => verifySignature(request, () => "secret", new Date("2026-03-05T10:00:00Z"));

  expect(verify).toThrow(expect.objectContaining({ code: "XAmzContentSHA256Mismatch" }));
});
