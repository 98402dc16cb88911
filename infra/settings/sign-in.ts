import type { Setting } from "./setting-line";

/** How people sign in. */
export const signInSettings = {
  AUTH_DOMAIN_PREFIX: {
    parameter: "AuthDomainPrefix",
    description: "The first part of the sign-in domain's name.",
    pattern: "[a-z0-9]([a-z0-9-]*[a-z0-9])?",
  },
  REQUIRE_ADMIN_SECOND_FACTOR: {
    parameter: "RequireAdminSecondFactor",
    description: "Whether administrators need a second factor, whichever way they sign in.",
    default: "true",
    allowed: ["true", "false"],
  },
  OUTSIDE_ISSUER: {
    parameter: "OutsideIssuer",
    description: "The outside OpenID provider's issuer address. Empty: people sign in with a password alone.",
    default: "",
    pattern: "(https://.+)?",
  },
  OUTSIDE_CLIENT_ID: {
    parameter: "OutsideClientId",
    description: "The client id that the outside provider gave.",
    default: "",
  },
  OUTSIDE_PROVIDER_SECRET: {
    parameter: "OutsideProviderSecret",
    description: "The name of the secret that holds the outside provider's client secret.",
    default: "",
  },
} satisfies Record<string, Setting>;
