import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { isBuilt } from "#infra/build/built-from";
import { bundleFolder, bundleFunctions, functionFiles } from "#infra/build/bundle-functions";
import { assemblyFolder } from "#infra/build/synth";
import { readStacks } from "#infra/local/template/assembly";
import { linkStacks, type SynthesizedStack } from "#infra/local/template/link-stacks";
import type { Template as LinkedTemplate } from "#infra/local/template/template";

const root = resolve(import.meta.dirname, "../..");

export type Properties = Record<string, unknown>;
export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
  Principal?: unknown;
};

export type StackOfProduct = SynthesizedStack & { isProtected: boolean };

/** The product's stacks, and all of them as one template: what one stack reads of another is a reference in it. */
export type Synthesized = { stacks: StackOfProduct[]; template: Template };

/** The templates that `npm run synth` wrote, or, where sources have changed since, what it would write now. */
export async function synthesizeProduct(): Promise<Synthesized> {
  const stacks = isBuilt(root) ? readStacks(assemblyFolder) : await stacksOfSources();
  return { stacks, template: Template.fromJSON(linkStacks(stacks)) };
}

/** One stack of the product by its name, as in `RedressData`. */
export async function synthesizeStack(name: string): Promise<{ template: Template; isProtected: boolean }> {
  const { stacks } = await synthesizeProduct();
  const stack = stacks.find((one) => one.name === name);
  if (!stack) throw new Error(`The product has no stack ${name}.`);
  return { template: Template.fromJSON(stack.template), isProtected: stack.isProtected };
}

async function stacksOfSources(): Promise<StackOfProduct[]> {
  await bundleMissing();
  const { redressStacks } = await import("#infra/redress");
  const folder = mkdtempSync(join(tmpdir(), "redress-stacks-"));
  try {
    return redressStacks(testApp(folder), { webFolder: emptySite(folder) }).map((stack) => ({
      name: stack.stackName,
      after: stack.dependencies.map(({ stackName }) => stackName),
      template: Template.fromStack(stack).toJSON() as LinkedTemplate,
      isProtected: stack.terminationProtection === true,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function bundleMissing(): Promise<void> {
  if (!functionFiles.every((name) => existsSync(bundleFolder(name)))) await bundleFunctions();
}

function testApp(folder: string): App {
  return new App({ outdir: join(folder, "assembly"), context: { "aws:cdk:disable-asset-staging": true } });
}

/** A stack needs a built site; what the site contains does not matter. */
function emptySite(folder: string): string {
  const site = join(folder, "site");
  mkdirSync(site);
  writeFileSync(join(site, "csp.json"), JSON.stringify({ script: [], style: [] }));
  return site;
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
