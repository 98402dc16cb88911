import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient, CommitmentPolicy, KmsKeyringNode } from "@aws-crypto/client-node";
import { DecryptCommand, DescribeKeyCommand, EncryptCommand, KMS, ListKeysCommand } from "@aws-sdk/client-kms";
import { serve } from "./http";
import { createKms } from "./kms";

const KeyId = "arn:aws:kms:us-east-1:000000000000:key/field-key";

async function startKms() {
  const folder = await mkdtemp(join(tmpdir(), "kms-"));
  const start = () =>
    serve(createKms({ folder, keys: [KeyId], aliases: { "alias/field": KeyId }, now: () => new Date() }));
  const clientOf = (endpoint: string) =>
    new KMS({ endpoint, region: "us-east-1", credentials: { accessKeyId: "a", secretAccessKey: "b" } });
  const server = await start();
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
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
  const { encrypt, decrypt } = buildClient(CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT);
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
