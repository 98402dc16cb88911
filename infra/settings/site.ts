import type { Setting } from "./setting-line";

const DIGEST = "[0-9a-f]{64}";

/** Where the site is, and what the distribution shows the API to prove that a call came through it. */
export const siteSettings = {
  SITE_ORIGIN: {
    parameter: "SiteOrigin",
    description: "The site's address: https://, host, no slash at the end.",
    pattern: "https://[a-z0-9.-]+",
  },
  SITE_CERTIFICATE: {
    parameter: "SiteCertificate",
    description: "ARN of the site's certificate in us-east-1.",
    pattern: "arn:aws:acm:us-east-1:[0-9]+:certificate/.+",
  },
  ORIGIN_KEY: {
    parameter: "OriginKey",
    description: "What the distribution shows the API: 32 random characters or more, kept secret.",
    noEcho: true,
    minLength: 32,
  },
  ORIGIN_KEY_DIGEST: {
    parameter: "OriginKeyDigest",
    description: "SHA-256 of OriginKey, in hex: functions know by it what came through the distribution.",
    pattern: DIGEST,
  },
  PREVIOUS_ORIGIN_KEY_DIGEST: {
    parameter: "PreviousOriginKeyDigest",
    description:
      "While OriginKey is being rotated: the digest of the key before it, which is taken too. Otherwise empty.",
    default: "",
    pattern: `(${DIGEST})?`,
  },
} satisfies Record<string, Setting>;
