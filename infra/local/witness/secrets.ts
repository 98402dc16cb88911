import { CreateSecretCommand, GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { anyone, type Said, said } from "./said";

const Name = "witnessed/admin-key";
const value = "not-a-secret";

export const secrets = {
  secrets: [{ name: Name, arn: "arn:aws:secretsmanager:us-east-1:000000000000:secret:witnessed-AbCdEf", value }],
};

export const secretsAt = (endpoint: string) => new SecretsManagerClient({ endpoint, ...anyone });

export async function prepareSecrets(manager: SecretsManagerClient): Promise<void> {
  await manager.send(new CreateSecretCommand({ Name, SecretString: value }));
}

export async function speakOfSecrets(manager: SecretsManagerClient): Promise<Said> {
  const read = (SecretId: string) =>
    said(manager.send(new GetSecretValueCommand({ SecretId })), (secret) => [secret.Name, secret.SecretString]);
  const { ARN = "" } = await manager.send(new GetSecretValueCommand({ SecretId: Name }));
  return {
    "read by its name": await read(Name),
    "read by its ARN": await read(ARN),
    "another is read": await read("witnessed/none"),
  };
}
