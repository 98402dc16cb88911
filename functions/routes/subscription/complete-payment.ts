import { ulid } from "ulid";
import { openField } from "#functions/providers/aws/field-encryption";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { onboarding, openStates, users } from "#functions/services";
import { reportPayment } from "#functions/services/billing/report-payment";
import { type DraftServices, draftServices } from "#functions/services/disputes/draft-disputes";
import { draftSelection } from "#functions/services/disputes/draft-selection";
import { type StatedProfileServices, statedProfile } from "#functions/services/members/stated-profile";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { isStateOpen } from "#shared/domain/contract/state-rules";

export type CompletePaymentServices = DraftServices &
  StatedProfileServices & {
    users: Pick<UserRepository, "get" | "update">;
    openStates: readonly string[];
  };

/**
 * A person says that they have paid: their selection becomes drafts, and a member without an active plan waits for verification.
 * A visitor's drafts and payment wait for the account. Items whose dispute is open already are left out. In a state that is not
 * served, and of a visitor who has named none, the payment is noted alone: no draft is written, and it waits for an administrator.
 *
 * @throws AppError NOT_FOUND for an item that is not in the latest report, VALIDATION_FAILED for a reason
 *   that says nothing or that the report disproves: nothing is done
 */
export async function completePayment(
  { user, body }: RequestOf<"subscription/complete-payment">,
  services: CompletePaymentServices,
) {
  const at = services.now();
  const isOpen = await isServed(user, services);
  const disputesCreated = isOpen ? await draftSelection(user, body, services) : 0;
  const paymentIntentId = `pay_${ulid(at.getTime())}`;
  await reportPayment(user, { paymentType: body.paymentType, paymentIntentId, isOpen }, services.users, at);
  return { disputesCreated, paymentIntentId };
}

/** A member's letters may wait for the address; a visitor who was asked for none has not passed the onboarding's first step. */
async function isServed(user: UserRecord, services: CompletePaymentServices): Promise<boolean> {
  const { address } = await statedProfile(user, services);
  const states = [user.address?.state, address?.state].filter((state) => state);
  if (states.length === 0) return user.registeredAt !== undefined && isStateOpen(undefined, services.openStates);
  return states.every((state) => isStateOpen(state, services.openStates));
}

export const handler = apiHandler("subscription/complete-payment", completePayment, () => ({
  ...draftServices(),
  users: users(),
  onboarding: onboarding(),
  openField,
  openStates: openStates(),
  now,
}));
