import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { bundleFolder, bundleFunctions, functionFiles } from "#infra/build/bundle-functions";
import { acknowledge } from "#infra/constructs/acknowledged";
import { linkStacks } from "#infra/local/template/link-stacks";
import type { Template as LinkedTemplate } from "#infra/local/template/template";
import { redressStacks } from "#infra/redress";
import { DataStack } from "#infra/stacks/data";

export type Properties = Record<string, unknown>;
export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
  Principal?: unknown;
};

/** The product's stacks, and all of them as one template: what one stack reads of another is a reference in it. */
export type Synthesized = { stacks: Stack[]; template: Template };

/** Takes the bundles that are there, and makes them when one is missing. */
export async function synthesizeProduct(): Promise<Synthesized> {
  await bundleMissing();
  const stacks = redressStacks(testApp(), { webFolder: emptySite() });
  const linked = linkStacks(
    stacks.map((stack) => ({
      name: stack.stackName,
      after: stack.dependencies.map(({ stackName }) => stackName),
      template: templateOf(stack),
    })),
  );
  return { stacks, template: Template.fromJSON(linked) };
}

export async function bundleMissing(): Promise<void> {
  if (!functionFiles.every((name) => existsSync(bundleFolder(name)))) await bundleFunctions();
}

export function templateOf(stack: Stack): LinkedTemplate {
  return Template.fromStack(stack).toJSON() as LinkedTemplate;
}

export function dataStack(): DataStack {
  const stack = new DataStack(testApp(), "RedressData", { env: { region: "us-east-1" } });
  acknowledge(stack);
  return stack;
}

export function testApp(): App {
  return new App({ context: { "aws:cdk:disable-asset-staging": true } });
}

/** A stack needs a built site; what the site contains does not matter. */
export function emptySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(folder, "csp.json"), JSON.stringify({ script: [], style: [] }));
  return folder;
}

/** The properties of all resources of a type. */
export function propertiesOf(template: Template, type: string): Properties[] {
  return Object.values(template.findResources(type)).map(({ Properties: properties }) => properties ?? {});
}

/** The product's functions; CDK's own helper, which copies the site's files, is not among them. */
export function functionsOf(template: Template): Properties[] {
  const functions = propertiesOf(template, "AWS::Lambda::Function");
  return functions
    .filter(({ Runtime }) => String(Runtime).startsWith("nodejs"))
    .map((properties) => ({ Environment: { Variables: {} }, ...properties }));
}

/** What a role may do. @param role its ARN, as an attribute of a resource in the template */
export function statementsOf(template: Template, role: unknown): Statement[] {
  const { Policies = [] } = roleOf(template, role);
  return Policies.flatMap(({ PolicyDocument }: Properties) => Object(PolicyDocument).Statement);
}

/** Who may act in a role. */
export function trustOf(template: Template, role: unknown): Statement[] {
  return roleOf(template, role).AssumeRolePolicyDocument.Statement;
}

function roleOf(template: Template, role: unknown) {
  const [id] = Object(role)["Fn::GetAtt"] ?? [];
  return Object(template.findResources("AWS::IAM::Role")[id]?.Properties);
}

/** What the product's roles may do, all of them together. */
export function roleStatements(template: Template): Statement[] {
  const roles = propertiesOf(template, "AWS::IAM::Role");
  const policies = roles.flatMap(({ Policies }) => (Policies ?? []) as Properties[]);
  return policies.flatMap(({ PolicyDocument }) => Object(PolicyDocument).Statement);
}
