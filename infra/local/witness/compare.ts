import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createCognito } from "../stand-ins/cognito/cognito";
import { Pool } from "../stand-ins/cognito/pool";
import { serve } from "../stand-ins/http";
import { createKms } from "../stand-ins/kms";
import { createS3 } from "../stand-ins/s3/s3";
import { createSecretsManager } from "../stand-ins/secrets-manager";
import type { StandIn } from "../stand-ins/stand-in";
import { keys, keysAt, prepareKeys, speakOfKeys } from "./keys";
import { bucket, objectsAt, prepareObjects, speakOfObjects } from "./objects";
import { peopleAt, pool, preparePeople, speakOfPeople } from "./people";
import { anyone, type Said } from "./said";
import { prepareSecrets, secrets, secretsAt, speakOfSecrets } from "./secrets";

// The same conversations with the stand-ins and with moto, whose server's address is the argument. Where they differ, one of
// both does not know what the service does: its documentation says which.

const [witness = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "witness-"));
const now = () => new Date();

/** Asks the stand-in and the witness the same, and answers the steps in which they differ. */
async function compare(name: string, standIn: StandIn, speak: (endpoint: string, isWitness: boolean) => Promise<Said>) {
  const { origin, close } = await serve(standIn);
  const ours = await speak(origin, false);
  await close();
  const theirs = await speak(witness, true);
  const different = Object.keys(ours).filter((step) => !isDeepStrictEqual(ours[step], theirs[step]));
  console.log(`${name}: ${Object.keys(ours).length} steps, ${different.length} different`);
  for (const step of different) {
    console.log(`  ${step}\n    stand-in ${JSON.stringify(ours[step])}\n    witness  ${JSON.stringify(theirs[step])}`);
  }
  return different.length;
}

const secretOf = () => anyone.credentials.secretAccessKey;
const s3 = createS3({ folder: join(folder, "s3"), buckets: [bucket], secretOf, now });
const kms = createKms({ folder: join(folder, "kms"), ...keys, now });
const ids = { UserPoolId: "us-east-1_Witnessed", ClientId: "witnessed" };
const users = await Pool.open({
  folder: join(folder, "cognito"),
  poolId: ids.UserPoolId,
  clientId: ids.ClientId,
  ...pool,
  now,
});

const differences = [
  await compare("S3", s3, async (endpoint, isWitness) => {
    const client = objectsAt(endpoint);
    if (isWitness) await prepareObjects(client);
    return speakOfObjects(client);
  }),
  await compare("KMS", kms, async (endpoint, isWitness) => {
    const client = keysAt(endpoint);
    if (isWitness) await prepareKeys(client);
    return speakOfKeys(client);
  }),
  await compare("Secrets Manager", createSecretsManager(secrets), async (endpoint, isWitness) => {
    const client = secretsAt(endpoint);
    if (isWitness) await prepareSecrets(client);
    return speakOfSecrets(client);
  }),
  await compare("Cognito", createCognito(users), async (endpoint, isWitness) => {
    const client = peopleAt(endpoint);
    return speakOfPeople(client, isWitness ? await preparePeople(client) : ids);
  }),
];
await rm(folder, { recursive: true });
process.exitCode = differences.some((count) => count > 0) ? 1 : 0;
