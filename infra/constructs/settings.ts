import { CfnParameter, Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { statesToConfirm } from "#shared/domain/contract/state-rules";

type Setting = {
  parameter: string;
  description: string;
  /** A setting without one must be given at the first deployment. */
  default?: string;
  allowed?: string[];
  pattern?: string;
  /** Of a secret value: shown by no one who may read the stack. */
  noEcho?: true;
  minLength?: number;
};

const ADDRESS = "[^@ ]+@[^@ ]+";
const DIGEST = "[0-9a-f]{64}";

/**
 * All that an operator decides for a deployment: parameters of the stacks that need them, by the environment variable that
 * carries them to the functions. None has a default that chooses a provider.
 */
const settings = {
  SITE_ORIGIN: {
    parameter: "SiteOrigin",
    description: "The site's address: https://, host, no slash at the end.",
    pattern: "https://[^/]+",
  },
  ADMIN_EMAIL: {
    parameter: "AdminEmail",
    description: "Becomes an administrator once, at a sign-in after the address was proven; gets alarms.",
    pattern: ADDRESS,
  },
  BILLING_POLICY: {
    parameter: "BillingPolicy",
    description: "prepaid only where counsel approved it (15 U.S.C. § 1679b(b)).",
    default: "after_performance",
    allowed: ["after_performance", "prepaid"],
  },
  OPEN_STATES: {
    parameter: "OpenStates",
    description: `States in which the service is offered, as \`NY,OH\`: those where registration, bond and agent named are done. Empty: none. Georgia stays closed. Of ${statesToConfirm.join(", ")} counsel confirms the days to cancel first.`,
    default: "",
    pattern: "([A-Z]{2}(,[A-Z]{2})*)?",
  },
  PAYMENT_LINK_ONETIME: {
    parameter: "PaymentLinkOnetime",
    description: "Where the one-time plan is paid: a link with the metadata plan: onetime.",
  },
  PAYMENT_LINK_MONTHLY: {
    parameter: "PaymentLinkMonthly",
    description: "Where the monthly plan is paid: a link with the metadata plan: monthly.",
  },
  PAYMENT_LINK_PREMIUM: {
    parameter: "PaymentLinkPremium",
    description: "Where the premium plan is paid: a link with the metadata plan: premium.",
  },
  BUREAU_PROVIDER: {
    parameter: "BureauProvider",
    description: "Who gives credit reports; none: people bring reports of their own.",
    allowed: ["simulated", "crs", "crs_sandbox", "none"],
  },
  MAIL_PROVIDER: { parameter: "MailProvider", description: "Who mails letters.", allowed: ["simulated", "lob"] },
  PAYMENT_PROVIDER: {
    parameter: "PaymentProvider",
    description: "Who takes payments.",
    allowed: ["simulated", "stripe"],
  },
  BUSINESS_NAME: { parameter: "BusinessName", description: "The company's name in contracts and e-mails." },
  BUSINESS_ADDRESS: { parameter: "BusinessAddress", description: "The company's address in contracts and e-mails." },
  SENDER_EMAIL: {
    parameter: "SenderEmail",
    description: "E-mails come from this address; SES signs them for its domain.",
    pattern: ADDRESS,
  },
  REQUIRE_ADMIN_SECOND_FACTOR: {
    parameter: "RequireAdminSecondFactor",
    description: "Whether administrators need a second factor, whichever way they sign in.",
    default: "true",
    allowed: ["true", "false"],
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
  ADDRESS_LIMIT_PER_MINUTE: {
    parameter: "AddressLimitPerMinute",
    description: "Requests without a session that one client address may make in a minute.",
    default: "100",
  },
  SESSION_LIMIT_PER_MINUTE: {
    parameter: "SessionLimitPerMinute",
    description: "Requests that one session may make in a minute.",
    default: "100",
  },
  REGISTRATIONS_PER_HOUR: {
    parameter: "RegistrationsPerHour",
    description: "Accounts that one client address may open in an hour.",
    default: "5",
  },
  PULLS_A_DAY: {
    parameter: "PullsPerDay",
    description: "Credit pulls that visitors and members may order in a day (UTC); an alarm is raised from 80 % on.",
    default: "500",
  },
  PULLS_PER_SSN_A_DAY: {
    parameter: "PullsPerSsnPerDay",
    description: "Credit pulls of one SSN in a day (UTC), over all visitors and members.",
    default: "10",
  },
  PULLS_PER_TEST_IDENTITY_A_DAY: {
    parameter: "PullsPerTestIdentityPerDay",
    description: "The same for each special identity of the simulated bureaus (666-00-0001 and those after it).",
    default: "10",
  },
  AUTH_DOMAIN_PREFIX: {
    parameter: "AuthDomainPrefix",
    description: "The first part of the sign-in domain's name.",
    pattern: "[a-z0-9]([a-z0-9-]*[a-z0-9])?",
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
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The value of a setting: a parameter of the stack that asks for it, declared at the first time. */
export function setting(scope: Construct, name: SettingName): string {
  const stack = Stack.of(scope);
  const { parameter, allowed, pattern, ...rest }: Setting = settings[name];
  const known = stack.node.tryFindChild(parameter);
  if (known instanceof CfnParameter) return known.valueAsString;
  const props = { ...rest, allowedValues: allowed, allowedPattern: pattern && `^${pattern}$` };
  return new CfnParameter(stack, parameter, props).valueAsString;
}

/** All settings as lines of a list: parameter, whether it must be given, and what it is. */
export function settingsList(): string[] {
  return Object.values<Setting>(settings).map(({ parameter, default: byDefault, allowed, description }) => {
    const given = byDefault === undefined ? "required" : byDefault === "" ? "empty" : `\`${byDefault}\``;
    const choices = allowed ? ` ${allowed.map((value) => `\`${value}\``).join(", ")}.` : "";
    return `- \`${parameter}\` (${given}): ${description}${choices}`;
  });
}
