/**
 * How the sort keys begin of what the tables' streams hand to jobs. No SDK is imported here: the template's filters are made of it.
 */
export const streamKeys = {
  user: "USER",
  historyStep: "HISTORY#",
  payment: "PAYMENT#",
  auditEntry: "AUDIT#",
  contract: "CONTRACT#",
  email: "EMAIL-OUT#",
  passwordReset: "RESET-ASK#",
  mailOrder: "MAIL#",
  /** Disputes alone: their keys are ULIDs, those of everything beside them are words. */
  dispute: "0",
} as const;
