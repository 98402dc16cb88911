import * as z from "zod";
import { NewPassword, Password, Username } from "#shared/api/schemas/user";

/** What the last form asks; the server checks the same again. */
export const AccountForm = z
  .object({
    username: Username,
    password: NewPassword,
    confirmPassword: Password.min(1, "This field is required"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });
export type AccountForm = z.infer<typeof AccountForm>;
