import { bundleFunctions } from "#infra/build/bundle-functions";
import { buildSite } from "#infra/build/synth";
import { step } from "./step";

// Bundles and site, of which `infra/app.ts` makes the stacks.
await step("Bundling the functions", bundleFunctions);
await step("Building the site", buildSite);
