import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

const KEPT_MS = 5 * 60_000;

let client: SecretsManagerClient | undefined;
const read = new Map<string, { value: string; until: number }>();

/**
 * A secret's text, read again after 5 minutes, so that a rotated one is taken up.
 *
 * @param name the secret's name or ARN
 */
export async function secret(name: string): Promise<string> {
  const kept = read.get(name);
  if (kept && kept.until > performance.now()) return kept.value;

  client ??= endingInTime(new SecretsManagerClient(clientConfig));
  const { SecretString: value } = await client.send(new GetSecretValueCommand({ SecretId: name }));
  if (!value) throw new Error(`The secret ${name} holds no text.`);
  read.set(name, { value, until: performance.now() + KEPT_MS });
  return value;
}
