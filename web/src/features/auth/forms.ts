import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { AppCode, BirthDate, Credentials, Email, NewPassword, Registration } from "#shared/api/schemas/user";
import { dayFromTyped } from "#web/src/ui/typed-day";

/** The form asks for the e-mail alone; for the code once the server wants it. */
const SignInForm = Credentials.extend({
  email: Email,
  code: z.union([z.literal("").transform(() => undefined), AppCode]).optional(),
});
export type SignInForm = z.infer<typeof SignInForm>;
/** What the fields hold. */
export type SignInFields = z.input<typeof SignInForm>;

const SignUpForm = Registration.extend({
  confirmPassword: NewPassword,
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ["confirmPassword"],
  error: "Passwords don't match",
  // Said as soon as both are typed, whatever else is still missing.
  when: ({ value }) => Registration.pick({ password: true }).safeParse(value).success,
});
export type SignUpForm = z.infer<typeof SignUpForm>;

const ForgotForm = z.object({ email: Email });
export type ForgotForm = z.infer<typeof ForgotForm>;

/** The birth date once the server asks for it. */
const ResetForm = z.object({
  password: NewPassword,
  dateOfBirth: z.union([z.literal("").transform(() => undefined), z.string().transform(dayFromTyped).pipe(BirthDate)]),
});
export type ResetForm = z.infer<typeof ResetForm>;
/** What the fields hold. */
export type ResetFields = z.input<typeof ResetForm>;

/** The checks of each form. They come late: see `useLateChecks`. */
export const checks = {
  signIn: zodResolver(SignInForm),
  signUp: zodResolver(SignUpForm),
  forgot: zodResolver(ForgotForm),
  reset: zodResolver(ResetForm),
};
