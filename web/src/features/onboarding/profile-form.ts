import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type FieldErrors as FormErrors, useForm } from "react-hook-form";
import * as z from "zod";
import type { FieldErrors } from "#shared/api/errors";
import { type OnboardingProgress, Profile, type ProfileDraft } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { serverNow } from "#web/src/api/server-time";
import type { Autosave } from "./autosave";

const INVALID_DATE = "Please enter a valid date";

/** The form's day, MM/DD/YYYY as people here write it, as `YYYY-MM-DD`. What is not a whole day stays as it is. */
export function dayFromTyped(typed: string): string {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  return year ? `${year}-${month}-${date}` : typed.trim();
}

/** `YYYY-MM-DD` as the form shows it; a half-typed day stays as it was typed. */
export function typedFromDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${month}/${date}/${year}` : day;
}

/**
 * The profile as it is typed: the contract's own rules, with the birth date in American order and of an adult on `today`.
 *
 * @param isSsnKept the bureaus' answer is there already: an empty SSN means the one that was used for it
 */
export function profileForm(today: string, isSsnKept: boolean) {
  return Profile.extend({
    dateOfBirth: z
      .string({ error: "This field is required" })
      .min(1, "This field is required")
      .min(10, INVALID_DATE)
      .transform(dayFromTyped)
      .pipe(Profile.shape.dateOfBirth)
      .superRefine((day, refinement) => {
        const message = birthDateProblem(day, today);
        if (message) refinement.addIssue({ code: "custom", message });
      }),
    ssn: isSsnKept ? z.union([z.literal(""), Profile.shape.ssn]) : Profile.shape.ssn,
  });
}

/** What the fields hold. */
export type ProfileFields = z.input<ReturnType<typeof profileForm>>;

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

/** A whole day as it is pasted or filled in, 1979-02-28 or 2/8/1979, in the shape of the field: 02/28/1979. Anything else as it is. */
export function americanDate(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const [, month = isoMonth, day = isoDay, year = isoYear] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  return [month.padStart(2, "0"), day.padStart(2, "0"), year].join("/");
}
