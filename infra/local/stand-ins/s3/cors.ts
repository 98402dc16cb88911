import type { StandInAnswer, StandInRequest } from "../stand-in";

/** One rule of a bucket's CorsConfiguration, as in the template. */
export type CorsRule = {
  AllowedMethods: string[];
  AllowedOrigins: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
};

/**
 * The headers that let a browser of another origin read an answer; none when no rule allows it.
 *
 * Source: Amazon S3 User Guide, "How does Amazon S3 evaluate the CORS configuration on a bucket?"
 */
export function corsHeaders(rules: CorsRule[], request: StandInRequest): Record<string, string> {
  const origin = request.headers.origin;
  const isPreflight = request.method === "OPTIONS";
  const method = isPreflight ? request.headers["access-control-request-method"] : request.method;
  const asked = (request.headers["access-control-request-headers"] ?? "").split(",").map((name) => name.trim());
  const rule = rules.find(
    (one) =>
      origin !== undefined &&
      one.AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      one.AllowedMethods.includes(method ?? "") &&
      asked.every((name) => name === "" || one.AllowedHeaders?.some((pattern) => matches(pattern, name))),
  );
  if (rule === undefined || origin === undefined) return {};

  const isForAll = rule.AllowedOrigins.includes("*");
  return {
    "access-control-allow-origin": isForAll ? "*" : origin,
    "access-control-allow-methods": rule.AllowedMethods.join(", "),
    ...(isForAll ? {} : { "access-control-allow-credentials": "true" }),
    ...(rule.ExposedHeaders?.length && { "access-control-expose-headers": rule.ExposedHeaders.join(", ") }),
    ...(isPreflight && asked[0] !== "" && { "access-control-allow-headers": asked.join(", ") }),
    ...(isPreflight && rule.MaxAge !== undefined && { "access-control-max-age": String(rule.MaxAge) }),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  };
}

/** The answer to a preflight, or undefined when no rule allows what it asks for. */
export function preflight(rules: CorsRule[], request: StandInRequest): StandInAnswer | undefined {
  const headers = corsHeaders(rules, request);
  return Object.keys(headers).length > 0 ? { status: 200, headers, body: "" } : undefined;
}

function matches(pattern: string, value: string): boolean {
  const [start = "", end] = pattern.toLowerCase().split("*");
  const text = value.toLowerCase();
  if (end === undefined) return text === start;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
