import type { DisputeRepository } from "#functions/repositories/disputes";
import type { HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { disputes, history, letters, mailOrders } from "#functions/services";
import { disputeDetail, withTrackingNumbers } from "#functions/services/disputes/dispute-view";
import { mailTimeOf } from "#functions/services/disputes/return-address";
import { openingEntry } from "#functions/services/members/audit-entries";
import { requesterOf } from "#functions/shell/admin-rights";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/get-dispute">, "user" | "session" | "params">;
type Services = {
  disputes: Pick<DisputeRepository, "getFor">;
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "get">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * A dispute with its letters, and those of the rounds before. An administrator may read every member's; that is in the audit log
 * before they see it.
 */
export async function getDispute({ params, ...caller }: Request, services: Services) {
  const { disputes, letters, orders, history, now } = services;
  const { user } = caller;
  const dispute = await disputes.getFor(requesterOf(caller), params.id);
  const { id: disputeId, userId, round } = dispute;
  if (userId !== user.userId) {
    await history.audit({ ...openingEntry(userId, user.userId, now()), disputeId, action: "dispute_read", after: {} });
  }
  const [rounds, order] = await Promise.all([
    letters.rounds(disputeId),
    dispute.status === "draft" ? undefined : orders.get({ userId, disputeId, round }),
  ]);
  const detail = { ...disputeDetail(dispute, rounds), ...mailTimeOf(dispute, user, now()) };
  return order ? withTrackingNumbers(detail, order) : detail;
}

export const handler = apiHandler("disputes/get-dispute", getDispute, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  history: history(),
  now,
}));
