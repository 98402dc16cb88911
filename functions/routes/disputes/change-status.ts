import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { disputes, history, letters, mailOrders, memberCounts, users } from "#functions/services";
import { assertOutcome, assertRecordable } from "#functions/services/disputes/check-answer";
import { recordStatus, withSharedArrival } from "#functions/services/disputes/record-status";
import { type LaterDraftServices, laterDraftWrites } from "#functions/services/disputes/renew-later-draft";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { requesterOf } from "#functions/shell/admin-rights";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/change-status">, "user" | "session" | "params" | "body">;
type Services = AnswerServices &
  LaterDraftServices & {
    disputes: Pick<DisputeRepository, "getFor" | "getNow">;
    orders: Pick<MailOrderRepository, "get">;
    now: () => Date;
  };

/**
 * A member, or an administrator for them, records that letters arrived, or what a bureau answered, or within 30 days corrects
 * what was recorded; the administrator with an entry in the audit log. A letter that several disputes share arrives for all of them.
 */
export async function changeStatus({ user, session, params, body }: Request, services: Services) {
  const dispute = await services.disputes.getFor(requesterOf({ user, session }), params.id);
  assertRecordable(dispute, body);
  const isOwn = dispute.userId === user.userId;
  const at = services.now().toISOString();
  const by = { at, by: isOwn ? "member" : "admin" } as const;
  const after = recordStatus(dispute, body, by);
  assertOutcome(dispute, body, at);
  const { received, correction } = body;
  const sharing = received && (await withSharedArrival(dispute, { received, correction }, by, services));
  const alongside = await laterDraftWrites({ before: dispute, after, at: new Date(at) }, services);
  const adminId = isOwn ? undefined : user.userId;
  await saveAnswer({ before: dispute, after, sharing, alongside, at, adminId }, services);
  return asRead(after);
}

export const handler = apiHandler("disputes/change-status", changeStatus, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  counts: memberCounts(),
  history: history(),
  users: users(),
  now,
}));
