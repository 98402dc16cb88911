import { identityReader, type PoolSettings, type ReadIdentity } from "#functions/providers/identity/identity-token";
import { env, optionalEnv } from "#functions/shell/env";

/** The deployment's user pool: `USER_POOL_ID`, `USER_POOL_CLIENT_ID`; off the cloud also `COGNITO_JWKS`. */
export function poolSettings(): PoolSettings {
  return { userPoolId: env("USER_POOL_ID"), clientId: env("USER_POOL_CLIENT_ID"), jwks: optionalEnv("COGNITO_JWKS") };
}

/** Reads the id tokens of the deployment's user pool. */
export function deployedIdentityReader(): ReadIdentity {
  return identityReader(poolSettings());
}
