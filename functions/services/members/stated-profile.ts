import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { ProfileDraft } from "#shared/api/schemas/onboarding";
import { statedBirthDateProblem } from "#shared/domain/consumer/birth-date";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { profileOf, type SealingServices } from "./profile-draft";

export type StatedProfileServices = Pick<SealingServices, "openField"> & {
  onboarding: Pick<OnboardingRepository, "draftOf">;
};

type Stated = { address?: { state?: string }; dateOfBirth?: string };

/**
 * What a visitor has typed about themselves, and what the record knows beside it; of a member the record alone counts. One read, and
 * one call to KMS where something was typed.
 */
export async function statedProfile(
  user: UserRecord,
  { onboarding, openField }: StatedProfileServices,
): Promise<ProfileDraft> {
  if (user.registeredAt) return { address: user.address };
  const { sealedProfile } = await onboarding.draftOf(user.userId);
  return profileOf(user, sealedProfile, { openField });
}

/**
 * Whether the service may begin for a person: every state that they have named is served, and no birth date of theirs is a child's.
 *
 * @param field where the answer's `fieldErrors` say that the birth date is
 * @throws AppError STATE_NOT_SERVED, VALIDATION_FAILED
 */
export function assertMayBegin(
  stated: readonly Stated[],
  { openStates, at, field }: { openStates: readonly string[]; at: Date; field: string },
): void {
  for (const { address } of stated) {
    if (!isStateOpen(address?.state || undefined, openStates)) throw new AppError("STATE_NOT_SERVED");
  }
  for (const { dateOfBirth = "" } of stated) {
    const problem = statedBirthDateProblem(dateOfBirth, dayOf(at));
    if (problem) throw new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: [problem] } });
  }
}
