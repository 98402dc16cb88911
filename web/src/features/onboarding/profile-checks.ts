import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { Profile } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";
import { ssnRefusal } from "#shared/domain/consumer/ssn";
import { typedContact } from "#web/src/ui/typed-contact";
import { dayFromTyped } from "#web/src/ui/typed-day";

const INVALID_DATE = "Please enter a valid date";

export type ProfileRules = { today: string; isSsnKept: boolean; sandbox: boolean };

/**
 * The profile as it is typed: the contract's own rules, with the birth date in American order and of an adult on `today`.
 *
 * @param today the day in UTC
 * @param isSsnKept the bureaus' answer is there already: an empty SSN means the one that was used for it
 * @param sandbox whether the bureaus are ones that know test identities
 */
export function profileForm({ today, isSsnKept, sandbox }: ProfileRules) {
  const ssn = Profile.shape.ssn.superRefine((digits, refinement) => {
    const message = ssnRefusal(digits, { sandbox });
    if (message) refinement.addIssue({ code: "custom", message });
  });
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
    ssn: isSsnKept ? z.union([z.literal(""), ssn]) : ssn,
  });
}

/** What the fields hold. */
export type ProfileFields = z.input<ReturnType<typeof profileForm>>;

export type ProfileOutput = Omit<Profile, "ssn"> & { ssn: string };

/** The checks of the form: those of its fields, and what the whole of them makes, undefined while something is missing or wrong. */
export function profileChecks(rules: ProfileRules) {
  const schema = profileForm(rules);
  return {
    resolver: zodResolver<ProfileFields, unknown, ProfileOutput>(schema),
    parse: (fields: ProfileFields): ProfileOutput | undefined => schema.safeParse(fields).data,
  };
}
