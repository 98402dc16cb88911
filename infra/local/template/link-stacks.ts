import { asText } from "./shape";
import { type Json, type JsonObject, type Resource, resourcesOf, type Template } from "./template";

/** One stack of an assembly. */
export type SynthesizedStack = {
  name: string;
  /** The stacks that are deployed before this one: those it names itself. */
  after: string[];
  template: Template;
};

/** A value that a stack writes into an SSM parameter. */
type Written = { by: string; value: Json };

/**
 * Makes one template of several stacks: where a stack reads an SSM parameter that another one writes, it refers to what the
 * other one wrote.
 * @throws Error when no stack that is deployed before writes a parameter, or when two stacks use one logical id: what is
 *   refused here would fail at the first deployment, or could not be distinguished on this machine
 */
export function linkStacks(stacks: readonly SynthesizedStack[]): Template {
  const written = new Map<string, Written>();
  for (const { name, template } of stacks) {
    for (const [, { Properties = {} }] of resourcesOf(template, "AWS::SSM::Parameter")) {
      written.set(asText(Properties.Name) ?? "", { by: name, value: Properties.Value ?? null });
    }
  }
  const linked = stacks.map((stack) => withoutReaders(stack, valuesRead(stack, stacks, written)));
  return {
    Parameters: merged(linked, ({ Parameters = {} }) => Parameters, isSame),
    Mappings: merged(linked, ({ Mappings = {} }) => Mappings, isSame),
    Conditions: merged(linked, ({ Conditions = {} }) => Conditions, isSame),
    Resources: merged<Resource>(
      linked,
      ({ Resources }) => Resources,
      () => false,
    ),
  };
}

/** What the stack's parameters stand for that are looked up in SSM, by their logical id. */
function valuesRead(
  stack: SynthesizedStack,
  stacks: readonly SynthesizedStack[],
  written: Map<string, Written>,
): Map<string, Json> {
  const before = deployedBefore(stack, stacks);
  const values = new Map<string, Json>();
  for (const [id, { Type, Default }] of Object.entries(stack.template.Parameters ?? {})) {
    if (!Type.startsWith("AWS::SSM::Parameter::Value<")) continue;
    const found = written.get(asText(Default) ?? "");
    if (!found || !before.has(found.by)) {
      throw new Error(
        `${stack.name} reads the SSM parameter ${Default}, which no stack that is deployed before it writes.`,
      );
    }
    values.set(id, found.value);
  }
  return values;
}

function deployedBefore({ after }: SynthesizedStack, stacks: readonly SynthesizedStack[]): Set<string> {
  const direct = stacks.filter(({ name }) => after.includes(name));
  return new Set(direct.flatMap((stack) => [stack.name, ...deployedBefore(stack, stacks)]));
}

function withoutReaders({ template }: SynthesizedStack, values: Map<string, Json>): Template {
  const kept = Object.entries(template.Parameters ?? {}).filter(([id]) => !values.has(id));
  const { Parameters, ...rest } = template;
  return { ...(replaced(rest as JsonObject, values) as Template), Parameters: Object.fromEntries(kept) };
}

/** The value with each reference to one of these parameters replaced by what the parameter stands for. */
function replaced(value: Json, values: Map<string, Json>): Json {
  if (Array.isArray(value)) return value.map((item) => replaced(item, values));
  if (value === null || typeof value !== "object") return value;
  const { Ref, "Fn::Sub": text } = value;
  if (typeof Ref === "string" && values.has(Ref)) return values.get(Ref) ?? null;
  if (typeof text === "string") return { "Fn::Sub": [text, Object.fromEntries(values)] };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, values)]));
}

function merged<Part>(
  templates: readonly Template[],
  partsOf: (template: Template) => Record<string, Part>,
  mayRepeat: (one: Part, other: Part) => boolean,
): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [id, part] of templates.flatMap((template) => Object.entries(partsOf(template)))) {
    const known = parts[id];
    if (known !== undefined && !mayRepeat(known, part)) throw new Error(`Two stacks have a ${id} of their own.`);
    parts[id] = part;
  }
  return parts;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
