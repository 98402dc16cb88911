import type * as z from "zod";
import { AppError } from "#shared/api/errors";
import { type RouteLine, type RouteName, routeNames, routes } from "#shared/api/routes";
import { type AnswerTo, transport } from "#web/src/api/call";

type Routes = typeof routes;
type PartOf<N extends RouteName, Part extends string> =
  Routes[N] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;

/** What a fake route gets: as the server's shell would hand it on. */
export type FakeRequest<N extends RouteName> = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: PartOf<N, "body">;
  headers: Record<string, string>;
};

/** An answer with a header of its own: where a list's next page begins, or when to call again. */
class FakePage<T> {
  constructor(
    readonly value: T,
    readonly nextCursor?: string,
    readonly retryAfterSeconds?: number,
  ) {}
}

/** Answers that the same call is to be made again after so many seconds. */
export function retryAfter<T>(seconds: number, value: T): FakePage<T> {
  return new FakePage(value, undefined, seconds);
}

/** Answers with a page of a plain list, and where the next one begins when there is more. */
export function pageOf<T>(value: T, nextCursor?: string): FakePage<T> {
  return new FakePage(value, nextCursor);
}

type FakeAnswer<N extends RouteName> = AnswerTo<N> | FakePage<AnswerTo<N>>;
type FakeRoutes = { [N in RouteName]?: (request: FakeRequest<N>) => FakeAnswer<N> | Promise<FakeAnswer<N>> };
type AnyFake = (request: FakeRequest<RouteName>) => unknown;

/** One call that a screen made. */
export type SeenCall = {
  name: RouteName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
};

/**
 * Answers the browser's calls from the route table: `fakeApi({ "disputes/list-disputes": () => [makeDispute()] })`.
 * A route throws `AppError` or `ApiError` to refuse. Routes that are not named answer 404, and the user lookups 401.
 * Gives back the list of calls, which grows.
 */
export function fakeApi(fakes: FakeRoutes): SeenCall[] {
  const seen: SeenCall[] = [];

  transport.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url, window.location.origin);
    const found = lineOf(init.method ?? "GET", pathname);
    if (found === undefined) throw new Error(`No route ${init.method} ${pathname}`);
    const { name, params } = found;
    const query = Object.fromEntries(searchParams);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    seen.push({ name, params, query, body });
    const fake = fakes[name] as AnyFake | undefined;
    const line: RouteLine = routes[name];
    try {
      if (fake === undefined) throw new AppError(name.startsWith("auth/get") ? "UNAUTHENTICATED" : "NOT_FOUND");
      const headers = Object.fromEntries(Object.entries(init.headers ?? {}));
      return answerOf(line.status ?? 200, await fake({ params, query, body, headers }));
    } catch (error) {
      return refusalOf(error);
    }
  };

  return seen;
}

function lineOf(method: string, path: string): { name: RouteName; params: Record<string, string> } | undefined {
  // Fixed paths before those with parameters, as the gateway does.
  const names = [...routeNames].sort((a, b) => routes[a].path.split("{").length - routes[b].path.split("{").length);
  for (const name of names) {
    if (routes[name].method !== method) continue;
    const pattern = routes[name].path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match !== null) return { name, params: { ...match.groups } };
  }
  return undefined;
}

function refusalOf(error: unknown) {
  if (!(error instanceof Error) || !("status" in error)) throw error;
  const { status, code, details, seen, fieldErrors, message } = error as AppError;
  return answerOf(status, { code, message, details, seen, fieldErrors, requestId: "test" });
}

function answerOf(status: number, answer: unknown) {
  const { value, nextCursor, retryAfterSeconds } = answer instanceof FakePage ? answer : new FakePage(answer);
  const headers = new Headers(nextCursor === undefined ? {} : { "X-Next-Cursor": nextCursor });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  const text = value === undefined ? "" : JSON.stringify(value);
  return {
    ok: status < 400,
    status,
    statusText: "",
    headers,
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
    blob: async () => (value instanceof Blob ? value : new Blob([text])),
  };
}
