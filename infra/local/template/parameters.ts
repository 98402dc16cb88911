import { createHash, randomBytes } from "node:crypto";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { isForbiddenIn } from "#shared/domain/contract/state-rules";
import type { BillingPolicy } from "#shared/domain/plan/plan";
import type { Template } from "./template";

const AUTH_DOMAIN_PREFIX = "redress-local";

// The distribution and the functions start together.
const ORIGIN_KEY = randomBytes(32).toString("hex");

/** The sign-in domain's address in the cloud; here the outside provider's stand-in answers instead. */
export const CLOUD_AUTH_DOMAIN = `https://${AUTH_DOMAIN_PREFIX}.auth.us-east-1.amazoncognito.com`;

export const ADMIN_EMAIL = "admin@redress.example";

export const BILLING_POLICY: BillingPolicy = "after_performance";

/**
 * The deployment's settings as the operator of this one machine gives them.
 * A parameter that the template no longer has is left out; one that is missing here stops the start with its name.
 */
export function operatorsParameters(template: Template, siteOrigin: string): Record<string, string> {
  const wanted = new Map(Object.entries(settings(siteOrigin)).map(([name, value]) => [plain(name), value]));
  const parameters: Record<string, string> = {};
  for (const name of Object.keys(template.Parameters ?? {})) {
    const value = wanted.get(plain(name));
    if (value !== undefined) parameters[name] = value;
  }
  return parameters;
}

const settings = (siteOrigin: string) => ({
  siteOrigin,
  adminEmail: ADMIN_EMAIL,
  billingPolicy: BILLING_POLICY,
  openStates: usStateCodes.filter((code) => !isForbiddenIn(code)).join(","),
  paymentLinkOnetime: `${siteOrigin}/__local/checkout/onetime`,
  paymentLinkMonthly: `${siteOrigin}/__local/checkout/monthly`,
  paymentLinkPremium: `${siteOrigin}/__local/checkout/premium`,
  bureauProvider: "simulated",
  mailProvider: "simulated",
  paymentProvider: "simulated",
  businessName: "Redress",
  businessAddress: "100 Main Street, Springfield, IL 62701",
  senderEmail: "service@redress.example",
  requireAdminSecondFactor: "false",
  originKey: ORIGIN_KEY,
  originKeyDigest: createHash("sha256").update(ORIGIN_KEY).digest("hex"),
  // Everybody comes from loopback: 1,000 a minute for what is counted by address. Sessions are limited as deployed.
  addressLimitPerMinute: "1000",
  sessionLimitPerMinute: "100",
  registrationsPerHour: "60000",
  // The special identities are for trying out, as often as one likes; any other SSN is limited as deployed.
  pullsPerTestIdentityPerDay: "1000000",
  // Simulated bureaus cost nothing.
  pullsPerDay: "1000000",
  authDomainPrefix: AUTH_DOMAIN_PREFIX,
  outsideIssuer: "https://outside-provider.example",
  outsideClientId: "redress-local",
  outsideProviderSecret: "outside-provider",
  siteCertificate: "arn:aws:acm:us-east-1:000000000000:certificate/local",
});

/** `SITE_ORIGIN`, `siteOrigin` and `SiteOrigin` are one name. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
