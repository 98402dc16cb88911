import { resolve } from "node:path";
import { noteBuild } from "#infra/build/built-from";
import { bundleFunctions } from "#infra/build/bundle-functions";
import { buildSite, synthesize } from "#infra/build/synth";
import { step } from "./step";

// `npm run synth`
await noteBuild(resolve(import.meta.dirname, "../.."), async () => {
  await step("Bundling the functions", bundleFunctions);
  await step("Building the site", buildSite);
  await step("Writing the template", synthesize);
});
