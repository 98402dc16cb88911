import { createHash } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

// Events of tests come through a distribution: functions know it by the digest of what it shows.
const ORIGIN_KEY = "the distribution of a test";
process.env.ORIGIN_KEY_DIGEST = createHash("sha256").update(ORIGIN_KEY).digest("hex");

export type EventParts = {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  cookies?: string[];
  /** An object is sent as JSON with its content type; text as it is. */
  body?: unknown;
  address?: string;
};

/** An event as API Gateway's HTTP API (payload 2.0) hands it to a function. */
export function makeEvent(parts: EventParts = {}): APIGatewayProxyEventV2 {
  const { method = "GET", path = "/api/test", params, query, headers, cookies, body, address = "203.0.113.7" } = parts;
  const isJson = body !== undefined && typeof body !== "string";
  return {
    version: "2.0",
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { "x-origin-key": ORIGIN_KEY, ...(isJson && { "content-type": "application/json" }), ...headers },
    cookies,
    pathParameters: params,
    queryStringParameters: query,
    body: isJson ? JSON.stringify(body) : body,
    isBase64Encoded: false,
    requestContext: {
      accountId: "123456789012",
      apiId: "api",
      domainName: "localhost",
      domainPrefix: "localhost",
      requestId: "request-1",
      routeKey: `${method} ${path}`,
      stage: "$default",
      time: "05/Jan/2026:15:00:00 +0000",
      timeEpoch: 1_767_625_200_000,
      http: { method, path, protocol: "HTTP/1.1", sourceIp: address, userAgent: "jest" },
    },
  };
}
