import type { Lambda } from "../lambda/lambda";
import type { ApiRoute } from "../template/api-routes";
import type { Behavior, DistributionSetup } from "../template/distribution";
import { plainAnswer, type SiteAnswer, type SiteRequest } from "./answer";
import { callApi } from "./api";
import { compress, encodingFor } from "./compression";
import { type EdgeFunction, type EdgeResponse, edgeFunction, isEdgeResponse, toEdgeRequest } from "./edge-function";
import type { SiteFiles } from "./site-files";

export type DistributionParts = {
  setup: DistributionSetup;
  files: SiteFiles;
  routes: readonly ApiRoute[];
  lambda: Pick<Lambda, "invoke">;
  now: () => Date;
};

/** Answers requests as the template's CloudFront distribution would: behaviors, edge function, origins, header policies. */
export class Distribution {
  private readonly edgeFunctions = new Map<string, EdgeFunction>();

  constructor(private readonly parts: DistributionParts) {}

  async answer(request: SiteRequest): Promise<SiteAnswer> {
    const behavior = this.parts.setup.behaviors.find(
      ({ pattern }) => pattern === undefined || isLike(request.rawPath, pattern),
    );
    if (!behavior) return plainAnswer(404, "Not found");
    if (!behavior.methods.includes(request.method)) {
      return withPolicy(plainAnswer(403, "This distribution is not configured to allow this method."), behavior);
    }

    let seen = request;
    if (behavior.viewerRequest) {
      const result = await this.edge(behavior.viewerRequest)({
        request: toEdgeRequest(request.method, request.url, request.headers),
        viewerAddress: request.address,
      });
      if (isEdgeResponse(result)) return withPolicy(fromEdge(result), behavior);
      seen = { ...request, rawPath: result.uri, headers: { ...request.headers, ...plain(result.headers) } };
    }
    const answer = await this.fromOrigin(seen, behavior);
    return withPolicy(await this.withErrorPage(answer, seen, behavior), behavior);
  }

  private async fromOrigin(request: SiteRequest, behavior: Behavior): Promise<SiteAnswer> {
    const { files, routes, lambda, now, setup } = this.parts;
    if (behavior.origin.kind === "site") {
      return siteFile(request, { ...behavior.origin, ...behavior }, files, setup.defaultRootObject);
    }

    const headers = {
      ...forwardHeaders(
        { ...request.headers, "cloudfront-viewer-address": `${request.address}:${request.port}` },
        behavior,
      ),
      "x-forwarded-for": request.address,
      ...behavior.origin.headers,
    };
    const answer = await callApi({ ...request, headers }, routes, lambda, now());
    return behavior.compress ? compressed(answer, request.headers["accept-encoding"]) : answer;
  }

  private async withErrorPage(answer: SiteAnswer, request: SiteRequest, behavior: Behavior): Promise<SiteAnswer> {
    const page = this.parts.setup.errorPages.find(({ code, path }) => code === answer.status && path);
    if (!page) return answer;
    const site: Behavior = { ...behavior, origin: { kind: "site", bucketId: "", canList: false } };
    const shown = await this.fromOrigin({ ...request, method: "GET", rawPath: page.path }, site);
    return shown.status === 200 ? { ...shown, status: page.status } : answer;
  }

  private edge(code: string): EdgeFunction {
    const known = this.edgeFunctions.get(code) ?? edgeFunction(code);
    this.edgeFunctions.set(code, known);
    return known;
  }
}

/** What CloudFront hands on: what the origin request policy names, and what every request has. */
function forwardHeaders(headers: Record<string, string>, { forwardedHeaders }: Behavior): Record<string, string> {
  if (!forwardedHeaders) return headers;
  const always = ["host", "cookie", "content-length", "accept-encoding"];
  const passing = Object.entries(headers).filter(([name]) => forwardedHeaders.includes(name) || always.includes(name));
  return { "user-agent": "Amazon CloudFront", ...Object.fromEntries(passing) };
}

async function compressed(answer: SiteAnswer, accepted: string | undefined): Promise<SiteAnswer> {
  const content = Buffer.from(answer.body);
  const encoding = encodingFor(content, answer.headers, accepted);
  if (!encoding) return answer;
  const headers = { ...answer.headers, "content-encoding": encoding, vary: "Accept-Encoding" };
  return { ...answer, headers, body: await compress(content, encoding) };
}

type SiteAccess = { compress: boolean; canList: boolean };

async function siteFile(
  request: SiteRequest,
  { compress, canList }: SiteAccess,
  files: SiteFiles,
  root = "",
): Promise<SiteAnswer> {
  const key = decode(request.rawPath.slice(1)) || root;
  const file = files.get(key);
  // S3 tells whether an object exists only to those who may list the bucket (API reference, GetObject).
  if (!file) return canList ? plainAnswer(404, "Not Found") : plainAnswer(403, "Access Denied");
  if (request.headers["if-none-match"]?.includes(file.headers.etag ?? "-")) {
    return { status: 304, headers: file.headers, body: "" };
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
  if (range) return partOf(file.content, file.headers, range);

  const accepted = compress ? (request.headers["accept-encoding"] ?? "") : "";
  const { content, encoding } = await files.encoded(key, file, accepted);
  const headers = { ...file.headers, "accept-ranges": "bytes", vary: "Accept-Encoding" };
  return { status: 200, headers: encoding ? { ...headers, "content-encoding": encoding } : headers, body: content };
}

function partOf(content: Buffer, headers: Record<string, string>, range: RegExpExecArray): SiteAnswer {
  const [, first = "", last = ""] = range;
  const start = first === "" ? Math.max(0, content.length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? content.length - 1 : Math.min(Number(last), content.length - 1);
  if (start > end) {
    return { status: 416, headers: { "content-range": `bytes */${content.length}` }, body: "" };
  }
  const contentRange = `bytes ${start}-${end}/${content.length}`;
  return {
    status: 206,
    headers: { ...headers, "accept-ranges": "bytes", "content-range": contentRange },
    body: content.subarray(start, end + 1),
  };
}

function withPolicy(answer: SiteAnswer, { headers: policy, removedHeaders }: Behavior): SiteAnswer {
  const headers = { ...answer.headers };
  for (const name of removedHeaders) delete headers[name];
  for (const { name, value, override } of policy) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
  return { ...answer, headers };
}

function fromEdge({ statusCode, headers = {}, cookies = {}, body = "" }: EdgeResponse): SiteAnswer {
  const data = typeof body === "string" ? body : Buffer.from(body.data, body.encoding === "base64" ? "base64" : "utf8");
  const lines = Object.entries(cookies).map(([name, { value, attributes }]) =>
    [`${name}=${value}`, ...(attributes ? [attributes] : [])].join("; "),
  );
  return { status: statusCode, headers: plain(headers), cookies: lines, body: data };
}

const plain = (headers: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name.toLowerCase(), value]));

function isLike(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^/?${source.replace(/^\//, "")}$`).test(path);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
