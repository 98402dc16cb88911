import type { FieldErrors as FormErrors } from "react-hook-form";
import type { FieldErrors } from "#shared/api/errors";
import type { ProfileFields } from "./profile-form";

/** The fields in the order of the form, with the keys of their labels. */
export const profileFields = [
  ["firstName", "onboarding.profile.firstName"],
  ["lastName", "onboarding.profile.lastName"],
  ["email", "onboarding.profile.email"],
  ["dateOfBirth", "onboarding.profile.dateOfBirth"],
  ["ssn", "onboarding.profile.ssn"],
  ["phone", "onboarding.profile.phone"],
  ["address.street", "onboarding.profile.street"],
  ["address.city", "onboarding.profile.city"],
  ["address.state", "onboarding.profile.state"],
  ["address.zipCode", "onboarding.profile.zipCode"],
] as const;

export type ProfileField = (typeof profileFields)[number][0];

/** What to correct, in the order of the form. */
export function listErrors(errors: FormErrors<ProfileFields>) {
  const { address, ...own } = errors;
  const messages: Partial<Record<ProfileField, string>> = {
    ...Object.fromEntries(Object.entries(own).map(([name, error]) => [name, error?.message])),
    ...Object.fromEntries(Object.entries(address ?? {}).map(([name, error]) => [`address.${name}`, messageOf(error)])),
  };

  return profileFields
    .filter(([name]) => messages[name] !== undefined)
    .map(([name, labelKey]) => ({ name, labelKey, message: messages[name] }));
}

/** The profile's fields that the server refused in a pull (`profileData.ssn`), with its first message for each. */
export function refusedFields(fieldErrors: FieldErrors = {}): [ProfileField, string][] {
  return profileFields.flatMap(([name]): [ProfileField, string][] => {
    const message = fieldErrors[`profileData.${name}`]?.[0];
    return message === undefined ? [] : [[name, message]];
  });
}

function messageOf(error: unknown): string | undefined {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : undefined;
}
