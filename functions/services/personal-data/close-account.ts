import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { ContractRepository } from "#functions/repositories/contracts";
import type { EmailRepository } from "#functions/repositories/emails";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberItemStore } from "#functions/repositories/member-items";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { type OwedServices, refundsOwed } from "#functions/services/billing/refunds";
import type { KeptKind } from "#shared/api/schemas/account";

export type CloseAccountServices = OwedServices & {
  users: Pick<UserRepository, "updateWrite">;
  contracts: Pick<ContractRepository, "endWrite">;
  emails: Pick<EmailRepository, "addWrite">;
  billingEnds: Pick<BillingEndRepository, "orderWrites">;
};

/**
 * The writes that close every door of an account at once: sessions, sign-in, subscription, contract; and those that order refunds,
 * which are due while the contract is in its cancellation period, or where none was signed.
 */
export async function closeAccountWrites(
  user: UserRecord,
  services: CloseAccountServices,
  at: Date,
): Promise<{ refundCents: number; writes: TransactItem[] }> {
  const { contract } = user;
  const instant = at.toISOString();
  const isOwed = !contract || (!contract.cancelledAt && instant < contract.cancelUntil);
  const { refundCents, orders } = isOwed ? await refundsOwed(user, instant, services) : { refundCents: 0, orders: [] };
  return { refundCents, writes: [...endWrites(user, services, at), ...orders] };
}

function endWrites(
  user: UserRecord,
  { users, contracts, emails, billingEnds }: CloseAccountServices,
  at: Date,
): TransactItem[] {
  const { userId, contract, isAdmin, email, firstName = "", language } = user;
  const instant = at.toISOString();
  const isActive = user.subscriptionStatus === "active";
  const changes = { disabledAt: instant, ...(isActive && { subscriptionStatus: "inactive" as const }) };
  const order = { userId, kind: "accountDeleted" as const, language, dedupeKey: "1" };
  const end = { cancelledAt: instant, endsAt: instant, isWithinPeriod: instant < (contract?.cancelUntil ?? "") };
  return [
    users.updateWrite(userId, changes, { disabledAt: undefined, isAdmin, contract, payment: user.payment }),
    ...(contract && !contract.cancelledAt && !contract.endsAt
      ? [contracts.endWrite(userId, contract.contractId, { ...end, reason: "account deleted" })]
      : []),
    ...billingEnds.orderWrites(user, instant),
    ...(email
      ? [emails.addWrite({ ...order, addressee: { to: email, name: firstName, provenAt: user.emailProvenAt } }, at)]
      : []),
  ];
}

type KeptServices = { memberItems: Pick<MemberItemStore, "read">; orders: Pick<MailOrderRepository, "all"> };

/** What this member has of the things that the law has us keep. */
export async function keptEvidence(userId: string, { memberItems, orders }: KeptServices): Promise<KeptKind[]> {
  const [{ evidence }, placed] = await Promise.all([memberItems.read(userId), orders.all(userId)]);
  const isMailed = placed.some(({ mailed }) => Object.keys(mailed).length > 0);
  const all: [KeptKind, boolean][] = [
    ["contract", evidence.has("contract")],
    ["payments", evidence.has("payments")],
    ["consents", evidence.has("consents")],
    ["letters", isMailed],
  ];
  return all.flatMap(([kind, isThere]) => (isThere ? [kind] : []));
}
