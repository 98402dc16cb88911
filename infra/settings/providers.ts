import type { Setting } from "./setting-line";

/** The companies that the service works with. None has a default that chooses one. */
export const providerSettings = {
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
} satisfies Record<string, Setting>;
