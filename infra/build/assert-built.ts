import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundleFolder, functionFiles } from "./bundle-functions";

/**
 * @param webFolder where the built pages belong
 * @throws Error that says what has to be built before the stacks can be written
 */
export function assertBuilt(webFolder: string): void {
  const bundles = functionFiles.filter((name) => !existsSync(join(bundleFolder(name), "index.js")));
  const missing = [
    ...(existsSync(join(webFolder, "index.html")) ? [] : ["the site"]),
    ...(bundles.length > 0 ? [`the bundles of ${bundles.join(", ")}`] : []),
  ];
  if (missing.length > 0)
    throw new Error(`Not built: ${missing.join(" and ")}. Run npm run synth, which builds first.`);
}
