import middy from "@middy/core";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { answers, devices, limits, sessions, users } from "#functions/services";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { access, endReplacedVisitor, visitor } from "./access";
import { adminKey, type KeyServices } from "./admin-key";
import { finishAnswer } from "./answers";
import type { ApiAnswer, ApiEvent, Call, ShellServices } from "./call";
import { errors } from "./errors";
import { idempotent } from "./idempotent";
import { inTime } from "./in-time";
import { keepWarm } from "./keep-warm";
import { rememberDevice } from "./known-device";
import { now } from "./now";
import { origin } from "./origin";
import { parsing } from "./parsing";
import { rateLimit } from "./rate-limit";
import type { AnswerOf, RequestOf } from "./request";
import { requestLog } from "./request-log";
import { throughDistribution } from "./through-distribution";

export type { AnswerOf, RequestOf } from "./request";

/** What API Gateway calls. */
export type ApiHandler = (event: APIGatewayProxyEventV2, context?: Context) => Promise<ApiAnswer>;

/** The handler of one route and no other. */
export type HandlerOf<N extends RouteName> = ApiHandler & { readonly route?: N };

/** `admin+key` routes do not compile without the key to compare with. */
type ServicesOf<N extends RouteName, S> = S &
  ((typeof routes)[N]["access"] extends "admin+key" ? KeyServices : unknown);

/**
 * A route's Lambda: the shell around a plain function. In this order: distribution, origin, session, role, rate, size and type of the
 * body, validation, admin key, `Idempotency-Key`, the route, and an answer with only what the route table names.
 *
 * @param route throws AppError for every "no" that the caller can act on
 * @param services built once, at the first call
 * @param shell the shell's own; tests hand in others
 */
export function apiHandler<N extends RouteName, S>(
  name: N,
  route: (request: RequestOf<N>, services: S) => Promise<AnswerOf<N>>,
  services: () => ServicesOf<N, S>,
  shell: () => ShellServices = deployedShell,
): HandlerOf<N> {
  const line: RouteLine = routes[name];
  const built = lazily(services);
  const shellBuilt = lazily(shell);
  const run = async (call: Call) => {
    const result = await route(requestOf<N>(call), built());
    await rememberDevice(call, result, shellBuilt());
    return result;
  };

  // In place of middy's own time limit, which leaves out the steps before the route: `inTime`.
  const handler = middy<ApiEvent, ApiAnswer>({ timeoutEarlyInMillis: 0 })
    .use(keepWarm())
    .use(requestLog(name, line))
    .use(errors())
    .use(throughDistribution())
    .use(origin())
    .use(access(shellBuilt))
    .use(rateLimit(shellBuilt))
    .use(parsing())
    .use(adminKey(built))
    .use(visitor(shellBuilt))
    .handler(async ({ call }: ApiEvent) => {
      const answer = await idempotent(call, shellBuilt(), () => run(call));
      await endReplacedVisitor(call, answer, shellBuilt);
      return finishAnswer(answer, call, now());
    });

  return (event, context = emptyContext) => {
    const opened = event as ApiEvent;
    return inTime(opened, context, () => handler(opened, context));
  };
}

const emptyContext = {} as Context;

function requestOf<N extends RouteName>(call: Call): RequestOf<N> {
  const { params, query, body, user, session, address, userAgent, requestId, language } = call;
  const { rawBody, headers, cookies, idempotencyWrites } = call;
  const request: unknown = {
    params,
    query,
    body,
    user,
    session,
    address,
    userAgent,
    requestId,
    language,
    rawBody,
    headers,
    cookies,
    idempotencyWrites,
  };
  // The middlewares have parsed by the same line of the table that the type is made from.
  return request as RequestOf<N>;
}

function lazily<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

const deployedShell = (): ShellServices => ({
  users: users(),
  sessions: sessions(),
  devices: devices(),
  limits: limits(),
  answers: answers(),
});
