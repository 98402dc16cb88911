import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "./http";
import { createSecretsManager } from "./secrets-manager";

test("a secret is read by its name or its ARN, and nothing else is answered", async () => {
  const arn = "arn:aws:secretsmanager:us-east-1:000000000000:secret:AdminKey-AbCdEf";
  const server = await serve(createSecretsManager({ secrets: [{ name: "AdminKey", arn, value: "local-admin-key" }] }));
  const close = closeInTheEnd(server.close);
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const client = new SecretsManagerClient({ endpoint: server.origin, region: "us-east-1", credentials });
  const get = (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }));

  expect(await get("AdminKey")).toMatchObject({ SecretString: "local-admin-key", ARN: arn });
  expect(await get(arn)).toMatchObject({ Name: "AdminKey" });
  await expect(get("Other")).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  await expect(client.send(new ListSecretsCommand({}))).rejects.toMatchObject({ name: "UnknownOperationException" });
  await close();
});
