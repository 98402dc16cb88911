import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDecrypt } from "@aws-crypto/decrypt-node";
import { buildEncrypt } from "@aws-crypto/encrypt-node";
import { KmsKeyringNode } from "@aws-crypto/kms-keyring-node";
import { CommitmentPolicy } from "@aws-crypto/material-management-node";
import {
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GenerateMacCommand,
  KMS,
  ListKeysCommand,
} from "@aws-sdk/client-kms";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "./http";
import { createKms } from "./kms";

const KeyId = "arn:aws:kms:us-east-1:000000000000:key/field-key";
const MacKeyId = "arn:aws:kms:us-east-1:000000000000:key/mac-key";
const keys = [
  { arn: KeyId, spec: "SYMMETRIC_DEFAULT" },
  { arn: MacKeyId, spec: "HMAC_256" },
];

async function startKms() {
  const folder = await mkdtemp(join(tmpdir(), "kms-"));
  const start = () => serve(createKms({ folder, keys, aliases: { "alias/field": KeyId }, now: () => new Date() }));
  const clientOf = (endpoint: string) =>
    new KMS({ endpoint, region: "us-east-1", credentials: { accessKeyId: "a", secretAccessKey: "b" } });
  const server = await start();
  const close = closeInTheEnd(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { client: clientOf(server.origin), clientOf, origin: server.origin, start, close };
}

test("what is encrypted opens only with the same context", async () => {
  const { client, close } = await startKms();
  const EncryptionContext = { userId: "maya", purpose: "ssn" };
  const { CiphertextBlob } = await client.send(
    new EncryptCommand({ KeyId: "alias/field", Plaintext: Buffer.from("900-00-0001"), EncryptionContext }),
  );
  const reordered = { purpose: "ssn", userId: "maya" };
  const opened = await client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext: reordered }));
  const other = client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext: { ...reordered, userId: "li" } }));

  expect(Buffer.from(opened.Plaintext ?? []).toString()).toBe("900-00-0001");
  expect(opened.KeyId).toBe(KeyId);
  await expect(other).rejects.toMatchObject({ name: "InvalidCiphertextException" });
  await close();
});

test("the key survives a restart", async () => {
  const { client, clientOf, start, close } = await startKms();
  const { CiphertextBlob } = await client.send(new EncryptCommand({ KeyId, Plaintext: Buffer.from("kept") }));
  const restarted = await start();
  const opened = await clientOf(restarted.origin).send(new DecryptCommand({ CiphertextBlob, KeyId }));
  await restarted.close();
  await close();

  expect(Buffer.from(opened.Plaintext ?? []).toString()).toBe("kept");
});

test("the Encryption SDK's KMS keyring works against it unchanged", async () => {
  const { origin, clientOf, close } = await startKms();
  const { encrypt } = buildEncrypt(CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT);
  const { decrypt } = buildDecrypt(CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT);
  const keyring = new KmsKeyringNode({ generatorKeyId: KeyId, clientProvider: () => clientOf(origin) });
  const { result } = await encrypt(keyring, "666-00-0001", { encryptionContext: { userId: "maya" } });
  const { plaintext, messageHeader } = await decrypt(keyring, result);
  await close();

  expect(plaintext.toString()).toBe("666-00-0001");
  expect(messageHeader.encryptionContext).toMatchObject({ userId: "maya" });
});

test("an unknown key and an operation that is not used are refused", async () => {
  const { client, close } = await startKms();
  const described = await client.send(new DescribeKeyCommand({ KeyId: "field-key" }));
  expect(described.KeyMetadata).toMatchObject({ Arn: KeyId, KeyState: "Enabled" });
  const unknown = client.send(new DescribeKeyCommand({ KeyId: "none" }));
  await expect(unknown).rejects.toMatchObject({ name: "NotFoundException" });
  await expect(client.send(new ListKeysCommand({}))).rejects.toMatchObject({ name: "UnknownOperationException" });
  await close();
});

test("an HMAC key gives the same digest for the same message, and a key does only what it is made for", async () => {
  const { client, start, clientOf, close } = await startKms();
  const macOf = async (to: KMS, message: string, key = MacKeyId) => {
    const Message = Buffer.from(message);
    const { Mac } = await to.send(new GenerateMacCommand({ KeyId: key, MacAlgorithm: "HMAC_SHA_256", Message }));
    return Buffer.from(Mac ?? []).toString("hex");
  };
  const restarted = await start();
  const [first, again, other] = [
    await macOf(client, "666457301"),
    await macOf(clientOf(restarted.origin), "666457301"),
    await macOf(client, "666457302"),
  ];
  const crossed = [
    macOf(client, "666457301", KeyId),
    client.send(new EncryptCommand({ KeyId: MacKeyId, Plaintext: Buffer.from("666457301") })),
  ];
  const names = await Promise.all(crossed.map((asked) => asked.catch(({ name }: Error) => name)));
  await restarted.close();
  await close();

  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect([again, other === first]).toEqual([first, false]);
  expect(names).toEqual(["InvalidKeyUsageException", "InvalidKeyUsageException"]);
});
