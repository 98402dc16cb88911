import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { readTextAtStart, writeDurably } from "../durable-files";
import { ServiceError } from "../stand-in";

export type Claims = Record<string, unknown>;
export type Jwks = { keys: { kid: string; alg: "RS256"; use: "sig"; kty: "RSA"; n: string; e: string }[] };

const KeyFile = z.object({ kid: z.string(), pem: z.string() });

/** The key that a pool signs its tokens with, made at the installation's first start. */
export class SigningKey {
  private constructor(
    readonly kid: string,
    private readonly key: KeyObject,
  ) {}

  static async in(folder: string): Promise<SigningKey> {
    const file = join(folder, "signing-key.json");
    const kept = readTextAtStart(file);
    if (kept !== undefined) {
      const { kid, pem } = KeyFile.parse(JSON.parse(kept));
      return new SigningKey(kid, createPrivateKey(pem));
    }
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const kid = randomUUID();
    const pem = privateKey.export({ type: "pkcs8", format: "pem" });
    await writeDurably(file, JSON.stringify({ kid, pem }));
    return new SigningKey(kid, privateKey);
  }

  /** The public half, as the pool publishes it at `/.well-known/jwks.json`. */
  jwks(): Jwks {
    const { n = "", e = "" } = createPublicKey(this.key).export({ format: "jwk" });
    return { keys: [{ kty: "RSA", n, e, kid: this.kid, alg: "RS256", use: "sig" }] };
  }

  /** The private half, for a provider that signs in the pool's name. */
  privateJwk() {
    return { ...this.key.export({ format: "jwk" }), kty: "RSA", kid: this.kid, alg: "RS256", use: "sig" } as const;
  }

  /** A signed token (JWS, RS256). */
  sign(claims: Claims): string {
    const content = `${encodePart({ kid: this.kid, alg: "RS256" })}.${encodePart(claims)}`;
    return `${content}.${sign("RSA-SHA256", Buffer.from(content), this.key).toString("base64url")}`;
  }

  /** The claims of a token that this key signed. @throws ServiceError NotAuthorizedException */
  read(token: string): Claims {
    const [head, claims, signature, more] = token.split(".");
    const content = Buffer.from(`${head}.${claims}`);
    const isOurs =
      signature !== undefined &&
      more === undefined &&
      verify("RSA-SHA256", content, createPublicKey(this.key), Buffer.from(signature, "base64url"));
    if (!isOurs) throw new ServiceError("NotAuthorizedException", "Invalid Access Token");
    return JSON.parse(Buffer.from(claims ?? "", "base64url").toString("utf8"));
  }
}

function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
