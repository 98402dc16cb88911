import { randomUUID } from "node:crypto";
import type { Lambda } from "../lambda/lambda";
import { FunctionFailure } from "../lambda/worker";
import { type ApiRoute, matchRoute, type RouteMatch } from "../template/api-routes";
import { ACCOUNT } from "../template/names";
import { jsonAnswer, type SiteAnswer, type SiteRequest } from "./answer";

type ProxyResult = {
  statusCode?: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** Answers a request as the HTTP API would: finds the route, calls its function with an event of payload format 2.0. */
export async function callApi(
  request: SiteRequest,
  routes: readonly ApiRoute[],
  lambda: Pick<Lambda, "invoke">,
  now: Date,
): Promise<SiteAnswer> {
  const match = matchRoute(routes, request.method, request.rawPath);
  if (!match) return jsonAnswer(404, { message: "Not Found" });
  try {
    return toAnswer(await lambda.invoke(match.route.functionId, toEvent(request, match, now)));
  } catch (error) {
    if (!(error instanceof FunctionFailure)) throw error;
    return error.timedOut
      ? jsonAnswer(504, { message: "Endpoint request timed out" })
      : jsonAnswer(500, { message: "Internal Server Error" });
  }
}

/** Amazon API Gateway developer guide, "AWS Lambda proxy integrations for HTTP APIs", format 2.0. */
function toEvent(request: SiteRequest, { route, pathParameters }: RouteMatch, now: Date): object {
  const { cookie, ...headers } = request.headers;
  const query = new Map<string, string>();
  for (const [name, value] of request.url.searchParams) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : `${before},${value}`);
  }
  const isText = /^(text\/|application\/(json|xml|javascript|.*\+(json|xml)))/.test(
    headers["content-type"] ?? "text/plain",
  );

  return {
    version: "2.0",
    routeKey: route.routeKey,
    rawPath: request.rawPath,
    rawQueryString: request.url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query.size > 0 && { queryStringParameters: Object.fromEntries(query) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: ACCOUNT,
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method: request.method,
        path: request.rawPath,
        protocol: "HTTP/1.1",
        sourceIp: request.address,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: "$default",
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

function toAnswer(result: unknown): SiteAnswer {
  if (typeof result !== "object" || result === null || !("statusCode" in result))
    return jsonAnswer(200, result ?? null);
  const { statusCode = 200, headers = {}, cookies, body = "", isBase64Encoded } = result as ProxyResult;
  const lines = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: Object.fromEntries(lines),
    cookies,
    body: isBase64Encoded ? Buffer.from(body, "base64") : body,
  };
}
