/** Anything that JSON can hold: what a template is made of. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type Resource = { Type: string; Properties?: JsonObject; Metadata?: JsonObject };

export type Parameter = { Type: string; Default?: Json };

/** The parts of a CloudFormation template that the runtime reads. */
export type Template = {
  Parameters?: Record<string, Parameter>;
  Mappings?: Record<string, Record<string, JsonObject>>;
  Conditions?: Record<string, Json>;
  Resources: Record<string, Resource>;
  Outputs?: JsonObject;
};

/** The synthesized stacks as one template, and where each asset (by hash) lies on this machine. */
export type Assembly = { template: Template; assetFolder: (hash: string) => string };

/** The resources of one type, by logical id. */
export function resourcesOf(template: Template, ...types: string[]): [string, Resource][] {
  return Object.entries(template.Resources).filter(([, { Type }]) => types.includes(Type));
}
