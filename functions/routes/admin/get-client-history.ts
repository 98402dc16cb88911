import type { DisputeRepository } from "#functions/repositories/disputes";
import type { HistoryRepository } from "#functions/repositories/history";
import type { PaymentRecord, PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrderRepository } from "#functions/repositories/refund-orders";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { disputes, history, payments, refundOrders, reports, users } from "#functions/services";
import { clientHistory } from "#functions/services/clients/client-history";
import { openingEntry } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

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
 * What has happened to a client, newest first: steps of the subscription, the newest disputes, scores and payments. This view
 * is in the audit log before it is shown.
 *
 * @throws AppError NOT_FOUND
 */
export async function getClientHistory(
  { user: admin, params: { id } }: RequestOf<"admin/get-client-history">,
  services: HistoryServices,
) {
  const user = await services.users.get(id);
  if (!user?.registeredAt) throw new AppError("NOT_FOUND");
  const entry = openingEntry(id, admin.userId, services.now());
  const [steps, paid, made, report] = await Promise.all([
    services.history.list(user),
    services.payments.list(id),
    services.disputes.list(id, { limit: MOST_DISPUTES }),
    user.latestReport && services.reports.get(id, user.latestReport.reportId),
    services.history.audit({ ...entry, action: "history_read", after: {} }),
  ]);
  const refunds = mayHaveOrders(user, paid) ? await services.refunds.ofMember(id) : [];
  return clientHistory({ user, steps, payments: paid, refunds, disputes: made.disputes, report });
}

/** Refunds are ordered by a cancellation within the period, and by a refund that failed: the others cost no read. */
function mayHaveOrders({ cancellation, contract }: UserRecord, ledger: PaymentRecord[]): boolean {
  if (cancellation?.isWithinPeriod || contract?.refundCents !== undefined) return true;
  return ledger.some(({ status }) => status === "refund_failed");
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
