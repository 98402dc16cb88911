import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { ConfirmEmailBody, CorrectEmailBody } from "#shared/api/schemas/account";
import { ContactBody, Profile } from "#shared/api/schemas/onboarding";
import { NewPassword } from "#shared/api/schemas/user";
import { typedContact } from "#web/src/ui/typed-contact";

const PasswordForm = z.object({ currentPassword: z.string().min(1, "This field is required"), password: NewPassword });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** Of a member without a name yet. */
const NamedContact: z.ZodType<ContactBody, ContactBody> = Profile.pick({
  firstName: true,
  lastName: true,
}).extend(typedContact);

/** The checks of each form. They come late: see `useLateChecks`. */
export const checks = {
  password: zodResolver(PasswordForm),
  contact: zodResolver(ContactBody.extend(typedContact)),
  namedContact: zodResolver(NamedContact),
  confirmEmail: zodResolver(ConfirmEmailBody),
  correctEmail: zodResolver(CorrectEmailBody),
};
