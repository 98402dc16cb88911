import * as z from "zod";
import { AppCode, Email, NewPassword, Registration } from "#shared/api/schemas/user";

export const SignInForm = z.object({
  email: Email,
  password: z.string().min(6, "Must be at least 6 characters").max(128, "Must be no more than 128 characters"),
  /** Asked for once the server wants it. */
  code: z.union([z.literal("").transform(() => undefined), AppCode]).optional(),
});
export type SignInForm = z.infer<typeof SignInForm>;

export const SignUpForm = Registration.extend({
  confirmPassword: z.string().min(6, "Must be at least 6 characters"),
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ["confirmPassword"],
  error: "Passwords don't match",
  // Said as soon as both are typed, whatever else is still missing.
  when: ({ value }) => Registration.pick({ password: true }).safeParse(value).success,
});
export type SignUpForm = z.infer<typeof SignUpForm>;

export const ForgotForm = z.object({ email: Email });
export type ForgotForm = z.infer<typeof ForgotForm>;

export const ResetForm = z.object({ password: NewPassword });
export type ResetForm = z.infer<typeof ResetForm>;
