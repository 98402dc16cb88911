import { createHash } from "node:crypto";
import * as z from "zod";
import { jsonService, operation } from "./json-service";
import { ServiceError, type StandIn } from "./stand-in";

/** A secret of the template and the value that an operator gave it. */
export type Secret = { name: string; arn: string; value: string };

/** Stands in for Secrets Manager, reading only. Source: AWS Secrets Manager API Reference, "GetSecretValue". */
export function createSecretsManager({ secrets }: { secrets: Secret[] }): StandIn {
  return jsonService({
    GetSecretValue: operation(
      z.object({ SecretId: z.string().min(1), VersionStage: z.literal("AWSCURRENT").optional() }),
      ({ SecretId }) => {
        const secret = secrets.find(({ name, arn }) => SecretId === name || SecretId === arn);
        if (secret === undefined) {
          const message = "Secrets Manager can't find the specified secret.";
          throw new ServiceError("ResourceNotFoundException", message);
        }
        return {
          ARN: secret.arn,
          Name: secret.name,
          SecretString: secret.value,
          VersionId: versionOf(secret),
          VersionStages: ["AWSCURRENT"],
        };
      },
      "InvalidParameterException",
    ),
  });
}

function versionOf({ value }: Secret): string {
  const hex = createHash("sha256").update(value).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
