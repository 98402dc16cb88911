import type { DeletionRepository } from "#functions/repositories/deletions";
import { as } from "#functions/repositories/table";
import { billingEnds, contracts, deletions, emails, payments, refundOrders, users } from "#functions/services";
import {
  type CloseAccountServices,
  closeAccountWrites,
  keptEvidence,
} from "#functions/services/personal-data/close-account";
import { type EraseServices, eraseMember } from "#functions/services/personal-data/erase-member";
import { erasingServices } from "#functions/services/personal-data/erasing-services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, SESSION_COOKIE } from "#functions/shell/cookies";
import { logFault } from "#functions/shell/log";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import { lastErasedOn } from "#shared/domain/retention/retention";

type Request = Pick<RequestOf<"account/delete-account">, "user" | "requestId">;
type Services = EraseServices & CloseAccountServices & { deletions: Pick<DeletionRepository, "begin"> };

/**
 * Deletes the member's account. The request is written first, together with what closes every door at once: sessions, sign-in,
 * subscription, contract. Erasing follows; what a crash or a fault leaves of it, the job `finish-deletions` erases. The answer says
 * what the law has us keep, and until when.
 *
 * @throws AppError ADMIN_ACCOUNT, CONFLICT when the account changed at the same moment
 */
export async function deleteAccount({ user, requestId }: Request, services: Services) {
  if (user.isAdmin) throw new AppError("ADMIN_ACCOUNT");
  const at = services.now();
  const { userId } = user;
  const [requestedAt, keptUntil] = [at.toISOString(), lastErasedOn(at)];
  const deletion = { userId, requestedAt, keptUntil };
  const kept = await keptEvidence(userId, services);
  const { refundCents, writes } = await closeAccountWrites(user, services, at);
  await services.deletions.begin(deletion, writes).catch(as("CONFLICT"));
  const notErased = logFault({ route: "account/delete-account", requestId, actorId: userId });
  await eraseMember(deletion, services).catch(notErased);
  const answer = { deletedAt: requestedAt, keptUntil, kept, refundCents };
  return reply(answer, { cookies: [clearCookie(SESSION_COOKIE)] });
}

export const handler = apiHandler("account/delete-account", deleteAccount, () => ({
  ...erasingServices(),
  users: users(),
  deletions: deletions(),
  contracts: contracts(),
  emails: emails(),
  billingEnds: billingEnds(),
  payments: payments(),
  refunds: refundOrders(),
}));
