import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import type { KeySetup } from "../template/keys";
import { fileNameOf, readIfThere, writeOnce } from "./durable-files";
import { jsonService, operation } from "./json-service";
import { ServiceError, type StandIn } from "./stand-in";

export type KmsSettings = {
  folder: string;
  /** The template's keys. */
  keys: KeySetup[];
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
 * Stands in for KMS: keys made on their first use and kept in the folder. What a symmetric key encrypts is bound to its
 * encryption context (AES-256-GCM, the context as additional data); an HMAC key makes digests, and neither does the other's work.
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
    GenerateMac: operation(MacInput, (input) => keys.digest(input)),
    DescribeKey: operation(z.object({ KeyId }), (input) => ({ KeyMetadata: described(keys.of(input.KeyId)) })),
  });
}

const symmetric = { EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };

const DataKeyInput = z.object({
  KeyId,
  EncryptionContext,
  KeySpec: z.enum(["AES_256", "AES_128"]).optional(),
  NumberOfBytes: z.number().int().min(1).max(1024).optional(),
});

// One key spec has one algorithm; a message is at most 4,096 bytes.
const MacInput = z.object({
  KeyId,
  MacAlgorithm: z.literal("HMAC_SHA_256"),
  Message: Blob.refine((message) => message !== "" && Buffer.byteLength(message, "base64") <= 4_096),
});

function newDataKey({ KeySpec, NumberOfBytes }: z.output<typeof DataKeyInput>): Buffer {
  if ((KeySpec === undefined) === (NumberOfBytes === undefined)) {
    throw new ServiceError("ValidationException", "Please specify either number of bytes or key spec.");
  }
  return randomBytes(KeySpec ? dataKeyBytes[KeySpec] : (NumberOfBytes ?? 0));
}

class Keys {
  constructor(private readonly settings: KmsSettings) {}

  of(id: string): KeySetup {
    const { keys, aliases = {} } = this.settings;
    const alias = aliases[id.slice(id.indexOf("alias/"))];
    const found = keys.find(({ arn }) => arn === id || arn === alias || arn.endsWith(`:key/${id}`));
    if (found === undefined) throw new ServiceError("NotFoundException", `Key '${id}' does not exist`);
    return found;
  }

  async digest({ KeyId, MacAlgorithm, Message }: z.output<typeof MacInput>) {
    const arn = this.arnFor("GENERATE_VERIFY_MAC", KeyId);
    const mac = createHmac("sha256", await this.material(arn)).update(Buffer.from(Message, "base64"));
    return { KeyId: arn, MacAlgorithm, Mac: mac.digest("base64") };
  }

  private arnFor(usage: KeyUsage, id: string): string {
    const key = this.of(id);
    if (usageOf(key) === usage) return key.arn;
    throw new ServiceError("InvalidKeyUsageException", `${key.arn} key usage is ${usageOf(key)}, which is not valid.`);
  }

  async encrypted(
    { KeyId, EncryptionContext }: { KeyId: string; EncryptionContext: Record<string, string> },
    plain: Buffer,
  ) {
    const arn = this.arnFor("ENCRYPT_DECRYPT", KeyId);
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
    if (!this.settings.keys.some((key) => key.arn === arn)) throw invalidCiphertext();
    if (input.KeyId !== undefined && this.arnFor("ENCRYPT_DECRYPT", input.KeyId) !== arn) {
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

type KeyUsage = "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC";

const usageOf = ({ spec }: KeySetup): KeyUsage =>
  spec.startsWith("HMAC_") ? "GENERATE_VERIFY_MAC" : "ENCRYPT_DECRYPT";

function described(key: KeySetup) {
  const { arn, spec } = key;
  const usage = usageOf(key);
  const algorithms =
    usage === "ENCRYPT_DECRYPT" ? { EncryptionAlgorithms: ["SYMMETRIC_DEFAULT"] } : { MacAlgorithms: ["HMAC_SHA_256"] };
  return {
    Arn: arn,
    KeyId: arn.split("/").at(-1),
    AWSAccountId: arn.split(":")[4],
    Enabled: true,
    KeyState: "Enabled",
    KeyUsage: usage,
    KeySpec: spec,
    KeyManager: "CUSTOMER",
    Origin: "AWS_KMS",
    ...algorithms,
    MultiRegion: false,
  };
}

function invalidCiphertext(): ServiceError {
  return new ServiceError("InvalidCiphertextException", "The ciphertext or its encryption context is not valid.");
}
