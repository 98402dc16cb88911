import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import { changeBy } from "#functions/repositories/change-by";
import type { ContractRepository } from "#functions/repositories/contracts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { EmailRepository } from "#functions/repositories/emails";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { type OwedServices, refundsOwed } from "#functions/services/billing/refunds";
import { type StopFirstServices, stopFirst, stopWrites } from "#functions/services/disputes/stop-letters";
import { AppError } from "#shared/api/errors";
import { type Ending, endingChanges } from "#shared/domain/contract/ending";

export type EndContractServices = StopFirstServices &
  OwedServices & {
    contracts: Pick<ContractRepository, "endWrite" | "transact">;
    billingEnds: Pick<BillingEndRepository, "orderWrites">;
    emails: Pick<EmailRepository, "addWrite">;
  };

type Ended = { cancelledAt: string; endsAt: string; stoppedDisputes: number; refundCents: number };

type Cancellation = {
  reason?: string;
  /** What is written in the same transaction. */
  alongside: (answer: Ended) => TransactItem[];
};

const nothing = { refundCents: 0, orders: [] };

/**
 * Ends a member's contract as `ending` says: letters that wait are stopped, what was paid within the period is ordered back, and the
 * payment provider is to charge nothing beyond the end; a mail confirms it. Refused as a whole when any of it changed since it was read.
 *
 * @throws AppError NOTHING_TO_CANCEL when the contract has gone meanwhile
 */
export async function endContract(
  read: UserRecord,
  ending: Ending<DisputeRecord>,
  { reason, alongside }: Cancellation,
  services: EndContractServices,
): Promise<Ended> {
  const { users, contracts, billingEnds, emails } = services;
  const { cancelledAt, endsAt, isWithinPeriod, stopped } = ending;
  const { refundCents, orders } = isWithinPeriod ? await refundsOwed(read, cancelledAt, services) : nothing;
  const answer = { cancelledAt, endsAt, stoppedDisputes: stopped.length, refundCents };

  const { user, waiting } = await stopFirst(read, stopped, cancelledAt, services, orders.length);
  const { userId, contract, language } = user;
  if (!contract) throw new AppError("NOTHING_TO_CANCEL");
  const whole = { ...ending, stopped: waiting, refundCents };
  const { allowance, otherAllowance, subscriptionStatus, payment } = user;
  const only = { contract, allowance, otherAllowance, subscriptionStatus, payment };
  const deactivated = changeBy(userId, "deactivated", new Date(cancelledAt));
  const changes = endingChanges({ ...user, contract }, whole, deactivated);
  const stops = await Promise.all(
    waiting.map((dispute) => stopWrites(dispute, { at: cancelledAt, by: "system" }, services)),
  );
  const kind = endsAt > cancelledAt ? "noticeGiven" : "contractCanceled";
  const mail = { userId, kind, language, dedupeKey: contract.contractId } as const;
  await contracts.transact([
    users.updateWrite(userId, changes, only),
    contracts.endWrite(userId, contract.contractId, { ...whole, reason }),
    ...billingEnds.orderWrites(user, endsAt),
    ...stops.flat(),
    ...orders,
    emails.addWrite(mail, new Date(cancelledAt)),
    ...alongside(answer),
  ]);
  return answer;
}
