import * as z from "zod";
import { Profile, type ProfileDraft } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";

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
