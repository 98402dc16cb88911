import type * as z from "zod";
import type { SessionRecord } from "#functions/repositories/sessions";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import type { Medium, RouteName, routes } from "#shared/api/routes";
import type { Language } from "#shared/api/schemas/common";
import type { FileReply, Redirect, Reply, TextFileReply } from "./reply";

type Line<N extends RouteName> = (typeof routes)[N];
type Parsed<L, K extends string> =
  L extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;

type Caller<N extends RouteName> = Line<N>["access"] extends "public"
  ? { user?: undefined; session?: undefined }
  : {
      /** Who calls. For `onboarding` it may be a visitor: `user.registeredAt === undefined`. */
      user: UserRecord;
      session: SessionRecord;
    };

/** What a route is called with: parsed by the route table, the caller known. */
export type RequestOf<N extends RouteName> = Caller<N> & {
  params: Parsed<Line<N>, "params">;
  query: Parsed<Line<N>, "query">;
  body: Parsed<Line<N>, "body">;
  /** The client's address. Never logged. */
  address: string;
  userAgent: string;
  requestId: string;
  language: Language;
  rawBody: string;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  /** For the transaction that does the work: keeps the answer for a repeated call with the same `Idempotency-Key`. */
  idempotencyWrites: (answer: AnswerOf<N>) => TransactItem[];
};

type ValueOf<R> = R extends z.ZodType ? z.input<R> : undefined;

/** What a route answers with: a value of its response schema, alone or in a `reply()`; or what its medium says. */
export type AnswerOf<N extends RouteName> = Line<N>["response"] extends infer R
  ? R extends Medium
    ? {
        redirect: Redirect;
        pdf: FileReply | Redirect;
        csv: TextFileReply | Redirect;
        zip: FileReply | Redirect;
        nothing: unknown;
      }[R]
    : ValueOf<R> | Reply<ValueOf<R>>
  : never;
