import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { fileNameOf, readIfThere, writeOnce } from "./durable-files";
import { jsonService, operation } from "./json-service";
import { ServiceError, type StandIn } from "./stand-in";

export type KmsSettings = {
  folder: string;
  /** The ARNs of the template's keys. */
  keys: string[];
  /** Alias names (`alias/…`) and the ARNs that they stand for. */
  aliases?: Record<string, string>;
  now: () => Date;
};

const EncryptionContext = z.record(z.string(), z.string()).default({});
const KeyId = z.string().min(1);
const Blob = z.base64();

const IV_BYTES = 12;
const TAG_BYTES = 16;
const dataKeyBytes = { AES_256: 32, AES_128: 16 };

/**
 * Stands in for KMS: symmetric keys made on their first use and kept in the folder; what is encrypted is bound to its
 * encryption context (AES-256-GCM, the context as additional data).
 *
 * Source: AWS KMS API Reference.
 */
export function createKms(settings: KmsSettings): StandIn {
  const keys = new Keys(settings);
  return jsonService({
    Encrypt: operation(z.object({ KeyId, Plaintext: Blob, EncryptionContext }), async (input) => ({
      ...(await keys.encrypted(input, Buffer.from(input.Plaintext, "base64"))),
      ...symmetric,
    })),
    Decrypt: operation(
      z.object({ KeyId: KeyId.optional(), CiphertextBlob: Blob, EncryptionContext }),
      async (input) => ({
        ...(await keys.decrypted(input)),
        ...symmetric,
      }),
    ),
    GenerateDataKey: operation(DataKeyInput, async (input) => {
      const key = newDataKey(input);
      return { ...(await keys.encrypted(input, key)), Plaintext: key.toString("base64") };
    }),
    GenerateDataKeyWithoutPlaintext: operation(DataKeyInput, (input) => keys.encrypted(input, newDataKey(input))),
    DescribeKey: operation(z.object({ KeyId }), (input) => ({ KeyMetadata: described(keys.arnOf(input.KeyId)) })),
  });
}

const symmetric = { EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };

const DataKeyInput = z.object({
  KeyId,
  EncryptionContext,
  KeySpec: z.enum(["AES_256", "AES_128"]).optional(),
  NumberOfBytes: z.number().int().min(1).max(1024).optional(),
});

function newDataKey({ KeySpec, NumberOfBytes }: z.output<typeof DataKeyInput>): Buffer {
  if ((KeySpec === undefined) === (NumberOfBytes === undefined)) {
    throw new ServiceError("ValidationException", "Please specify either number of bytes or key spec.");
  }
  return randomBytes(KeySpec ? dataKeyBytes[KeySpec] : (NumberOfBytes ?? 0));
}

class Keys {
  constructor(private readonly settings: KmsSettings) {}

  arnOf(id: string): string {
    const { keys, aliases = {} } = this.settings;
    const alias = aliases[id.slice(id.indexOf("alias/"))];
    const arn = keys.find((key) => key === id || key === alias || key.endsWith(`:key/${id}`));
    if (arn === undefined) throw new ServiceError("NotFoundException", `Key '${id}' does not exist`);
    return arn;
  }

  async encrypted(
    { KeyId, EncryptionContext }: { KeyId: string; EncryptionContext: Record<string, string> },
    plain: Buffer,
  ) {
    const arn = this.arnOf(KeyId);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", await this.material(arn), iv).setAAD(canonical(EncryptionContext));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    const name = Buffer.from(arn);
    const blob = Buffer.concat([Buffer.from([name.length]), name, iv, cipher.getAuthTag(), sealed]);
    return { KeyId: arn, CiphertextBlob: blob.toString("base64") };
  }

  async decrypted(input: {
    KeyId?: string | undefined;
    CiphertextBlob: string;
    EncryptionContext: Record<string, string>;
  }) {
    const blob = Buffer.from(input.CiphertextBlob, "base64");
    const ivAt = 1 + (blob[0] ?? 0);
    const arn = blob.toString("utf8", 1, ivAt);
    if (!this.settings.keys.includes(arn)) throw invalidCiphertext();
    if (input.KeyId !== undefined && this.arnOf(input.KeyId) !== arn) {
      throw new ServiceError(
        "IncorrectKeyException",
        "The key ID in the request does not identify the encrypting key.",
      );
    }
    const tagAt = ivAt + IV_BYTES;
    const sealedAt = tagAt + TAG_BYTES;
    const material = await this.material(arn);
    try {
      const decipher = createDecipheriv("aes-256-gcm", material, blob.subarray(ivAt, tagAt))
        .setAAD(canonical(input.EncryptionContext))
        .setAuthTag(blob.subarray(tagAt, sealedAt));
      const plain = Buffer.concat([decipher.update(blob.subarray(sealedAt)), decipher.final()]);
      return { KeyId: arn, Plaintext: plain.toString("base64") };
    } catch {
      throw invalidCiphertext();
    }
  }

  private async material(arn: string): Promise<Buffer> {
    const file = join(this.settings.folder, `${fileNameOf(arn)}.key`);
    const kept = await readIfThere(file);
    if (kept) return kept;
    // Of two first uses at once the second writes nothing, and both read the one key that was kept.
    await writeOnce(file, randomBytes(32));
    return this.material(arn);
  }
}

function canonical(context: Record<string, string>): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function described(arn: string) {
  return {
    Arn: arn,
    KeyId: arn.split("/").at(-1),
    AWSAccountId: arn.split(":")[4],
    Enabled: true,
    KeyState: "Enabled",
    KeyUsage: "ENCRYPT_DECRYPT",
    KeySpec: "SYMMETRIC_DEFAULT",
    KeyManager: "CUSTOMER",
    Origin: "AWS_KMS",
    EncryptionAlgorithms: ["SYMMETRIC_DEFAULT"],
    MultiRegion: false,
  };
}

function invalidCiphertext(): ServiceError {
  return new ServiceError("InvalidCiphertextException", "The ciphertext or its encryption context is not valid.");
}
