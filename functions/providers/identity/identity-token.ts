import { CognitoJwtVerifier } from "aws-jwt-verify";
import * as z from "zod";

/** Who the user pool says someone is. `username` is the pool's name for them, `subject` never changes. */
export type Identity = {
  subject: string;
  username: string;
  email?: string;
  isEmailVerified: boolean;
  firstName?: string;
  lastName?: string;
  nonce?: string;
  /** Which outside providers vouch for them; none for a person who has a password in the pool itself. */
  providers: string[];
};

const Claims = z.object({
  sub: z.string().min(1),
  "cognito:username": z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  nonce: z.string().optional(),
  identities: z.array(z.object({ providerName: z.string() })).default([]),
});

export type PoolSettings = {
  userPoolId: string;
  clientId: string;
  /** The pool's keys as JSON, where they are not fetched from the pool itself. */
  jwks?: string;
};

/** Reads an id token once its signature, issuer, audience, use and times have been verified (ASVS 9.1, 9.2). */
export type ReadIdentity = (idToken: string) => Promise<Identity>;

/** @returns a reader for the id tokens of one user pool; the reader throws what `aws-jwt-verify` throws */
export function identityReader({ userPoolId, clientId, jwks }: PoolSettings): ReadIdentity {
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" });
  if (jwks) verifier.cacheJwks(JSON.parse(jwks));

  return async (idToken) => {
    const claims = Claims.parse(await verifier.verify(idToken));
    return {
      subject: claims.sub,
      username: claims["cognito:username"],
      email: claims.email?.trim().toLowerCase(),
      isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
      firstName: claims.given_name?.trim(),
      lastName: claims.family_name?.trim(),
      nonce: claims.nonce,
      providers: claims.identities.map(({ providerName }) => providerName),
    };
  };
}
