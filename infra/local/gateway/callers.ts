import { createHmac, randomBytes } from "node:crypto";
import type { Statement } from "../template/roles";

/** A function as the gateway knows it. */
export type Caller = { name: string; role: string; statements: readonly Statement[] };

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Gives each function its own access key, new at every start, and finds it again by it. */
export class Callers {
  private readonly known = new Map<string, Caller & Credentials>();
  private readonly seed = randomBytes(32);

  enroll(caller: Caller): Credentials {
    const digest = createHmac("sha256", this.seed).update(caller.name).digest("hex").toUpperCase();
    const credentials = { accessKeyId: `AKIA${digest.slice(0, 16)}`, secretAccessKey: digest.slice(16, 56) };
    this.known.set(credentials.accessKeyId, { ...caller, ...credentials });
    return credentials;
  }

  find(accessKeyId: string): Caller | undefined {
    return this.known.get(accessKeyId);
  }

  secretOf(accessKeyId: string): string | undefined {
    return this.known.get(accessKeyId)?.secretAccessKey;
  }
}
