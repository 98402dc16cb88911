import type { Resolver } from "./intrinsics";
import { logicalIdOf } from "./roles";
import { asList, asObject, asText, asTexts } from "./shape";
import { type JsonObject, resourcesOf, type Template } from "./template";

export type Origin =
  /** `canList`: the bucket says of a missing object that it is missing. */
  { kind: "site"; bucketId: string; canList: boolean } | { kind: "api"; headers: Record<string, string> };

export type Behavior = {
  /** `/api/*`; undefined for the default one. */
  pattern?: string;
  origin: Origin;
  methods: string[];
  compress: boolean;
  /** Code of the CloudFront function that sees each request first. */
  viewerRequest?: string;
  viewerResponse?: string;
  /** Headers of the response-headers policy; `override` replaces what the origin said. */
  headers: { name: string; value: string; override: boolean }[];
  removedHeaders: string[];
  /** The only headers that reach the origin, in lower case; undefined when all do. */
  forwardedHeaders?: string[];
};

export type ErrorPage = { code: number; path: string; status: number };
export type DistributionSetup = { behaviors: Behavior[]; defaultRootObject?: string; errorPages: ErrorPage[] };

/** The template's one CloudFront distribution, its policies and functions looked up. */
export function distributionOf(template: Template, resolve: Resolver): DistributionSetup | undefined {
  const [, distribution] = resourcesOf(template, "AWS::CloudFront::Distribution")[0] ?? [];
  if (!distribution) return undefined;
  const config = asObject(distribution.Properties?.DistributionConfig);
  const origins = new Map(
    asList(config.Origins).map((item) => [asText(asObject(item).Id), originOf(asObject(item), template, resolve)]),
  );
  const read = (behavior: JsonObject) => readBehavior(behavior, origins, template, resolve);
  return {
    behaviors: [...asList(config.CacheBehaviors), config.DefaultCacheBehavior ?? {}].map((item) =>
      read(asObject(item)),
    ),
    defaultRootObject: asText(config.DefaultRootObject),
    errorPages: asList(config.CustomErrorResponses).map((item) => {
      const { ErrorCode, ResponseCode, ResponsePagePath } = asObject(item);
      return {
        code: Number(ErrorCode),
        status: Number(ResponseCode ?? ErrorCode),
        path: asText(ResponsePagePath) ?? "",
      };
    }),
  };
}

function readBehavior(
  behavior: JsonObject,
  origins: Map<string | undefined, Origin>,
  template: Template,
  resolve: Resolver,
): Behavior {
  const origin = origins.get(asText(behavior.TargetOriginId));
  if (!origin) throw new Error("A behavior of the distribution names an origin that it does not have.");
  const code = (event: string) => {
    const found = asList(behavior.FunctionAssociations).find((item) => asObject(item).EventType === event);
    const id = logicalIdOf(asObject(found).FunctionARN);
    return id ? asText(resolve(template.Resources[id]?.Properties?.FunctionCode)) : undefined;
  };
  const policy = (name: string) => asObject(template.Resources[logicalIdOf(behavior[name]) ?? ""]?.Properties);
  const headersPolicy = asObject(resolve(policy("ResponseHeadersPolicyId").ResponseHeadersPolicyConfig));
  const request = asObject(asObject(resolve(policy("OriginRequestPolicyId").OriginRequestPolicyConfig)).HeadersConfig);
  return {
    pattern: asText(behavior.PathPattern),
    origin,
    methods: asTexts(behavior.AllowedMethods ?? ["GET", "HEAD"]),
    compress: behavior.Compress === true,
    viewerRequest: code("viewer-request"),
    viewerResponse: code("viewer-response"),
    headers: policyHeaders(headersPolicy),
    removedHeaders: asList(asObject(headersPolicy.RemoveHeadersConfig).Items).map(
      (item) => asText(asObject(item).Header)?.toLowerCase() ?? "",
    ),
    forwardedHeaders:
      request.HeaderBehavior === "whitelist" ? asTexts(request.Headers).map((name) => name.toLowerCase()) : undefined,
  };
}

function originOf(origin: JsonObject, template: Template, resolve: Resolver): Origin {
  if (origin.S3OriginConfig !== undefined) {
    const bucketId = logicalIdOf(origin.DomainName) ?? "";
    return { kind: "site", bucketId, canList: mayList(template, bucketId) };
  }
  const headers = asList(resolve(origin.OriginCustomHeaders)).map((item) => {
    const { HeaderName, HeaderValue } = asObject(item);
    return [String(HeaderName).toLowerCase(), String(HeaderValue)] as const;
  });
  return { kind: "api", headers: Object.fromEntries(headers) };
}

/** Whether the bucket's policy lets a distribution list it. */
function mayList(template: Template, bucketId: string): boolean {
  const policies = resourcesOf(template, "AWS::S3::BucketPolicy").map(([, { Properties = {} }]) => Properties);
  const statements = policies
    .filter(({ Bucket }) => logicalIdOf(Bucket) === bucketId)
    .flatMap(({ PolicyDocument }) => asList(asObject(PolicyDocument).Statement).map(asObject));
  return statements.some(
    ({ Effect, Action, Principal }) =>
      Effect === "Allow" &&
      [Action].flat().includes("s3:ListBucket") &&
      asObject(Principal).Service === "cloudfront.amazonaws.com",
  );
}

type HeaderLine = Behavior["headers"][number];

function policyHeaders(config: JsonObject): HeaderLine[] {
  const security = asObject(config.SecurityHeadersConfig);
  const part = (name: string) => asObject(security[name]);
  const line = (name: string, source: JsonObject, value: string | undefined): HeaderLine[] =>
    Object.keys(source).length > 0 && value ? [{ name, value, override: source.Override === true }] : [];
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = part("StrictTransportSecurity");
  const transport = [
    `max-age=${AccessControlMaxAgeSec}`,
    ...(IncludeSubdomains === true ? ["includeSubDomains"] : []),
    ...(Preload === true ? ["preload"] : []),
  ].join("; ");

  return [
    ...line(
      "content-security-policy",
      part("ContentSecurityPolicy"),
      asText(part("ContentSecurityPolicy").ContentSecurityPolicy),
    ),
    ...line("x-content-type-options", part("ContentTypeOptions"), "nosniff"),
    ...line("x-frame-options", part("FrameOptions"), asText(part("FrameOptions").FrameOption)),
    ...line("referrer-policy", part("ReferrerPolicy"), asText(part("ReferrerPolicy").ReferrerPolicy)),
    ...line("strict-transport-security", part("StrictTransportSecurity"), transport),
    ...asList(asObject(config.CustomHeadersConfig).Items).flatMap((item) => {
      const { Header, Value } = asObject(item);
      return line(String(Header).toLowerCase(), asObject(item), asText(Value));
    }),
  ];
}
