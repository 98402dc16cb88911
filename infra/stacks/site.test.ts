import type { Template } from "aws-cdk-lib/assertions";
import { type Properties, propertiesOf, synthesizeStack } from "#infra/testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeStack("RedressSite"));
});

test("answers of the API are compressed, and neither they nor errors are kept at the edge", () => {
  const [{ DistributionConfig: config = {} } = {}] = propertiesOf(template, "AWS::CloudFront::Distribution");
  const { CacheBehaviors, CustomErrorResponses } = Object(config);
  const ofApi = CacheBehaviors.find(({ PathPattern }: Properties) => PathPattern === "/api/*");
  const policy = template.findResources("AWS::CloudFront::CachePolicy")[ofApi.CachePolicyId.Ref]?.Properties;

  expect(ofApi.Compress).toBe(true);
  expect(policy.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: "all" },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    },
  });
  for (const code of [404, 500, 502, 503, 504]) {
    expect(CustomErrorResponses).toContainEqual({ ErrorCode: code, ErrorCachingMinTTL: 0 });
  }
});

test("the firewall counts calls of the API alone: pages are many files, and one address may be many people", () => {
  const [{ Rules } = {}] = propertiesOf(template, "AWS::WAFv2::WebACL");
  const counted = (Rules as Properties[]).flatMap(({ Statement: each }) => Object(each).RateBasedStatement ?? []);

  expect(counted).toEqual([
    expect.objectContaining({
      ScopeDownStatement: { ByteMatchStatement: expect.objectContaining({ SearchString: "/api/" }) },
    }),
  ]);
  expect(counted[0].ScopeDownStatement.ByteMatchStatement.TextTransformations).toEqual([
    { Priority: 0, Type: "URL_DECODE" },
    { Priority: 1, Type: "NORMALIZE_PATH" },
  ]);
});

test("a page's files are in the bucket before the page, packed ones say how, and old ones stay", () => {
  const deployments = Object.entries(template.findResources("Custom::CDKBucketDeployment"));
  const including = (pattern?: string) => deployments.filter(([, each]) => each.Properties.Include?.[0] === pattern);
  const [[assets], [packed], [page]] = [including("assets/*"), including("br/*"), including(undefined)];

  expect(deployments).toHaveLength(3);
  expect(page?.[1].DependsOn).toEqual(expect.arrayContaining([assets?.[0], packed?.[0]]));
  expect(packed?.[1].Properties.SystemMetadata).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(deployments.map(([, each]) => each.Properties.Prune)).toEqual([false, false, false]);
});

test("the worker, its page and the manifest are checked at each visit, and may run and be read", () => {
  const policies = template.findResources("AWS::CloudFront::ResponseHeadersPolicy");
  const [{ DistributionConfig: config = {} } = {}] = propertiesOf(template, "AWS::CloudFront::Distribution");
  const { ResponseHeadersPolicyId } = Object(config).DefaultCacheBehavior;
  const { CustomHeadersConfig, SecurityHeadersConfig } =
    policies[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig ?? {};
  const text = JSON.stringify(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);

  expect(CustomHeadersConfig.Items).toContainEqual({ Header: "Cache-Control", Value: "no-cache", Override: true });
  expect(text).toContain("manifest-src 'self'");
  expect(text).toContain("worker-src 'self'");
});
