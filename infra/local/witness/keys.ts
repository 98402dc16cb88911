import {
  CreateAliasCommand,
  CreateKeyCommand,
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  KMSClient,
} from "@aws-sdk/client-kms";
import { anyone, type Said, said } from "./said";

const FIELDS = "alias/witnessed-fields";
const MARKS = "alias/witnessed-marks";
const arnOf = (name: string) => `arn:aws:kms:us-east-1:000000000000:key/${name}`;

export const keys = {
  keys: [
    { arn: arnOf("fields"), spec: "SYMMETRIC_DEFAULT" },
    { arn: arnOf("marks"), spec: "HMAC_256" },
  ],
  aliases: { [FIELDS]: arnOf("fields"), [MARKS]: arnOf("marks") },
};

export const keysAt = (endpoint: string) => new KMSClient({ endpoint, ...anyone });

export async function prepareKeys(kms: KMSClient): Promise<void> {
  const fields = await kms.send(new CreateKeyCommand({ KeySpec: "SYMMETRIC_DEFAULT" }));
  const marks = await kms.send(new CreateKeyCommand({ KeySpec: "HMAC_256", KeyUsage: "GENERATE_VERIFY_MAC" }));
  for (const [AliasName, key] of [
    [FIELDS, fields],
    [MARKS, marks],
  ] as const) {
    await kms.send(new CreateAliasCommand({ AliasName, TargetKeyId: key.KeyMetadata?.KeyId }));
  }
}

/** Sealed fields and keyed marks: what opens with which context, and what never does. */
export async function speakOfKeys(kms: KMSClient): Promise<Said> {
  const EncryptionContext = { userId: "maya", purpose: "ssn" };
  const Plaintext = Buffer.from("900-00-0001");
  const { CiphertextBlob } = await kms.send(new EncryptCommand({ KeyId: FIELDS, Plaintext, EncryptionContext }));
  const open = (more: object) =>
    said(kms.send(new DecryptCommand({ CiphertextBlob, ...more })), (opened) =>
      Buffer.from(opened.Plaintext ?? []).toString(),
    );
  const dataKey = (spec: object) =>
    said(kms.send(new GenerateDataKeyCommand({ KeyId: FIELDS, ...spec })), (made) => made.Plaintext?.length);
  const mark = (KeyId: string, text: string) =>
    said(
      kms.send(new GenerateMacCommand({ KeyId, MacAlgorithm: "HMAC_SHA_256", Message: Buffer.from(text) })),
      (made) => Buffer.from(made.Mac ?? []).toString("hex"),
    );

  const first = await mark(MARKS, "one");
  return {
    "opened with its context": await open({ EncryptionContext: { purpose: "ssn", userId: "maya" } }),
    "opened with another's context": await open({ EncryptionContext: { purpose: "ssn", userId: "li" } }),
    "opened without a context": await open({}),
    "something else is opened": await open({ CiphertextBlob: Buffer.from("not sealed here, and long enough") }),
    "a data key of a spec": await dataKey({ KeySpec: "AES_256" }),
    "a data key of a length": await dataKey({ NumberOfBytes: 24 }),
    "a data key of no size": await dataKey({}),
    "two marks of one text are the same": first === (await mark(MARKS, "one")),
    "marks of two texts are the same": first === (await mark(MARKS, "two")),
    "a mark by a key for fields": await mark(FIELDS, "one"),
    "sealed by a key that is not there": await said(
      kms.send(new EncryptCommand({ KeyId: "alias/none", Plaintext })),
      () => "sealed",
    ),
  };
}
