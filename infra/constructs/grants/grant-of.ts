import type { Construct } from "constructs";
import type { Needs } from "#infra/needs/need";
import { setting } from "../setting";
import { addIdentity, addInvocations, addMail } from "./calls";
import { all, type Grant } from "./grant";
import { addBucketLists, addObjects } from "./objects";
import { addFields, addMacs, addSecrets } from "./secrets-and-keys";
import { addTables } from "./tables";

const kinds = [
  addTables,
  addObjects,
  addBucketLists,
  addSecrets,
  addFields,
  addMacs,
  addIdentity,
  addMail,
  addInvocations,
];

/**
 * Turns the needs of one function of a stack, handed in as several parts, into the statements of its role and its
 * environment.
 */
export function grantOf(scope: Construct, ...parts: Needs[]): Grant {
  const grant: Grant = { environment: {}, statements: [] };
  for (const add of kinds) add(scope, grant, parts);
  for (const name of all(parts, "settings")) grant.environment[name] = setting(scope, name);
  return grant;
}
