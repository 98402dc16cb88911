import { resolve } from "node:path";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { assertBuilt } from "./build/assert-built";
import { redressStacks } from "./redress";

const webFolder = resolve(import.meta.dirname, "../.build/web");
try {
  assertBuilt(webFolder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const app = new App({
  analyticsReporting: false,
  context: { "aws:cdk:enable-asset-metadata": true },
});
redressStacks(app, { webFolder });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
