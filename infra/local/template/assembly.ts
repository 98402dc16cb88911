import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linkStacks, type SynthesizedStack } from "./link-stacks";
import type { Assembly, Template } from "./template";

type Artifact = {
  type: string;
  dependencies?: string[];
  properties?: { templateFile?: string; terminationProtection?: boolean };
};
type Manifest = { artifacts?: Record<string, Artifact> };
type AssetManifest = { files?: Record<string, { source: { path: string } }> };

/** A stack as it was written, and where its assets are listed. */
export type WrittenStack = SynthesizedStack & { isProtected: boolean; assetsFile: string };

/**
 * Reads the stacks that `cdk synth` wrote, in the order in which they are deployed.
 * @throws Error when the folder holds no stack
 */
export function readStacks(folder: string): WrittenStack[] {
  const { artifacts = {} }: Manifest = readJson(join(folder, "manifest.json"));
  const stacks = Object.entries(artifacts).flatMap(([name, { type, dependencies = [], properties }]) => {
    if (type !== "aws:cloudformation:stack" || !properties?.templateFile) return [];
    const templateFile = join(folder, properties.templateFile);
    const template = readJson<Template>(templateFile);
    const assetsFile = templateFile.replace(/\.template\.json$/, ".assets.json");
    return [
      { name, after: dependencies, template, isProtected: properties.terminationProtection === true, assetsFile },
    ];
  });
  if (stacks.length === 0) throw new Error(`${folder} holds no stack.`);
  return stacks;
}

/**
 * Reads the stacks that `cdk synth` wrote, as one template.
 * @throws Error when the folder holds no stack, or when the stacks do not fit together
 */
export function readAssembly(folder: string): Assembly {
  const stacks = readStacks(folder);
  const files: NonNullable<AssetManifest["files"]> = {};
  for (const { assetsFile } of stacks) {
    if (existsSync(assetsFile)) Object.assign(files, readJson<AssetManifest>(assetsFile).files);
  }

  return {
    template: linkStacks(stacks),
    assetFolder(hash) {
      const file = files[hash.replace(/\.zip$/, "")];
      if (!file) throw new Error(`The assembly has no asset ${hash}.`);
      return resolve(folder, file.source.path);
    },
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
