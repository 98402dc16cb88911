import type { Setting } from "./setting-line";

// What is no number would count as no limit.
const NUMBER = "[0-9]{1,9}";

/** How often people may call, open accounts and order credit pulls. */
export const limitSettings = {
  ADDRESS_LIMIT_PER_MINUTE: {
    parameter: "AddressLimitPerMinute",
    description: "Requests without a session that one client address may make in a minute.",
    default: "100",
    pattern: NUMBER,
  },
  SESSION_LIMIT_PER_MINUTE: {
    parameter: "SessionLimitPerMinute",
    description: "Requests that one session may make in a minute.",
    default: "100",
    pattern: NUMBER,
  },
  REGISTRATIONS_PER_HOUR: {
    parameter: "RegistrationsPerHour",
    description: "Accounts that one client address may open in an hour.",
    default: "5",
    pattern: NUMBER,
  },
  PULLS_A_DAY: {
    parameter: "PullsPerDay",
    description: "Credit pulls that visitors and members may order in a day (UTC); an alarm is raised from 80 % on.",
    default: "500",
    pattern: NUMBER,
  },
  PULLS_PER_SSN_A_DAY: {
    parameter: "PullsPerSsnPerDay",
    description: "Credit pulls of one SSN in a day (UTC), over all visitors and members.",
    default: "10",
    pattern: NUMBER,
  },
  PULLS_PER_TEST_IDENTITY_A_DAY: {
    parameter: "PullsPerTestIdentityPerDay",
    description: "The same for each special identity of the simulated bureaus (666-00-0001 and those after it).",
    default: "10",
    pattern: NUMBER,
  },
} satisfies Record<string, Setting>;
