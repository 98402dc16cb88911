import { changeBy } from "#functions/repositories/change-by";
import type { UserRecord } from "#functions/repositories/users";
import { activation } from "#shared/domain/plan/activation";
import { BY_PROVIDER } from "#shared/domain/plan/payment-changes";

/**
 * What a payment in the onboarding changes of the member whose it is: the plan begins whose price the provider has confirmed. Undefined
 * where none was confirmed, or its state is not served: then it is to be verified.
 */
export function beginPlan(member: UserRecord, { plan, heldFor }: Partial<UserRecord["payment"]> = {}, at: Date) {
  return plan && !heldFor ? activation(member, plan, changeBy(BY_PROVIDER, "payment_received", at)) : undefined;
}
