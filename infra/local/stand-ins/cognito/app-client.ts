import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { readTextAtStart, writeDurably } from "../durable-files";
import { ServiceError } from "../stand-in";

export type AppClientSettings = {
  clientId: string;
  /** `GenerateSecret` */
  hasClientSecret?: boolean;
  /** `ExplicitAuthFlows`; what the service allows unless they are named. */
  authFlows?: readonly string[];
};

const usualFlows = ["ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_CUSTOM_AUTH"];

/**
 * The pool's one app client: what it asks of those who call on its behalf.
 *
 * Source: Amazon Cognito Developer Guide, "Application-specific settings with app clients" and "Computing secret hash values".
 */
export class AppClient {
  private constructor(
    readonly id: string,
    private readonly flows: readonly string[],
    readonly secret?: string,
  ) {}

  static async in(folder: string, settings: AppClientSettings): Promise<AppClient> {
    const { clientId, hasClientSecret = false, authFlows = usualFlows } = settings;
    return new AppClient(clientId, authFlows, hasClientSecret ? await secretIn(folder) : undefined);
  }

  /** @throws ServiceError ResourceNotFoundException for another client's id */
  assertIs(id: string): void {
    if (id === this.id) return;
    throw new ServiceError("ResourceNotFoundException", `User pool client ${id} does not exist.`);
  }

  /** @param flow as a call names it: `USER_PASSWORD_AUTH`. @throws ServiceError InvalidParameterException */
  assertAllows(flow: string): void {
    const name = flow === "REFRESH_TOKEN" ? "REFRESH_TOKEN_AUTH" : flow;
    if (this.flows.includes(`ALLOW_${name}`)) return;
    throw new ServiceError("InvalidParameterException", `${flow} flow not enabled for this client`);
  }

  /** @param names any of which the hash may be made of. @throws ServiceError NotAuthorizedException */
  assertHash(given: string | undefined, ...names: string[]): void {
    const { id, secret } = this;
    if (secret === undefined) return;
    if (given === undefined) {
      const message = `Client ${id} is configured with secret but SECRET_HASH was not received`;
      throw new ServiceError("NotAuthorizedException", message);
    }
    const hashes = names.map((name) => createHmac("sha256", secret).update(`${name}${id}`).digest("base64"));
    if (hashes.includes(given)) return;
    throw new ServiceError("NotAuthorizedException", `Unable to verify secret hash for client ${id}`);
  }

  /** @throws ServiceError NotAuthorizedException */
  assertSecret(given: string | undefined): void {
    if (given === this.secret) return;
    throw new ServiceError("NotAuthorizedException", `Unable to verify secret for client ${this.id}`);
  }

  describe() {
    return { ClientId: this.id, ClientSecret: this.secret, ExplicitAuthFlows: this.flows };
  }
}

async function secretIn(folder: string): Promise<string> {
  const file = join(folder, "client-secret");
  const kept = readTextAtStart(file);
  if (kept !== undefined) return kept;
  const secret = randomBytes(32).toString("hex");
  await writeDurably(file, secret);
  return secret;
}
