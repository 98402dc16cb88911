import type { DisputeRepository } from "#functions/repositories/disputes";
import type { HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { disputes, history, letters, mailOrders } from "#functions/services";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { mailing } from "#functions/services/disputes/return-address";
import { openingEntry } from "#functions/services/members/audit-entries";
import { askerOf } from "#functions/shell/admin-rights";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureaus } from "#shared/domain/bureau/bureau";

type Services = {
  disputes: Pick<DisputeRepository, "getFor">;
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "get">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * A dispute with its letters, and those of the rounds before; an administrator may read everybody's, and that is in the audit log
 * before they see it.
 */
export async function getDispute(
  { params, ...caller }: Pick<RequestOf<"disputes/get-dispute">, "user" | "session" | "params">,
  { disputes, letters, orders, history, now }: Services,
): Promise<DisputeDetail> {
  const dispute = await disputes.getFor(askerOf(caller), params.id);
  const { id: disputeId, userId, round } = dispute;
  if (userId !== caller.user.userId) {
    const read = { ...openingEntry(userId, caller.user.userId, now()), disputeId };
    await history.audit({ ...read, action: "dispute_read", after: {} });
  }
  const [rounds, order] = await Promise.all([
    letters.rounds(disputeId),
    dispute.status === "draft" ? undefined : orders.get({ userId, disputeId, round }),
  ]);
  const detail = { ...disputeDetail(dispute, rounds), ...mailing(dispute, caller.user, now()) };
  return order ? { ...detail, bureaus: tracked(detail.bureaus, order) } : detail;
}

/** The tracking numbers stand with the mail order: a list needs none. */
function tracked(progress: DisputeDetail["bureaus"], { mailed }: MailOrder): DisputeDetail["bureaus"] {
  const known = bureaus.flatMap((bureau) => {
    const seen = progress[bureau];
    return seen ? [[bureau, { ...seen, trackingNumber: mailed[bureau]?.trackingNumber }] as const] : [];
  });
  return Object.fromEntries(known);
}

export const handler = apiHandler("disputes/get-dispute", getDispute, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  history: history(),
  now,
}));
