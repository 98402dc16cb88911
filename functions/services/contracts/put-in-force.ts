import type { ContractRecord, ContractRepository } from "#functions/repositories/contracts";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { covers } from "#shared/domain/contract/ending";
import { paidFrom } from "#shared/domain/contract/refund";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Services = { users: Pick<UserRepository, "updateWrite">; contracts: Pick<ContractRepository, "endWrite"> };

/**
 * The writes that make a signed contract the one of the user record, and end the one that it replaces. A contract of another plan
 * than the present one is kept beside it until that plan begins. Refused when the record's contracts changed since it was read.
 */
export function putInForce(user: UserRecord, signed: ContractRecord, { users, contracts }: Services): TransactItem[] {
  const { userId, contract, nextContract, subscriptionStatus } = user;
  const { contractId, version, plan, fullName, signedAt, cancelUntil, serviceMayStartAt } = signed;
  const { disclosureAcknowledgedAt, esignConsentAt } = signed;
  const times = { disclosureAcknowledgedAt, esignConsentAt, signedAt, cancelUntil, serviceMayStartAt };
  const from = paidFrom(contract, user.cancellation, signedAt);
  const summary = { contractId, version, plan, fullName, ...times, paidFrom: from };
  const only = { contract, nextContract, subscriptionStatus };
  const lasts = contract && !contract.endsAt && !contract.cancelledAt;
  const isRunning = lasts && isActiveAt(user, new Date(signedAt)) && covers(contract, user.subscriptionTier);
  if (isRunning) return [users.updateWrite(userId, { nextContract: summary }, only)];

  const replaced = { cancelledAt: signedAt, endsAt: signedAt, reason: "another contract", isWithinPeriod: true };
  return [
    users.updateWrite(userId, { contract: summary, nextContract: undefined }, only),
    ...(lasts ? [contracts.endWrite(userId, contract.contractId, replaced)] : []),
  ];
}
