import { join } from "node:path";
import type { EmailView } from "../console/console-services";
import type { ServiceName } from "../gateway/cloud-call";
import type { Responder } from "../site/front";
import { createCognito } from "../stand-ins/cognito/cognito";
import { Pool } from "../stand-ins/cognito/pool";
import { createKms } from "../stand-ins/kms";
import { ObjectStore } from "../stand-ins/s3/object-store";
import type { S3Call } from "../stand-ins/s3/request";
import { createS3 } from "../stand-ins/s3/s3";
import { createSecretsManager } from "../stand-ins/secrets-manager";
import { createSes } from "../stand-ins/ses";
import type { SecretOf } from "../stand-ins/signature";
import { createSqs } from "../stand-ins/sqs";
import type { StandIn } from "../stand-ins/stand-in";
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from "../template/names";
import type { Plan } from "../template/plan";
import { asObject, asTexts } from "../template/shape";
import { resourcesOf } from "../template/template";
import type { InstallationSecrets } from "./installation";
import { openSignIn } from "./sign-in";

export type CloudParts = {
  plan: Plan;
  dataDir: string;
  secrets: InstallationSecrets;
  /** The site's own. */
  origin: string;
  signInPath: string;
  now: () => Date;
  secretOf: SecretOf;
  authorize: (call: S3Call) => void;
};

/** The stand-ins of every service that the template uses, and what the runtime itself needs of them. */
export type Cloud = {
  standIns: Partial<Record<ServiceName, StandIn>>;
  /** Where the simulated mail keeps its letters. */
  lettersStore: ObjectStore;
  emails: () => Promise<EmailView[]>;
  message: (id: string) => Promise<string | undefined>;
  /** Does what the buckets' lifecycle rules have done by now. */
  applyLifecycles: () => Promise<void>;
  sendToQueue: (queueName: string, body: string) => Promise<unknown>;
  /** The pool's public keys, as JSON. */
  keySet: string;
  signIn: Responder;
  close: () => Promise<void>;
};

export async function openCloud(parts: CloudParts): Promise<Cloud> {
  const { plan, dataDir, secrets, now, secretOf, authorize } = parts;
  const folder = (name: string) => join(dataDir, name);
  const pool = await Pool.open({
    folder: folder("cognito"),
    poolId: USER_POOL_ID,
    clientId: USER_POOL_CLIENT_ID,
    passwordPolicy: passwordPolicyOf(plan),
    isCaseSensitive: isCaseSensitive(plan),
    ...appClientOf(plan),
    now,
  });
  const ses = createSes({ folder: folder("emails"), now });
  const sqs = createSqs({ folder: folder("queues"), queues: plan.queueNames, now });
  const objects = folder("objects");
  const s3 = createS3({ folder: objects, buckets: plan.buckets, secretOf, now, authorize });
  const signIn = openSignIn(parts, pool);
  const letters = plan.buckets.find(({ logicalId }) => /letters/i.test(logicalId));
  if (!letters) throw new Error("The template has no bucket for letters.");

  return {
    standIns: {
      s3,
      sqs,
      ses,
      cognito: createCognito(pool),
      kms: createKms({ folder: folder("keys"), keys: plan.keys, now }),
      secretsmanager: createSecretsManager({ secrets: secrets.list }),
    },
    lettersStore: new ObjectStore(join(objects, letters.name)),
    emails: () => ses.emails(),
    message: (id) => ses.message(id),
    applyLifecycles: s3.applyLifecycles,
    sendToQueue: sqs.send,
    keySet: JSON.stringify(pool.key.jwks()),
    signIn: signIn.respond,
    close: signIn.close,
  };
}

function userPoolOf({ template, resolve }: Plan) {
  const [, userPool] = resourcesOf(template, "AWS::Cognito::UserPool")[0] ?? [];
  return asObject(resolve(userPool?.Properties));
}

function isCaseSensitive(plan: Plan): boolean {
  return asObject(userPoolOf(plan).UsernameConfiguration).CaseSensitive === true;
}

function appClientOf({ template, resolve }: Plan) {
  const [, client] = resourcesOf(template, "AWS::Cognito::UserPoolClient")[0] ?? [];
  const { GenerateSecret, ExplicitAuthFlows } = asObject(resolve(client?.Properties));
  return {
    hasClientSecret: GenerateSecret === true,
    authFlows: ExplicitAuthFlows ? asTexts(ExplicitAuthFlows) : undefined,
  };
}

function passwordPolicyOf(plan: Plan) {
  const { MinimumLength, RequireLowercase, RequireNumbers, RequireSymbols, RequireUppercase } = asObject(
    asObject(userPoolOf(plan).Policies).PasswordPolicy,
  );
  return {
    MinimumLength: Number(MinimumLength ?? 8),
    RequireLowercase: RequireLowercase === true,
    RequireNumbers: RequireNumbers === true,
    RequireSymbols: RequireSymbols === true,
    RequireUppercase: RequireUppercase === true,
  };
}
