import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import { ContactBody, Profile } from "#shared/api/schemas/onboarding";
import { typedContact } from "#web/src/ui/typed-contact";

/** Of a member without a name yet. */
const NamedContact: z.ZodType<ContactBody, ContactBody> = Profile.pick({
  firstName: true,
  lastName: true,
}).extend(typedContact);

/** The checks of the form. They come late: see `useLateChecks`. */
export const checks = {
  contact: zodResolver(ContactBody.extend(typedContact)),
  namedContact: zodResolver(NamedContact),
};
