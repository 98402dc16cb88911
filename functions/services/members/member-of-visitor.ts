import { newMember } from "#functions/repositories/new-user";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { CreateAccountBody } from "#shared/api/schemas/onboarding";
import { beginPlan } from "./begin-plan";

/**
 * The record of a member who was a visitor: what the visitor's record says, completed with what the onboarding's last screen sends.
 *
 * @throws AppError VALIDATION_FAILED without any e-mail address
 */
export function memberOfVisitor(visitor: UserRecord, { username, onboardingData }: CreateAccountBody, at: Date) {
  const { profile, selection } = onboardingData;
  const email = profile?.email ?? visitor.email;
  if (!email) {
    throw new AppError("VALIDATION_FAILED", {
      fieldErrors: { "onboardingData.profile.email": ["Please enter a valid email address"] },
    });
  }
  const opening = {
    email,
    username,
    firstName: profile?.firstName ?? "",
    lastName: profile?.lastName ?? "",
    signInMethod: "password" as const,
    onboardingCompletedAt: at.toISOString(),
  };
  const paymentType = visitor.paymentType ?? selection?.paymentType;
  return { ...continuedVisitor({ ...visitor, paymentType }, opening, at), email, username };
}

type Opening = Omit<Parameters<typeof newMember>[1], "subscriptionStatus" | "isAdmin">;

/**
 * The record of a member who was a visitor, with all that is known of them, their own name first. A payment that the provider has
 * confirmed with its plan's price begins the plan with the account, as it does for a member; any other is to be verified.
 */
export function continuedVisitor(visitor: UserRecord, opening: Opening, at: Date): UserRecord {
  const subscriptionStatus = visitor.payment ? "pending_verification" : "incomplete";
  // No account is opened in a state that is not served: what held the payment is over.
  const payment = visitor.payment && { ...visitor.payment, heldFor: undefined };
  const { firstName = opening.firstName, lastName = opening.lastName } = visitor;
  const names = { firstName, lastName };
  const member = newMember({ ...visitor, payment }, { ...opening, ...names, subscriptionStatus, isAdmin: false }, at);
  return { ...member, ...beginPlan(member, visitor.payment, at) };
}
