import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import type { OnboardingProgress, Profile } from "#shared/api/schemas/onboarding";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { serverNow } from "#web/src/api/server-time";
import type { Autosave } from "./autosave";
import { draftOf, fieldsOf, type ProfileFields, profileForm } from "./profile-form";

export type ProfileOutput = Omit<Profile, "ssn"> & { ssn: string };

/** The form of step 1: what is typed is kept, all but the SSN. */
export function useProfile(progress: OnboardingProgress, autosave: Autosave) {
  const { openStates } = progress;
  const isIdentityKept = progress.report !== null && progress.ssnLast4 !== undefined;
  const schema = useMemo(() => profileForm(dayOf(serverNow()), isIdentityKept), [isIdentityKept]);
  const form = useForm<ProfileFields, unknown, ProfileOutput>({
    resolver: zodResolver(schema),
    defaultValues: fieldsOf(progress.profile),
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The summary of errors takes the focus, not the first field.
    shouldFocusError: false,
  });
  const parse = useCallback(() => {
    const { success, data } = schema.safeParse(form.getValues());
    return success && isStateOpen(data.address.state, openStates) ? data : undefined;
  }, [schema, form, openStates]);
  // Typing draws its own field again, and the steps only when the profile becomes complete or stops being so.
  const [isProfileComplete, setIsProfileComplete] = useState(() => parse() !== undefined);

  useEffect(() => {
    setIsProfileComplete(parse() !== undefined);
    const subscription = form.watch((_, { name }) => {
      setIsProfileComplete(parse() !== undefined);
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
