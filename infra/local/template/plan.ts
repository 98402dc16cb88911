import { type ApiRoute, apiRoutesOf } from "./api-routes";
import { type BucketSetup, bucketsOf } from "./buckets";
import { type DistributionSetup, distributionOf } from "./distribution";
import { type ScheduleSetup, type StreamSource, schedulesOf, streamSourcesOf } from "./event-sources";
import { type FunctionSetup, functionsOf } from "./functions";
import { makeResolver, type Resolver } from "./intrinsics";
import { type KeySetup, keysOf } from "./keys";
import { type LocalAddresses, makeNames } from "./names";
import { CLOUD_AUTH_DOMAIN, operatorsParameters } from "./parameters";
import { rolesOf, type Statement } from "./roles";
import { asText } from "./shape";
import { type SiteSource, siteSourcesOf } from "./site-files";
import { type TableSetup, tablesOf } from "./tables";
import { type Assembly, type Json, resourcesOf, type Template } from "./template";

/** Everything that the template says, in the words of the runtime. */
export type Plan = {
  template: Template;
  resolve: Resolver;
  functions: FunctionSetup[];
  roles: Map<string, Statement[]>;
  tables: TableSetup[];
  buckets: BucketSetup[];
  keys: KeySetup[];
  queueNames: string[];
  apiRoutes: ApiRoute[];
  streams: StreamSource[];
  schedules: ScheduleSetup[];
  siteSources: SiteSource[];
  distribution?: DistributionSetup;
};

/** Reads a whole template, with this machine's addresses in place of the cloud's. */
export function makePlan(assembly: Assembly, addresses: LocalAddresses & { signIn: string }): Plan {
  const { template } = assembly;
  const parameters = operatorsParameters(template, addresses.site);
  const plain = makeResolver(template, parameters, makeNames(template, addresses, parameters));
  const resolve: Resolver = (value) => atHome(plain(value), addresses);
  const all = (type: string, attribute: string) =>
    resourcesOf(template, type).map(([id]) => asText(resolve({ "Fn::GetAtt": [id, attribute] })) ?? id);

  return {
    template,
    resolve,
    functions: functionsOf(assembly, resolve),
    roles: rolesOf(template, resolve),
    tables: tablesOf(template, resolve),
    buckets: bucketsOf(template, resolve),
    keys: keysOf(template, resolve),
    queueNames: all("AWS::SQS::Queue", "QueueName"),
    apiRoutes: apiRoutesOf(template),
    streams: streamSourcesOf(template, resolve),
    schedules: schedulesOf(template, resolve),
    siteSources: siteSourcesOf(assembly),
    distribution: distributionOf(template, resolve),
  };
}

type Home = { gateway: string; signIn: string };

/** Addresses that only exist in the cloud become the ones that answer for them here. */
function atHome(value: Json, home: Home): Json {
  if (typeof value === "string") {
    return value
      .replaceAll(CLOUD_AUTH_DOMAIN, home.signIn)
      .replace(/https:\/\/[a-z0-9-]+\.s3\.us-east-1\.amazonaws\.com/g, home.gateway);
  }
  if (Array.isArray(value)) return value.map((item) => atHome(item, home));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, atHome(item, home)]));
}
