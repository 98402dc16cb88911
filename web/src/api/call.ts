import type * as z from "zod";
import { type ErrorCode, errorStatus } from "#shared/api/errors";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import type { ErrorBody } from "#shared/api/schemas/common";
import { ApiError } from "./api-error";
import { takeEarlyAnswer } from "./early-answers";
import { noteServerTime } from "./server-time";
import { announceSessionEnd } from "./session-end";
import { timeLimit } from "./time-limit";

type Routes = typeof routes;
type InputOf<Line, Part extends string> =
  Line extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** What a route takes. `body` of a route without one is left out. */
export type CallOptions<N extends RouteName> = {
  params?: InputOf<Routes[N], "params">;
  query?: InputOf<Routes[N], "query">;
  body?: InputOf<Routes[N], "body">;
  idempotencyKey?: string;
  /** Lets the call outlive the page: for what is saved as a person leaves. */
  keepalive?: boolean;
};

/** What a route answers with: its schema's value, a file's bytes, or nothing. */
export type AnswerTo<N extends RouteName> = Routes[N]["response"] extends z.ZodType
  ? z.output<Routes[N]["response"]>
  : Routes[N]["response"] extends "pdf" | "csv" | "zip"
    ? Blob
    : undefined;

/** What is read of an answer. */
type Answer = Pick<Response, "ok" | "status" | "statusText" | "text" | "json" | "blob"> & {
  headers: Pick<Headers, "get">;
};

/** How calls leave the browser; tests put a fake in its place. */
export const transport: { fetch: (url: string, init: RequestInit) => Promise<Answer> } = {
  fetch: (url, init) => takeEarlyAnswer(url, init.method ?? "GET") ?? fetch(url, init),
};

/**
 * Calls a route of the table, with cookies.
 *
 * @throws ApiError for every answer but a success; whatever `fetch` throws when the server cannot be reached, or when it says nothing.
 */
export async function call<N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<AnswerTo<N>> {
  return bodyOf(name, await send(name, options));
}

/**
 * Calls a route that answers with a page of a list.
 *
 * @returns the page, and where the next one begins when there is more
 * @throws as `call`
 */
export async function callPage<N extends RouteName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<{ page: AnswerTo<N>; nextCursor?: string }> {
  const answer = await send(name, options);
  return { page: await bodyOf(name, answer), nextCursor: answer.headers.get("x-next-cursor") ?? undefined };
}

/**
 * Calls a route that may take longer than one call lasts: the same call, made again, goes on.
 *
 * @returns the answer, and how long to wait before the next call if the server asks for one
 * @throws as `call`
 */
export async function callOnward<N extends RouteName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<{ answer: AnswerTo<N>; retryAfterSeconds?: number }> {
  const response = await send(name, options);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return { answer: await bodyOf(name, response), retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined };
}

const REPEAT_AFTER_MS = 1_000;

/** A call with a key whose answer got lost is made once more: the server does it once, and gives its answer again. */
async function send<N extends RouteName>(name: N, options: CallOptions<N>): Promise<Answer> {
  try {
    return await sendOnce(name, options);
  } catch (error) {
    if (options.idempotencyKey === undefined || !isLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    return sendOnce(name, options);
  }
}

/** The connection broke off, and there is one again. What has waited in vain for long is not waited for once more. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError && navigator.onLine;
}

async function sendOnce<N extends RouteName>(name: N, options: CallOptions<N>): Promise<Answer> {
  const { method }: RouteLine = routes[name];
  const answer = await inTime((signal) =>
    transport.fetch(urlOf(name, options.params, options.query), {
      method,
      credentials: "include",
      headers: headersOf(options),
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
      keepalive: options.keepalive,
    }),
  );
  noteServerTime(answer.headers.get("date"));

  if (!answer.ok) {
    const error = await errorOf(answer);
    announceSessionEnd(name, error);
    throw error;
  }
  return answer;
}

/** @throws DOMException TimeoutError when no answer begins in time */
async function inTime(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const request = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const limit = timeLimit((error) => {
      reject(error);
      request.abort(error);
    });
    ask(request.signal).then(resolve, reject).finally(limit.stop);
  });
}

async function bodyOf<N extends RouteName>(name: N, answer: Answer): Promise<AnswerTo<N>> {
  const { response }: RouteLine = routes[name];
  if (isFile(response)) return (await answer.blob()) as AnswerTo<N>;
  if (response === "nothing" || response === "redirect") return undefined as AnswerTo<N>;
  return (await answer.json()) as AnswerTo<N>;
}

function isFile(response: RouteLine["response"]): boolean {
  return response === "pdf" || response === "csv" || response === "zip";
}

/** The address of a route, for links and downloads. */
export function urlOf(name: RouteName, params?: object, query?: object): string {
  const filled: Record<string, unknown> = { ...params };
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(filled[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function headersOf({ body, idempotencyKey }: { body?: unknown; idempotencyKey?: string }): Record<string, string> {
  return {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
}

async function errorOf(answer: Answer): Promise<ApiError> {
  const text = await answer.text();
  const body = text || answer.statusText;
  const parsed = parse(text);
  const code = parsed?.code !== undefined && parsed.code in errorStatus ? (parsed.code as ErrorCode) : undefined;
  return new ApiError({
    status: answer.status,
    body,
    code,
    details: parsed?.details,
    seen: parsed?.seen,
    fieldErrors: parsed?.fieldErrors,
  });
}

function parse(text: string): Partial<ErrorBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    // A gateway's page, not ours: the text itself is all there is to say.
    return undefined;
  }
}
