import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { Profile } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";
import { typedContact } from "#web/src/ui/typed-contact";
import { dayFromTyped } from "#web/src/ui/typed-day";

const INVALID_DATE = "Please enter a valid date";

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
      .transform(dayFromTyped)
      .pipe(z.string().min(10, INVALID_DATE))
      .pipe(Profile.shape.dateOfBirth)
      .superRefine((day, refinement) => {
        const message = birthDateProblem(day, today);
        if (message) refinement.addIssue({ code: "custom", message });
      }),
    ...typedContact,
    ssn: isSsnKept ? z.union([z.literal(""), Profile.shape.ssn]) : Profile.shape.ssn,
  });
}

/** What the fields hold. */
export type ProfileFields = z.input<ReturnType<typeof profileForm>>;

export type ProfileOutput = Omit<Profile, "ssn"> & { ssn: string };

/** The checks of the form: those of its fields, and what the whole of them makes, undefined while something is missing or wrong. */
export function profileChecks(today: string, isSsnKept: boolean) {
  const schema = profileForm(today, isSsnKept);
  return {
    resolver: zodResolver<ProfileFields, unknown, ProfileOutput>(schema),
    parse: (fields: ProfileFields): ProfileOutput | undefined => schema.safeParse(fields).data,
  };
}
