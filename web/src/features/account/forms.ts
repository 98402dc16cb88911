import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { ConfirmEmailBody, CorrectEmailBody } from "#shared/api/schemas/account";
import { NewPassword } from "#shared/api/schemas/user";

const PasswordForm = z.object({ currentPassword: z.string().min(1, "This field is required"), password: NewPassword });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** The checks of each form. They come late: see `useLateChecks`. */
export const checks = {
  password: zodResolver(PasswordForm),
  confirmEmail: zodResolver(ConfirmEmailBody),
  correctEmail: zodResolver(CorrectEmailBody),
};
