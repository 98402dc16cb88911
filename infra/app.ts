import { resolve } from "node:path";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { redressStacks } from "./redress";

const app = new App({
  analyticsReporting: false,
  context: { "aws:cdk:enable-asset-metadata": true },
});
redressStacks(app, { webFolder: resolve(import.meta.dirname, "../.build/web") });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
