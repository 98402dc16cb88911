import { statesToConfirm } from "#shared/domain/contract/state-rules";
import type { Setting } from "./setting-line";

const ADDRESS = "[^@ ]+@[^@ ]+";

/** Who offers the service, where, and how it is billed. */
export const businessSettings = {
  ADMIN_EMAIL: {
    parameter: "AdminEmail",
    description: "Becomes an administrator once, at a sign-in after the address was proven; gets alarms.",
    pattern: ADDRESS,
  },
  BUSINESS_NAME: { parameter: "BusinessName", description: "The company's name in contracts and e-mails." },
  BUSINESS_ADDRESS: { parameter: "BusinessAddress", description: "The company's address in contracts and e-mails." },
  SENDER_EMAIL: {
    parameter: "SenderEmail",
    description: "E-mails come from this address; SES signs them for its domain.",
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
} satisfies Record<string, Setting>;
