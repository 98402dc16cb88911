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
    firstName: profile?.firstName ?? "",
    lastName: profile?.lastName ?? "",
    signInMethod: "password" as const,
    onboardingCompletedAt: at.toISOString(),
  };
  const paymentType = visitor.paymentType ?? selection?.paymentType;
  return { ...continuedVisitor({ ...visitor, paymentType }, opening, at), email, username };
}

type Opening = Omit<Parameters<typeof newMember>[1], "subscriptionStatus" | "isAdmin">;

/** The record of a member who was a visitor, with all that is known of them: their own name first, and a payment that is to be verified. */
export function continuedVisitor(visitor: UserRecord, opening: Opening, at: Date): UserRecord {
  const subscriptionStatus = visitor.payment ? "pending_verification" : "incomplete";
  // No account is opened in a state that is not served: what held the payment is over.
  const payment = visitor.payment && { ...visitor.payment, heldFor: undefined };
  const { firstName = opening.firstName, lastName = opening.lastName } = visitor;
  return newMember(
    { ...visitor, payment },
    { ...opening, firstName, lastName, subscriptionStatus, isAdmin: false },
    at,
  );
}
