import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ADMIN_KEY } from "../console/accounts";
import { readTextAtStart, writeDurably } from "../stand-ins/durable-files";
import type { Secret } from "../stand-ins/secrets-manager";
import type { Resolver } from "../template/intrinsics";
import { asText } from "../template/shape";
import { resourcesOf, type Template } from "../template/template";

/** The template's secrets with the values of this installation. */
export type InstallationSecrets = {
  list: Secret[];
  /** A secret's value by what its logical id contains. */
  find(part: string): string;
};

/**
 * Gives each secret of the template a value: the known admin key, no provider keys, and for the webhooks what is drawn once
 * per installation and kept in the data folder.
 */
export async function installationSecrets(
  template: Template,
  resolve: Resolver,
  dataDir: string,
): Promise<InstallationSecrets> {
  const file = join(dataDir, "secrets.json");
  const kept = JSON.parse(readTextAtStart(file) ?? "{}") as Record<string, string>;
  const byId = new Map<string, string>();
  const list: Secret[] = [];
  for (const [id] of resourcesOf(template, "AWS::SecretsManager::Secret")) {
    const value = fixedValue(id) ?? kept[id] ?? randomBytes(24).toString("base64url");
    byId.set(id, value);
    list.push({ name: id, arn: asText(resolve({ Ref: id })) ?? id, value });
  }
  await writeDurably(file, JSON.stringify(Object.fromEntries(byId)));

  return {
    list,
    find(part) {
      const found = [...byId].find(([id]) => id.toLowerCase().includes(part.toLowerCase()));
      if (!found) throw new Error(`The template has no secret for ${part}.`);
      return found[1];
    },
  };
}

function fixedValue(id: string): string | undefined {
  if (/adminkey/i.test(id)) return ADMIN_KEY;
  return /providerkeys/i.test(id) ? "{}" : undefined;
}
