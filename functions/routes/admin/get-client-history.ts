import { ulid } from "ulid";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { HistoryRepository } from "#functions/repositories/history";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrder, RefundOrderRepository } from "#functions/repositories/refund-orders";
import type { ReportRecord, ReportRepository } from "#functions/repositories/reports";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { disputes, history, payments, refundOrders, reports, users } from "#functions/services";
import { clientView } from "#functions/services/clients/client-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { ClientHistory } from "#shared/api/schemas/admin";
import { dayOf } from "#shared/domain/days";

export type HistoryServices = {
  users: Pick<UserRepository, "get">;
  history: Pick<HistoryRepository, "list" | "audit">;
  payments: Pick<PaymentRepository, "list">;
  disputes: Pick<DisputeRepository, "list">;
  reports: Pick<ReportRepository, "get">;
  refunds: Pick<RefundOrderRepository, "ofMember">;
  now: () => Date;
};

/** As many as fit into 4 read units together. */
const MOST_DISPUTES = 20;

/**
 * What has happened to a client, newest first: steps of the subscription, the newest disputes, scores and payments. That somebody
 * looked is in the audit log before they see it.
 *
 * @throws AppError NOT_FOUND
 */
export async function getClientHistory(
  { user: admin, params: { id } }: RequestOf<"admin/get-client-history">,
  { users, history, payments, disputes, reports, refunds, now }: HistoryServices,
): Promise<ClientHistory> {
  const user = await users.get(id);
  if (!user?.registeredAt) throw new AppError("NOT_FOUND");
  const at = now();
  const audit = { id: ulid(at.getTime()), at: at.toISOString(), by: admin.userId, userId: id };
  const [steps, paid, orders, made, report] = await Promise.all([
    history.list(user),
    payments.list(id),
    hasRefunds(user) ? refunds.ofMember(id) : [],
    disputes.list(id, { limit: MOST_DISPUTES }),
    user.latestReport && reports.get(id, user.latestReport.reportId),
    history.audit({ ...audit, action: "history_read", before: {}, after: {} }),
  ]);

  return {
    client: clientView(user),
    subscriptionHistory: [
      ...steps.map(({ action, at: date, tier, newStatus }) => ({ action, date, tier, newStatus })),
      ...(steps.some(({ action }) => action === "registered") ? [] : [registration(user.registeredAt)]),
    ],
    disputeHistory: made.disputes,
    creditReports: report ? scoresOf(report) : [],
    paymentTimeline: [...orders.map(openRefund), ...paid].map(({ description, at: date, amountCents, status }) => {
      return { description, date, amountCents, amount: amountCents / 100, status };
    }),
  };
}

/** Only a cancellation within the period orders any: the others cost no read. */
function hasRefunds({ cancellation, contract }: UserRecord): boolean {
  return cancellation?.isWithinPeriod === true || contract?.refundCents !== undefined;
}

/** A refund that is not made yet: `due` once the payment provider has refused it. */
function openRefund({ orderedAt: at, amountCents, refusedFor }: RefundOrder) {
  return { description: "refund", at, amountCents: -amountCents, status: refusedFor ? "due" : "ordered" };
}

/** The record itself says when it began: no entry was written for it. */
function registration(date: string) {
  return { action: "registered", date, newStatus: "incomplete" as const };
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

export const handler = apiHandler("admin/get-client-history", getClientHistory, () => ({
  users: users(),
  history: history(),
  payments: payments(),
  refunds: refundOrders(),
  disputes: disputes(),
  reports: reports(),
  now,
}));
