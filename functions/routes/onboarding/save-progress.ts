import { OnboardingRepository } from "#functions/repositories/onboarding";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { openField, sealField } from "#functions/runtime/field-encryption";
import type { RequestOf } from "#functions/runtime/request";
import { ProfileDraft } from "#shared/api/schemas/onboarding";

type Request = Pick<RequestOf<"onboarding/save-progress">, "user" | "body">;
type Services = {
  onboarding: Pick<OnboardingRepository, "draftOf" | "saveDraft">;
  openField: typeof openField;
  sealField: typeof sealField;
};

/** Keeps what was typed so far. The profile is sealed; its fields that are not sent stay as they were. */
export async function saveProgress({ user, body }: Request, services: Services): Promise<undefined> {
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
  onboarding: new OnboardingRepository(documents(), env("USERS_TABLE")),
  openField,
  sealField,
}));
