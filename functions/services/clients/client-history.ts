import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { HistoryRecord } from "#functions/repositories/history";
import type { PaymentRecord } from "#functions/repositories/payments";
import type { RefundOrder } from "#functions/repositories/refund-orders";
import type { ReportRecord } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { paymentTimeline } from "#functions/services/billing/payment-timeline";
import type { ClientHistory } from "#shared/api/schemas/admin";
import { dayOf } from "#shared/domain/days";
import { clientView } from "./client-view";

/** What is stored of a client, each newest first. */
type Stored = {
  user: UserRecord;
  steps: HistoryRecord[];
  payments: PaymentRecord[];
  refunds: RefundOrder[];
  disputes: DisputeRecord[];
  report?: ReportRecord;
};

/** What has happened to a client, newest first: steps of the subscription, disputes, scores and payments. */
export function clientHistory({ user, steps, payments, refunds, disputes, report }: Stored): ClientHistory {
  const { registeredAt } = user;
  const needsRegistration = registeredAt && !steps.some(({ action }) => action === "registered");
  return {
    client: clientView(user),
    subscriptionHistory: [
      ...steps.map(({ action, at: date, tier, newStatus }) => ({ action, date, tier, newStatus })),
      ...reportedBefore(user, steps),
      ...(needsRegistration ? [registration(registeredAt)] : []),
    ],
    disputeHistory: disputes,
    creditReports: report ? scoresOf(report) : [],
    paymentTimeline: paymentTimeline(payments, refunds),
  };
}

/** The record itself says when it began: no entry was written for it. */
function registration(date: string) {
  return { action: "registered", date, newStatus: "incomplete" as const };
}

/**
 * A visitor's payment waits for verification from when there is an account: no entry was written for that either. One that the provider
 * had confirmed by then waits for nothing.
 */
function reportedBefore({ registeredAt: date, payment }: UserRecord, steps: Stored["steps"]) {
  const isReported = date !== undefined && payment?.reportedAt !== undefined && payment.reportedAt <= date;
  const wasConfirmed = steps.some(({ action, at }) => action === "payment_received" && at === date);
  if (!isReported || wasConfirmed) return [];
  const action = payment.heldFor ? "payment_held" : "payment_reported";
  return [{ action, date, newStatus: "pending_verification" as const }];
}

/** The latest report and, from its own history, the scores of the other days: newer ones too, where a member saved an old report. */
function scoresOf({ pulledAt, history, negativeItems, dataSource, ...report }: ReportRecord) {
  const { creditScore, experianScore, equifaxScore, transunionScore } = report;
  const date = dayOf(pulledAt);
  const latest = { date, creditScore, experianScore, equifaxScore, transunionScore };
  const others = history.filter((point) => point.date !== date);
  return [{ ...latest, negativeItems: negativeItems.length, dataSource }, ...others].sort((one, other) =>
    other.date.localeCompare(one.date),
  );
}
