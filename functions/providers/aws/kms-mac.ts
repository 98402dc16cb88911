import { GenerateMacCommand, KMSClient } from "@aws-sdk/client-kms";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

let client: KMSClient | undefined;

/**
 * The keyed digest (HMAC-SHA-256) of a text of at most 4,096 bytes, as 64 hex digits: the same for the same text and key, and
 * nothing that can be tried out without the key, which never leaves KMS. One call of KMS (GenerateMac).
 *
 * @param keyId ARN of the key of this purpose
 */
export async function macOf(keyId: string, text: string): Promise<string> {
  client ??= endingInTime(new KMSClient(clientConfig));
  const Message = Buffer.from(text);
  const { Mac } = await client.send(new GenerateMacCommand({ KeyId: keyId, MacAlgorithm: "HMAC_SHA_256", Message }));
  if (!Mac) throw new Error("KMS gave no digest.");
  return Buffer.from(Mac).toString("hex");
}
