// From the packages themselves: @aws-crypto/client-node, which gathers them, also brings keyrings that nothing here uses.
import { buildDecrypt } from "@aws-crypto/decrypt-node";
import { buildEncrypt } from "@aws-crypto/encrypt-node";
import { KMS, KmsKeyringNode } from "@aws-crypto/kms-keyring-node";
import { AlgorithmSuiteIdentifier, CommitmentPolicy } from "@aws-crypto/material-management-node";
import { clientConfig } from "#functions/shell/aws-config";
import { env } from "#functions/shell/env";

/** What a sealed value is for. It is bound into the ciphertext, so that a value cannot be moved to another field or member. */
export type FieldPurpose = "ssn" | "date-of-birth" | "onboarding-draft";

const options = { commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT, maxEncryptedDataKeys: 1 };
// Pure: a function that only opens fields leaves the sealing out of its bundle.
const sealing = /* @__PURE__ */ buildEncrypt(options);
const opening = /* @__PURE__ */ buildDecrypt(options);

// With key commitment and without a signature: writer and reader are the same service.
const suiteId = AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY;

let keyring: KmsKeyringNode | undefined;

function fieldKeyring(): KmsKeyringNode {
  keyring ??= new KmsKeyringNode({ generatorKeyId: env("FIELD_KEY_ARN"), clientProvider: kmsOf });
  return keyring;
}

function kmsOf(region: string): KMS {
  return new KMS({ ...clientConfig, region });
}

/**
 * Encrypts one field of one member under a data key of its own, wrapped by the deployment's field key.
 * One call of KMS (GenerateDataKey).
 */
export async function sealField(userId: string, purpose: FieldPurpose, text: string): Promise<Uint8Array> {
  const encryptionContext = { userId, purpose };
  const { result } = await sealing.encrypt(fieldKeyring(), text, { encryptionContext, suiteId });
  return result;
}

/**
 * Decrypts what `sealField` made for the same member and purpose. One call of KMS (Decrypt).
 *
 * @throws Error when the bytes were sealed for another member or purpose, or were changed
 */
export async function openField(userId: string, purpose: FieldPurpose, sealed: Uint8Array): Promise<string> {
  const { plaintext, messageHeader } = await opening.decrypt(fieldKeyring(), sealed);
  const { encryptionContext } = messageHeader;
  if (encryptionContext.userId !== userId || encryptionContext.purpose !== purpose) {
    throw new Error("A sealed field was not sealed for this place");
  }
  return plaintext.toString("utf8");
}
