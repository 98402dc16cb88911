import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { ContractRepository } from "#functions/repositories/contracts";
import type { DeletionRepository } from "#functions/repositories/deletions";
import type { EmailRepository } from "#functions/repositories/emails";
import { as, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { billingEnds, contracts, deletions, emails, payments, refundOrders, users } from "#functions/services";
import { type OwedServices, refundsOwed } from "#functions/services/billing/refunds";
import { type EraseServices, eraseMember } from "#functions/services/members/erase-member";
import { erasingServices } from "#functions/services/members/erasing-services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, SESSION_COOKIE } from "#functions/shell/cookies";
import { faultOf, log } from "#functions/shell/log";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import type { DeletedAccount, KeptKind } from "#shared/api/schemas/account";
import { lastErasedOn } from "#shared/domain/retention/retention";

export type DeleteServices = EraseServices &
  OwedServices & {
    users: Pick<UserRepository, "updateItem">;
    deletions: Pick<DeletionRepository, "begin">;
    contracts: Pick<ContractRepository, "ending">;
    emails: Pick<EmailRepository, "item">;
    billingEnds: Pick<BillingEndRepository, "ordering">;
  };

/**
 * Deletes the member's account. The wish is written down first, together with what shuts every door at once: sessions,
 * sign-in, subscription, contract. Erasing follows; what a crash or a fault leaves of it, the job `finish-deletions` erases.
 * The answer says what the law has us keep, and until when.
 *
 * @throws AppError ADMIN_ACCOUNT, CONFLICT when the account changed at the same moment
 */
export async function deleteAccount(
  { user, requestId }: Pick<RequestOf<"account/delete-account">, "user" | "requestId">,
  services: DeleteServices,
) {
  if (user.isAdmin) throw new AppError("ADMIN_ACCOUNT");
  const at = services.now();
  const { userId } = user;
  const deletion = { userId, requestedAt: at.toISOString(), keptUntil: lastErasedOn(at) };
  const kept = await keptOf(user, services);
  const { refundCents, orders } = await owedTo(user, at, services);
  const writes = [...shutting(user, at, services), ...orders];
  await services.deletions.begin(deletion, writes).catch(as("CONFLICT"));
  await eraseMember(deletion, services).catch((error: unknown) => {
    log({ event: "fault", route: "account/delete-account", requestId, actorId: userId, fault: faultOf(error) });
  });
  const answer: DeletedAccount = { deletedAt: deletion.requestedAt, keptUntil: deletion.keptUntil, kept, refundCents };
  return reply(answer, { cookies: [clearCookie(SESSION_COOKIE)] });
}

/** What goes back when the contract is still in its cancellation period, or none was signed. */
async function owedTo(user: UserRecord, at: Date, services: DeleteServices) {
  const { contract } = user;
  const instant = at.toISOString();
  const isOwed = !contract || (!contract.cancelledAt && instant < contract.cancelUntil);
  return isOwed ? refundsOwed(user, instant, services) : { refundCents: 0, orders: [] };
}

function shutting(
  user: UserRecord,
  at: Date,
  { users, contracts, emails, billingEnds }: DeleteServices,
): TransactItem[] {
  const { userId, contract, isAdmin, email, firstName = "", language } = user;
  const instant = at.toISOString();
  const isActive = user.subscriptionStatus === "active";
  const changes = { disabledAt: instant, ...(isActive && { subscriptionStatus: "inactive" as const }) };
  const order = { userId, kind: "accountDeleted" as const, language, once: "1" };
  const end = { cancelledAt: instant, endsAt: instant, isWithinPeriod: instant < (contract?.cancelUntil ?? "") };
  return [
    users.updateItem(userId, changes, { disabledAt: undefined, isAdmin, contract, payment: user.payment }),
    ...(contract && !contract.cancelledAt && !contract.endsAt
      ? [contracts.ending(userId, contract.contractId, { ...end, reason: "account deleted" })]
      : []),
    ...billingEnds.ordering(user, instant),
    ...(email
      ? [emails.item({ ...order, addressee: { to: email, name: firstName, provenAt: user.emailProvenAt } }, at)]
      : []),
  ];
}

/** What this member has of the things that stay. */
async function keptOf({ userId }: UserRecord, { userItems, orders }: DeleteServices): Promise<KeptKind[]> {
  const [items, placed] = await Promise.all([userItems.items(userId), orders.all(userId)]);
  const has = (prefix: string) => items.some(({ sk }) => String(sk).startsWith(prefix));
  const isMailed = placed.some(({ mailed }) => Object.keys(mailed).length > 0);
  const all: [KeptKind, boolean][] = [
    ["contract", has("CONTRACT#")],
    ["payments", has("PAYMENT#")],
    ["consents", has("CONSENT#")],
    ["letters", isMailed],
  ];
  return all.flatMap(([kind, isThere]) => (isThere ? [kind] : []));
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
