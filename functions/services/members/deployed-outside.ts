import type { OutsideSettings } from "#functions/providers/identity/outside-sign-in";
import { env, optionalEnv } from "#functions/shell/env";

/** Where the deployment's outside provider is reached, and where it leads back to; undefined for one without a provider. */
export function deployedOutside(): OutsideSettings | undefined {
  return optionalEnv("OUTSIDE_ISSUER") ? outsideSettings() : undefined;
}

/** @throws Error where the function knows no user pool */
export function outsideSettings(): OutsideSettings {
  return {
    authDomain: env("AUTH_DOMAIN"),
    clientId: env("USER_POOL_CLIENT_ID"),
    redirectUri: `${env("SITE_ORIGIN")}/api/callback`,
    siteOrigin: env("SITE_ORIGIN"),
  };
}
