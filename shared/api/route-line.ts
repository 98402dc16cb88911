import * as z from "zod";
import type { ErrorCode } from "./errors";

/**
 * Who may call: `public` anyone; `onboarding` a visitor's onboarding session (opened by the first such call) or a member;
 * `member` a person who is signed in; `subscriber` a member with an active subscription; `admin`; `admin+key` an admin whose
 * body carries the admin key.
 */
export type Access = "public" | "onboarding" | "member" | "subscriber" | "admin" | "admin+key";

/** What a route answers with when it is not JSON. */
export type Medium = "redirect" | "pdf" | "csv" | "zip" | "nothing";

export type RouteLine = {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  /** What people lose while it fails; its alarm says so. */
  impact: string;
  /** What the route itself refuses with, beside what the shell may refuse any call of its kind with: see `refusalsOf`. */
  errors?: readonly ErrorCode[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** `signed`: a provider's event, checked by its signature over the raw body. */
  body?: z.ZodType | "signed";
  response: z.ZodType | Medium;
  /** 200 unless said. */
  status?: 201 | 204 | 302;
  /**
   * Of an `onboarding` route: it changes what is known of a person, so one of whom nothing is known has no use of it, with a visitor's
   * session or without any.
   */
  ofKnown?: true;
  /** Creates or spends something: an `Idempotency-Key` is honoured for 24 hours. */
  idempotent?: true;
  /** A repeated call with its key waits longer for the first one's answer: where that one asks others and takes its time. */
  takesLong?: true;
  /** Only within 20 minutes of the sign-in: what an unattended browser must not do. */
  recentSignIn?: true;
  /**
   * A browser comes here for a page: each refusal and fault leads to the sign-in screen, with a word for why. `in browsers`: only
   * there; programs get the documented answers.
   */
  failsOnPage?: "always" | "in browsers";
};

/** Of a path with one record's id. */
export const ById = z.object({ id: z.string().min(1).max(64) });
