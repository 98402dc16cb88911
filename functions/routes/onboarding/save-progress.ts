import { openField, sealField } from "#functions/providers/aws/field-encryption";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { onboarding } from "#functions/services";
import { mergeIntoDraft, type SealingServices } from "#functions/services/members/profile-draft";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"onboarding/save-progress">, "user" | "body">;
type Services = SealingServices & { onboarding: Pick<OnboardingRepository, "draftOf" | "saveDraft"> };

/** Far more than anybody types, and far less than a record holds (400 KB). */
const MOST_BYTES = 128 * 1024;

/**
 * Keeps what was typed so far. The profile is sealed; its fields that are not sent stay as they were.
 *
 * @throws AppError PAYLOAD_TOO_LARGE
 */
export async function saveProgress({ user, body }: Request, services: Services): Promise<undefined> {
  if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
  const { onboarding } = services;
  const { profile, ...rest } = body;
  const before = profile && (await onboarding.draftOf(user.userId)).sealedProfile;
  const sealedProfile = profile && (await mergeIntoDraft(user.userId, before, profile, services));
  await onboarding.saveDraft(user, { ...rest, sealedProfile });
}

export const handler = apiHandler("onboarding/save-progress", saveProgress, () => ({
  onboarding: onboarding(),
  openField,
  sealField,
}));
