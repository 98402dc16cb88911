import type { openField, sealField } from "#functions/providers/aws/field-encryption";
import type { Draft } from "#functions/repositories/onboarding";
import type { UserRecord } from "#functions/repositories/users";
import { ProfileDraft } from "#shared/api/schemas/onboarding";

export type SealingServices = { openField: typeof openField; sealField: typeof sealField };
type OpenServices = Pick<SealingServices, "openField">;
type Sealed = Draft["sealedProfile"];

/** What the onboarding's profile step shows: what was typed last; before anything was, what the account knows. */
export async function profileOf(user: UserRecord, sealed: Sealed, services: OpenServices): Promise<ProfileDraft> {
  const { firstName, lastName, email, phone, address } = user;
  const known = { firstName, lastName, email, phone, address };
  // A member's phone and address are what the letters carry.
  const contact = user.registeredAt && address ? { phone, address } : {};
  return sealed ? { ...known, ...(await openDraft(user.userId, sealed, services)), ...contact } : known;
}

/** The draft with what was typed now, sealed again; its fields that are not sent stay as they were. */
export async function mergeIntoDraft(
  userId: string,
  sealed: Sealed,
  profile: ProfileDraft,
  services: SealingServices,
): Promise<Uint8Array> {
  const typed = sealed ? await openDraft(userId, sealed, services) : {};
  const merged = { ...typed, ...profile, address: { ...typed.address, ...profile.address } };
  return services.sealField(userId, "onboarding-draft", JSON.stringify(merged));
}

async function openDraft(userId: string, sealed: Uint8Array, services: OpenServices): Promise<ProfileDraft> {
  return ProfileDraft.parse(JSON.parse(await services.openField(userId, "onboarding-draft", sealed)));
}
