import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Anything that JSON can hold: what a template is made of. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type Resource = { Type: string; Properties?: JsonObject; Metadata?: JsonObject };

/** The parts of a CloudFormation template that the runtime reads. */
export type Template = {
  Parameters?: Record<string, { Type: string; Default?: Json }>;
  Mappings?: Record<string, Record<string, JsonObject>>;
  Conditions?: Record<string, Json>;
  Resources: Record<string, Resource>;
};

/** A synthesized stack: its template, and where each asset (by hash) lies on this machine. */
export type Assembly = { template: Template; assetFolder: (hash: string) => string };

type Manifest = { artifacts?: Record<string, { type: string; properties?: { templateFile?: string } }> };
type AssetManifest = { files?: Record<string, { source: { path: string } }> };

/**
 * Reads the stack that `cdk synth` wrote.
 * @throws Error when the folder holds no stack, or more than one
 */
export function readAssembly(folder: string): Assembly {
  const manifest: Manifest = readJson(join(folder, "manifest.json"));
  const stacks = Object.values(manifest.artifacts ?? {}).filter(({ type }) => type === "aws:cloudformation:stack");
  const templateFile = stacks[0]?.properties?.templateFile;
  if (stacks.length !== 1 || !templateFile) throw new Error(`${folder} holds ${stacks.length} stacks instead of one.`);

  const assetsFile = join(folder, templateFile.replace(/\.template\.json$/, ".assets.json"));
  const assets: AssetManifest = existsSync(assetsFile) ? readJson(assetsFile) : {};
  return {
    template: readJson<Template>(join(folder, templateFile)),
    assetFolder(hash) {
      const file = assets.files?.[hash.replace(/\.zip$/, "")];
      if (!file) throw new Error(`The assembly has no asset ${hash}.`);
      return resolve(folder, file.source.path);
    },
  };
}

/** The resources of one type, by logical id. */
export function resourcesOf(template: Template, ...types: string[]): [string, Resource][] {
  return Object.entries(template.Resources).filter(([, { Type }]) => types.includes(Type));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
