import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linkStacks, type SynthesizedStack } from "./link-stacks";
import type { Assembly, Template } from "./template";

type Artifact = { type: string; dependencies?: string[]; properties?: { templateFile?: string } };
type Manifest = { artifacts?: Record<string, Artifact> };
type AssetManifest = { files?: Record<string, { source: { path: string } }> };

/**
 * Reads the stacks that `cdk synth` wrote.
 * @throws Error when the folder holds no stack, or when the stacks do not fit together
 */
export function readAssembly(folder: string): Assembly {
  const { artifacts = {} }: Manifest = readJson(join(folder, "manifest.json"));
  const stacks: SynthesizedStack[] = [];
  const files: NonNullable<AssetManifest["files"]> = {};
  for (const [name, { type, dependencies = [], properties }] of Object.entries(artifacts)) {
    if (type !== "aws:cloudformation:stack" || !properties?.templateFile) continue;
    const templateFile = join(folder, properties.templateFile);
    stacks.push({ name, after: dependencies, template: readJson<Template>(templateFile) });
    const assetsFile = templateFile.replace(/\.template\.json$/, ".assets.json");
    if (existsSync(assetsFile)) Object.assign(files, readJson<AssetManifest>(assetsFile).files);
  }
  if (stacks.length === 0) throw new Error(`${folder} holds no stack.`);

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
