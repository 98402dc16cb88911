/** A job's source of events: `stream` names the table whose changes start it, `schedule` its times (EventBridge, UTC). */
export type JobLine = {
  /** What people lose while it fails; its alarm says so. */
  impact: string;
  schedule?: `cron(${string})` | `rate(${string})`;
  stream?: "Users" | "Reports" | "Disputes";
  /** What happens to an item; new items unless said. */
  streamEvents?: readonly ("INSERT" | "MODIFY" | "REMOVE")[];
  /** Only items whose sort key starts so reach the job: a table's other writes start nothing. */
  streamKeyPrefix?: string | readonly string[];
};

/** What happens without a request: one line, one file in `functions/jobs`, one Lambda. */
export const jobs = {
  "send-letters": {
    impact: "Submitted letters do not leave by mail.",
    stream: "Disputes",
    streamKeyPrefix: "MAIL#",
    // Letters whose cancellation period ended while nobody touched them, and those that a fault left behind.
    schedule: "rate(15 minutes)",
  },
  "grant-allowances": {
    impact: "Members wait for their new month's disputes until they use the first one.",
    // The 1st grants; the other days catch up with what a fault left out.
    schedule: "cron(5 0 * * ? *)",
  },
  "send-notices": {
    impact: "Members do not get e-mails, the copy of their contract and the way to a new password among them.",
    stream: "Users",
    streamKeyPrefix: ["CONTRACT#", "EMAIL-OUT#", "RESET-ASK#"],
  },
  "tell-dispute-news": {
    impact: "Members are not told that their letters were mailed and delivered.",
    stream: "Disputes",
    streamEvents: ["MODIFY"],
    // Disputes alone: their keys are ULIDs, those of everything beside them are words.
    streamKeyPrefix: "0",
  },
  "tell-account-news": {
    impact: "Members are not told of activations and payments.",
    stream: "Users",
    streamKeyPrefix: ["HISTORY#", "PAYMENT#"],
  },
  "monitor-reports": {
    impact: "Members' reports are not looked at each month, and new negative items stay unseen.",
    // After the month's allowances; each day those whose day of the month has come, and those whom a bureau did not answer.
    schedule: "cron(15 1 * * ? *)",
  },
  "watch-clocks": {
    impact:
      "Members are not reminded of the bureaus' dates, and contracts and unpaid subscriptions do not end on their day.",
    schedule: "cron(30 0 * * ? *)",
  },
  "end-billing": {
    impact: "Members whose contract has ended may be charged again.",
    schedule: "rate(15 minutes)",
  },
  "apply-retention": {
    impact: "Data is kept longer than the law and the privacy policy allow.",
    schedule: "cron(40 2 * * ? *)",
  },
  "finish-deletions": {
    impact: "What a fault left of deleted accounts is not erased.",
    schedule: "rate(1 hour)",
  },
  "expire-onboarding": {
    impact: "What abandoned onboardings typed is kept longer than 24 hours.",
    schedule: "rate(1 hour)",
  },
} as const satisfies Record<string, JobLine>;

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];
