import * as z from "zod";
import type { RouteLine } from "../route-line";
import { ChangePasswordBody, Credentials, Email, Registration, ResetPasswordBody, User } from "../schemas/user";

/** Who a person is: registration, password, sign-in here or through the outside provider. */
export const authRoutes = {
  "auth/get-user": {
    method: "GET",
    path: "/api/auth/user",
    access: "member",
    impact: "No one is recognised as signed in.",
    response: User,
  },
  "auth/get-password-user": {
    method: "GET",
    path: "/api/auth/user/password",
    access: "member",
    impact: "Members who signed in with a password may not be recognised.",
    response: User,
  },
  "auth/register": {
    method: "POST",
    path: "/api/auth/password/register",
    access: "public",
    impact: "No one can register.",
    errors: ["ACCOUNT_EXISTS"],
    body: Registration,
    response: User,
    status: 201,
    idempotent: true,
  },
  "auth/login": {
    method: "POST",
    path: "/api/auth/password/login",
    access: "public",
    impact: "No one can sign in with a password.",
    errors: ["INVALID_CREDENTIALS", "SECOND_FACTOR_REQUIRED", "SECOND_FACTOR_WRONG"],
    body: Credentials,
    response: User,
  },
  "auth/change-password": {
    method: "POST",
    path: "/api/auth/password/change",
    access: "member",
    impact: "Members cannot change their password.",
    body: ChangePasswordBody,
    response: "nothing",
    status: 204,
  },
  "auth/forgot-password": {
    method: "POST",
    path: "/api/auth/password/forgot",
    access: "public",
    impact: "No one who forgot their password can ask for a new one.",
    body: z.object({ email: Email }),
    response: "nothing",
    status: 204,
  },
  "auth/reset-password": {
    method: "POST",
    path: "/api/auth/password/reset",
    access: "public",
    impact: "No one who forgot their password can choose a new one.",
    errors: ["RESET_CODE_INVALID"],
    body: ResetPasswordBody,
    response: "nothing",
    status: 204,
  },
  "auth/start-sign-in": {
    method: "GET",
    path: "/api/login",
    access: "public",
    impact: "No one can sign in through the outside provider.",
    query: z.object({
      returnTo: z.string().max(500).optional(),
      /** The session of an open page has ended: its member chooses how to sign in again. */
      ended: z.literal("1").optional(),
    }),
    response: "redirect",
    status: 302,
    failsOnPage: "in browsers",
  },
  "auth/finish-sign-in": {
    method: "GET",
    path: "/api/callback",
    access: "public",
    impact: "No one can come back signed in from the outside provider.",
    query: z.object({
      code: z.string().max(2_000).optional(),
      state: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    response: "redirect",
    status: 302,
    failsOnPage: "always",
  },
  "auth/logout": {
    method: "GET",
    path: "/api/logout",
    access: "public",
    impact: "No one can sign out.",
    errors: ["FORBIDDEN"],
    query: z.object({
      /** The page asks and stays as it is: what was typed on it is there for a new sign-in. */
      stays: z.literal("1").optional(),
    }),
    response: "redirect",
    status: 302,
  },
} as const satisfies Record<string, RouteLine>;
