import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openField, sealField } from "./field-encryption";

const keyArn = "arn:aws:kms:us-east-1:123456789012:key/11111111-2222-3333-4444-555555555555";

type KmsCall = { EncryptionContext?: Record<string, string>; CiphertextBlob?: string };

/** As much of KMS as a data key needs: wrapped under one master key, with the encryption context as additional data. */
function startKms() {
  const masterKey = randomBytes(32);
  const contextBytes = ({ EncryptionContext = {} }: KmsCall) =>
    JSON.stringify(Object.entries(EncryptionContext).sort());
  const answers: Record<string, (call: KmsCall) => object> = {
    "TrentService.GenerateDataKey": (call) => {
      const [plaintext, iv] = [randomBytes(32), randomBytes(12)];
      const cipher = createCipheriv("aes-256-gcm", masterKey, iv).setAAD(Buffer.from(contextBytes(call)));
      const wrapped = Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
      return { KeyId: keyArn, Plaintext: plaintext.toString("base64"), CiphertextBlob: wrapped.toString("base64") };
    },
    "TrentService.Decrypt": (call) => {
      const wrapped = Buffer.from(call.CiphertextBlob ?? "", "base64");
      const decipher = createDecipheriv("aes-256-gcm", masterKey, wrapped.subarray(0, 12));
      decipher.setAAD(Buffer.from(contextBytes(call))).setAuthTag(wrapped.subarray(-16));
      const plaintext = Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
      return { KeyId: keyArn, Plaintext: plaintext.toString("base64") };
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const answer = answers[String(request.headers["x-amz-target"])]?.(JSON.parse(Buffer.concat(chunks).toString()));
      response.setHeader("content-type", "application/x-amz-json-1.1").end(JSON.stringify(answer));
    });
  });
  return new Promise<{ endpoint: string; close: () => void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ endpoint: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

let kms: Awaited<ReturnType<typeof startKms>>;

beforeAll(async () => {
  kms = await startKms();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: kms.endpoint,
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    FIELD_KEY_ARN: keyArn,
  });
});

afterAll(() => kms.close());

test("a sealed field opens for the same member and purpose, and shows nothing of itself", async () => {
  const sealed = await sealField("maria", "ssn", "666457301");

  expect(Buffer.from(sealed).includes("666457301")).toBe(false);
  await expect(openField("maria", "ssn", sealed)).resolves.toBe("666457301");
});

test.each([
  ["another member", "li", "ssn"],
  ["another purpose", "maria", "date-of-birth"],
] as const)("a field sealed for one place does not open for %s", async (_, userId, purpose) => {
  const sealed = await sealField("maria", "ssn", "666457301");

  await expect(openField(userId, purpose, sealed)).rejects.toThrow("not sealed for this place");
});

test("a changed field does not open", async () => {
  const sealed = Buffer.from(await sealField("maria", "ssn", "666457301"));
  sealed.writeUInt8((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1);

  await expect(openField("maria", "ssn", sealed)).rejects.toThrow();
});
