import { changeBy } from "#functions/repositories/change-by";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { TransactItem } from "#functions/repositories/table";
import type { UserChanges, UserRecord, UserRepository } from "#functions/repositories/users";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { beginPlan } from "./begin-plan";

export type MovePaymentServices = {
  users: Pick<UserRepository, "updateWrite">;
  payments: Pick<PaymentRepository, "listAll" | "moveWrites" | "customerWrite" | "chargeWrite">;
  openStates: readonly string[];
};

/** Members whom a payment in the onboarding can help: none of theirs runs or is looked at. */
const unpaid: readonly UserRecord["subscriptionStatus"][] = ["incomplete", "inactive", undefined];

/**
 * The writes that make a visitor's payment the one of the member as whom they sign in, with its entries in the ledger and the names
 * by which the provider knows them. One that comes later finds the member by the visitor's record. Refused as a whole when one of
 * the two changed since it was read.
 */
export async function movePaymentWrites(
  visitor: UserRecord,
  member: UserRecord,
  { users, payments, openStates }: MovePaymentServices,
  at: Date,
): Promise<TransactItem[]> {
  const { payment } = visitor;
  const joined = { joinedTo: member.userId };
  const isMoved = payment && unpaid.includes(member.subscriptionStatus);
  if (!isMoved) return [users.updateWrite(visitor.userId, joined, { registeredAt: undefined, payment })];

  const { customerId, chargeId } = payment;
  const { subscriptionStatus, payment: own, contract, nextContract, allowance, otherAllowance } = member;
  const read = { subscriptionStatus, payment: own, contract, nextContract, allowance, otherAllowance };
  const ledger = await payments.listAll(visitor.userId);
  return [
    users.updateWrite(visitor.userId, { ...joined, payment: undefined }, { registeredAt: undefined, payment }),
    users.updateWrite(member.userId, changesBy(payment, { visitor, member, openStates, at }), read),
    ...ledger.flatMap((entry) => payments.moveWrites(entry, member.userId)),
    ...(customerId ? [payments.customerWrite(customerId, member.userId)] : []),
    ...(chargeId ? [payments.chargeWrite(chargeId, { userId: member.userId, customerId })] : []),
  ];
}

type Circumstances = { visitor: UserRecord; member: UserRecord; openStates: readonly string[]; at: Date };

/** What the provider has confirmed with its plan's price begins that plan; any other payment is to be verified. */
function changesBy(
  paid: NonNullable<UserRecord["payment"]>,
  { visitor, member, openStates, at }: Circumstances,
): UserChanges {
  const isOpen = isStateOpen(member.address?.state ?? visitor.address?.state, openStates);
  const payment = { ...paid, heldFor: isOpen ? undefined : ("state" as const) };
  const changes = isOpen ? beginPlan(member, paid, at) : undefined;
  if (changes) return { ...changes, payment };
  const lastChange = changeBy(member.userId, isOpen ? "payment_reported" : "payment_held", at);
  const { paymentType = paid.paymentType } = visitor;
  return { payment, paymentType, subscriptionStatus: "pending_verification", lastChange };
}
