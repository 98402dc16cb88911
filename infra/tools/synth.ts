import { bundleFunctions } from "#infra/build/bundle-functions";
import { buildSite, synthesize } from "#infra/build/synth";
import { step } from "./step";

// `npm run synth`
await step("Bundling the functions", bundleFunctions);
await step("Building the site", buildSite);
await step("Writing the template", synthesize);
