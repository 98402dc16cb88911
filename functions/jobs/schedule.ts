import { streamKeys } from "#functions/repositories/stream-keys";

type StreamEvent = "INSERT" | "MODIFY" | "REMOVE";

/** The beginning of a sort key, alone or with the events of its own. */
export type StreamKey = string | { startsWith: string; events: readonly StreamEvent[] };

/**
 * A job's source of events: `stream` names the table whose changes start it, `schedule` its times (EventBridge, UTC); one that is
 * `invoked` is started by routes that do not wait for it.
 */
export type JobLine = {
  /** What people lose while it fails; its alarm says so. */
  impact: string;
  schedule?: `cron(${string})` | `rate(${string})`;
  stream?: "Users" | "Reports" | "Disputes";
  invoked?: true;
  /** What happens to an item; new items unless said. */
  streamEvents?: readonly StreamEvent[];
  /** Only items whose sort key starts so reach the job: a table's other writes start nothing. */
  streamKeyPrefix?: string | readonly StreamKey[];
};

const everyChange = ["INSERT", "MODIFY", "REMOVE"] as const;

/**
 * What happens without a request: one line, one file in `functions/jobs`, one Lambda.
 *
 * A stream has at most two readers (AWS advises no more): what else follows from a table is a step of `follow-members` or
 * `follow-disputes`.
 */
export const jobs = {
  "send-letters": {
    impact: "Submitted letters do not leave by mail.",
    stream: "Disputes",
    streamKeyPrefix: streamKeys.mailOrder,
    // Letters whose cancellation period ended while no one touched them, and those that a fault left behind.
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
    streamKeyPrefix: [streamKeys.contract, streamKeys.email, streamKeys.passwordReset],
  },
  "mail-news": {
    impact: "Members do not hear by e-mail what happened to their disputes and reports.",
    // Morning in all of the United States.
    schedule: "cron(0 15 * * ? *)",
  },
  "follow-disputes": {
    impact:
      "Members are not notified that their letters were mailed and delivered, and the metrics do not count disputes.",
    stream: "Disputes",
    streamEvents: everyChange,
    streamKeyPrefix: streamKeys.dispute,
  },
  "follow-members": {
    impact:
      "Members are not notified of activations and payments, metrics do not count them, and the audit log does not grow.",
    stream: "Users",
    streamKeyPrefix: [
      { startsWith: streamKeys.user, events: everyChange },
      streamKeys.historyStep,
      streamKeys.payment,
      streamKeys.auditEntry,
    ],
  },
  "read-page": {
    impact: "Photos and scans of credit reports are not read.",
    invoked: true,
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
  "recount-metrics": {
    impact: "A drift of the administrator's metrics is neither seen nor repaired.",
    // In the small hours of all of the United States.
    schedule: "cron(0 9 * * ? *)",
  },
  "verify-audit": {
    impact: "The audit log was changed, or it is not known whether it was: look at it before anything else.",
    schedule: "cron(30 9 * * ? *)",
  },
  "expire-onboarding": {
    impact: "What abandoned onboardings typed is kept longer than 24 hours.",
    schedule: "rate(1 hour)",
  },
} as const satisfies Record<string, JobLine>;

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];
