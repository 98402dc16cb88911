import type { Resolver } from "./intrinsics";
import { logicalIdOf } from "./roles";
import { asObject, asText } from "./shape";
import { type Assembly, type Resource, resourcesOf, type Template } from "./template";

/** A Lambda function as the template describes it. */
export type FunctionSetup = {
  logicalId: string;
  /** What logs and the record of calls call it: `disputes/get-dispute`. */
  name: string;
  arn: string;
  roleId: string;
  bundleFolder: string;
  /** `file.export` */
  handler: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  /** Of asynchronous events: tries after the first, and the ARN of the queue for those that failed at each. */
  asynchronous: { retries: number; deadLetterQueue?: string };
};

/** Lambda's own, where the template has no `EventInvokeConfig`. */
const RETRIES = 2;

/** Every Node function of the template; helpers of the CDK in other languages do their work at deployment only. */
export function functionsOf({ template, assetFolder }: Assembly, resolve: Resolver): FunctionSetup[] {
  return resourcesOf(template, "AWS::Lambda::Function").flatMap(([logicalId, resource]) => {
    const properties = resource.Properties ?? {};
    const isOurs = asText(properties.Handler) === "index.handler" && asText(properties.Runtime)?.startsWith("nodejs");
    const bundle = asText(asObject(properties.Code).S3Key);
    if (!isOurs || !bundle || isDeploymentHelper(resource)) return [];

    const variables = asObject(resolve(asObject(properties.Environment).Variables));
    const environment = Object.entries(variables).map(([name, value]) => [name, String(value)]);
    return {
      logicalId,
      name: nameOf(logicalId, resource),
      arn: asText(resolve({ "Fn::GetAtt": [logicalId, "Arn"] })) ?? logicalId,
      roleId: logicalIdOf(properties.Role) ?? "",
      bundleFolder: assetFolder(bundle),
      handler: "index.handler",
      environment: Object.fromEntries(environment),
      timeoutMs: Number(properties.Timeout ?? 3) * 1000,
      memoryMb: Number(properties.MemorySize ?? 128),
      asynchronous: {
        retries: retriesOf(template, logicalId),
        deadLetterQueue: asText(asObject(resolve(properties.DeadLetterConfig)).TargetArn),
      },
    };
  });
}

function retriesOf(template: Template, functionId: string): number {
  const configs = resourcesOf(template, "AWS::Lambda::EventInvokeConfig").map(([, { Properties = {} }]) => Properties);
  const own = configs.find(({ FunctionName }) => logicalIdOf(FunctionName) === functionId);
  if (own?.DestinationConfig !== undefined) throw new Error("A destination of an event is not known here; a queue is.");
  return Number(own?.MaximumRetryAttempts ?? RETRIES);
}

/** The description is the short name that people look for in the cloud's lists. */
function nameOf(logicalId: string, { Properties = {} }: Resource): string {
  const name = asText(Properties.Description) ?? logicalId;
  return /^[a-z0-9/-]+$/.test(name) ? name : logicalId;
}

const isDeploymentHelper = ({ Metadata = {} }: Resource) =>
  /Custom::|CustomResourceProvider|BucketDeployment|LogRetention/.test(asText(Metadata["aws:cdk:path"]) ?? "");
