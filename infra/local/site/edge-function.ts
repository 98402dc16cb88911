import { createContext, Script } from "node:vm";

type Value = { value: string; multiValue?: { value: string }[] };

/** A request as CloudFront Functions see it (Amazon CloudFront developer guide, "Event structure"). */
export type EdgeRequest = {
  method: string;
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
  cookies: Record<string, Value>;
};

export type EdgeResponse = {
  statusCode: number;
  statusDescription?: string;
  headers?: Record<string, Value>;
  cookies?: Record<string, Value & { attributes?: string }>;
  body?: string | { encoding: "text" | "base64"; data: string };
};

export type EdgeFunction = (event: {
  request: EdgeRequest;
  viewerAddress: string;
}) => Promise<EdgeRequest | EdgeResponse>;

/** Of the clock: a busy machine may let a function of a millisecond wait for seconds, and one that never ends must not stop the product. */
const LONGEST_MS = 30_000;

/**
 * Makes the code of a viewer-request function callable, in a context that has what CloudFront gives it: the language,
 * no timers, no network, no file.
 */
export function edgeFunction(code: string): EdgeFunction {
  const context = createContext({ console });
  new Script(code, { filename: "cloudfront-function.js" }).runInContext(context);
  const call = new Script("handler(event)", { filename: "cloudfront-function-call.js" });

  return async ({ request, viewerAddress }) => {
    context.event = {
      version: "1.0",
      context: { eventType: "viewer-request", distributionId: "local", requestId: "local" },
      viewer: { ip: viewerAddress },
      request,
    };
    return (await call.runInContext(context, { timeout: LONGEST_MS })) as EdgeRequest | EdgeResponse;
  };
}

export const isEdgeResponse = (result: EdgeRequest | EdgeResponse): result is EdgeResponse => "statusCode" in result;

/** Puts a request into the form of CloudFront Functions. */
export function toEdgeRequest(method: string, url: URL, headers: Record<string, string>): EdgeRequest {
  const { cookie = "", ...others } = headers;
  const cookies = cookie
    .split(";")
    .map((pair) => pair.trim().split(/=(.*)/s))
    .filter(([name]) => name);
  const querystring: Record<string, Value> = {};
  for (const [name, value] of url.searchParams) {
    const known = querystring[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else querystring[name] = { value };
  }
  return {
    method,
    uri: url.pathname,
    querystring,
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value }])),
    cookies: Object.fromEntries(cookies.map(([name = "", value = ""]) => [name, { value }])),
  };
}
