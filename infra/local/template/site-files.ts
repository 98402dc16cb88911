import { logicalIdOf } from "./roles";
import { asList, asObject, asText, asTexts } from "./shape";
import { type Assembly, resourcesOf } from "./template";

/** Files that the deployment copies into a bucket: a folder, what of it, and with which headers. */
export type SiteSource = {
  bucketId: string;
  folder: string;
  prefix: string;
  exclude: string[];
  include: string[];
  /** `cache-control` and what else is set for all of these files, in lower case. */
  headers: Record<string, string>;
};

/** What `BucketDeployment`s of the template put into buckets. */
export function siteSourcesOf({ template, assetFolder }: Assembly): SiteSource[] {
  return resourcesOf(template, "Custom::CDKBucketDeployment").flatMap(([, { Properties = {} }]) => {
    const headers = Object.entries(asObject(Properties.SystemMetadata)).map(
      ([name, value]) => [name.toLowerCase(), asText(value) ?? ""] as const,
    );
    return asList(Properties.SourceObjectKeys).map((key) => ({
      bucketId: logicalIdOf(Properties.DestinationBucketName) ?? "",
      folder: assetFolder(asText(key) ?? ""),
      prefix: asText(Properties.DestinationBucketKeyPrefix) ?? "",
      exclude: asTexts(Properties.Exclude),
      include: asTexts(Properties.Include),
      headers: Object.fromEntries(headers),
    }));
  });
}
