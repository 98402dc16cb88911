import { newMember } from "#functions/repositories/new-user";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { CreateAccountBody } from "#shared/api/schemas/onboarding";

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
    firstName: visitor.firstName ?? profile?.firstName ?? "",
    lastName: visitor.lastName ?? profile?.lastName ?? "",
    signInMethod: "password" as const,
    subscriptionStatus: visitor.payment ? ("pending_verification" as const) : ("incomplete" as const),
    onboardingCompletedAt: at.toISOString(),
    isAdmin: false,
  };
  const paymentType = visitor.paymentType ?? selection?.paymentType;
  // No account is opened in a state that is not served: what held the payment is over.
  const payment = visitor.payment && { ...visitor.payment, heldFor: undefined };
  return { ...newMember({ ...visitor, payment, paymentType }, opening, at), email, username };
}
