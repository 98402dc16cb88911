import { useCallback, useEffect, useMemo, useState } from "react";
import { type FieldErrors as FormErrors, type UseFormReturn, useForm } from "react-hook-form";
import type { FieldErrors } from "#shared/api/errors";
import type { OnboardingProgress, ProfileDraft, SaveProgressBody } from "#shared/api/schemas/onboarding";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { serverNow } from "#web/src/api/server-time";
import type { Autosave } from "#web/src/ui/autosave";
import { dayFromTyped, typedFromDay } from "#web/src/ui/typed-day";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { ProfileFields, ProfileOutput, profileChecks } from "./profile-checks";

export function emptyProfile(): ProfileFields {
  return {
    firstName: "",
    lastName: "",
    email: "",
    dateOfBirth: "",
    ssn: "",
    phone: "",
    address: { street: "", city: "", state: "", zipCode: "" },
  };
}

/** The fields of a visitor who comes back. The SSN is never among what was stored. */
export function fieldsOf(draft: ProfileDraft): ProfileFields {
  const empty = emptyProfile();
  return {
    ...empty,
    ...draft,
    dateOfBirth: typedFromDay(draft.dateOfBirth ?? ""),
    address: { ...empty.address, ...draft.address },
  };
}

/** What the autosave sends: everything but the SSN, valid or not. */
export function draftOf({ ssn: _never, ...fields }: ProfileFields): ProfileDraft {
  return { ...fields, dateOfBirth: dayFromTyped(fields.dateOfBirth) };
}

let known: typeof profileChecks | undefined;

/** The checks come after the first field: they are 30 KB, and empty fields can do without them. */
export async function loadChecks(): Promise<typeof profileChecks> {
  known = (await import("./profile-checks")).profileChecks;
  return known;
}

/** The form of step 1: what is typed is kept, all but the SSN. What was typed before is checked at once: its checks come with it. */
export function useProfile(progress: OnboardingProgress, autosave: Autosave<SaveProgressBody>) {
  const { openStates } = progress;
  const isIdentityKept = progress.report !== null && progress.ssnLast4 !== undefined;
  const [makeChecks, setMakeChecks] = useState(() => known);
  const checks = useMemo(() => makeChecks?.(dayOf(serverNow()), isIdentityKept), [makeChecks, isIdentityKept]);
  const loadResolver = useCallback(
    async () => (await loadChecks())(dayOf(serverNow()), isIdentityKept).resolver,
    [isIdentityKept],
  );
  const form = useForm<ProfileFields, unknown, ProfileOutput>({
    resolver: useLateChecks(loadResolver),
    defaultValues: fieldsOf(progress.profile),
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The summary of errors takes the focus, not the first field.
    shouldFocusError: false,
  });
  const parse = useCallback(() => {
    const profile = checks?.parse(form.getValues());
    return profile && isStateOpen(profile.address.state, openStates) ? profile : undefined;
  }, [checks, form, openStates]);
  // Typing draws its own field again, and the steps only when the profile becomes complete or stops being so.
  const [isProfileComplete, setIsProfileComplete] = useState(() => parse() !== undefined);

  useEffect(() => {
    setIsProfileComplete(parse() !== undefined);
    const subscription = form.watch((_, { name }) => {
      setIsProfileComplete(parse() !== undefined);
      loadChecks().then(
        (loaded) => setMakeChecks(() => loaded),
        (error) => console.warn("The checks of the profile did not arrive", error),
      );
      if (name !== undefined && name !== "ssn") autosave.save({ profile: draftOf(form.getValues()) });
    });
    return () => subscription.unsubscribe();
  }, [form, parse, autosave]);

  const getProfile = () => {
    const profile = parse();
    return profile?.ssn ? profile : undefined;
  };
  return { form, getProfile, isProfileComplete, isIdentityKept };
}

/** The fields in the order of the form, with the keys of their labels. */
const profileFields = [
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

type ProfileField = (typeof profileFields)[number][0];

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

/** Whether something is to be corrected, as after a refusal of the server. */
export function hasErrors({
  getFieldState,
}: Pick<UseFormReturn<ProfileFields, unknown, ProfileOutput>, "getFieldState">) {
  return profileFields.some(([name]) => getFieldState(name).error !== undefined);
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
