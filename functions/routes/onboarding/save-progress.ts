import { openField, sealField } from "#functions/providers/aws/field-encryption";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { onboarding } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { ProfileDraft } from "#shared/api/schemas/onboarding";

type Request = Pick<RequestOf<"onboarding/save-progress">, "user" | "body">;
type Services = {
  onboarding: Pick<OnboardingRepository, "draftOf" | "saveDraft">;
  openField: typeof openField;
  sealField: typeof sealField;
};

/** Far more than anybody types, and far less than a record holds (400 KB). */
const MOST_BYTES = 128 * 1024;

/**
 * Keeps what was typed so far. The profile is sealed; its fields that are not sent stay as they were.
 *
 * @throws AppError PAYLOAD_TOO_LARGE
 */
export async function saveProgress({ user, body }: Request, services: Services): Promise<undefined> {
  if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
  const { profile, ...rest } = body;
  const sealedProfile = profile && (await sealedOver(user.userId, profile, services));
  await services.onboarding.saveDraft(user, { ...rest, sealedProfile });
}

async function sealedOver(userId: string, profile: ProfileDraft, services: Services): Promise<Uint8Array> {
  const { sealedProfile: before } = await services.onboarding.draftOf(userId);
  const typed = before
    ? ProfileDraft.parse(JSON.parse(await services.openField(userId, "onboarding-draft", before)))
    : {};
  const merged = { ...typed, ...profile, address: { ...typed.address, ...profile.address } };
  return services.sealField(userId, "onboarding-draft", JSON.stringify(merged));
}

export const handler = apiHandler("onboarding/save-progress", saveProgress, () => ({
  onboarding: onboarding(),
  openField,
  sealField,
}));
