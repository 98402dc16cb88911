import { App, DefaultStackSynthesizer, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { RedressStack } from "./stack";

const app = new App({
  analyticsReporting: false,
  context: { "aws:cdk:enable-asset-metadata": true },
});
new RedressStack(app, "Redress", {
  description: "Credit repair that keeps the law's clocks and shows every step.",
  // The distribution's firewall and certificate exist in this region only.
  env: { region: "us-east-1" },
  synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
