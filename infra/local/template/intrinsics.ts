import type { Json, JsonObject, Template } from "./template";

/** What `Ref` and `Fn::GetAtt` answer for the template's own resources. */
export type Attributes = {
  ref(logicalId: string): string;
  attribute(logicalId: string, name: string): string;
};

export type Resolver = (value: Json | undefined) => Json;

/** Stands for `AWS::NoValue`: whatever holds it disappears. */
const noValue = Symbol("AWS::NoValue");
type Resolved = Json | typeof noValue;

type Intrinsic = (argument: Json, resolve: (value: Json) => Resolved) => Resolved;

/**
 * Makes the function that replaces every intrinsic of a value by what it stands for on this machine.
 * @param parameters the deployment's settings, as an operator would give them
 * @throws Error on an intrinsic, a parameter or a mapping that it does not know
 */
export function makeResolver(template: Template, parameters: Record<string, string>, names: Attributes): Resolver {
  const intrinsics = { ...textIntrinsics(template, parameters, names), ...logicIntrinsics(template) };

  const resolve = (value: Json): Resolved => {
    if (Array.isArray(value)) return value.map(resolve).filter((item): item is Json => item !== noValue);
    if (value === null || typeof value !== "object") return value;
    const [name, argument] = Object.entries(value)[0] ?? [];
    if (Object.keys(value).length === 1 && name && argument !== undefined && /^(Ref|Fn::|Condition$)/.test(name)) {
      const intrinsic = intrinsics[name];
      if (intrinsic) return intrinsic(argument, resolve);
      if (name.startsWith("Fn::")) throw new Error(`The template uses ${name}, which the local runtime does not know.`);
    }
    const entries = Object.entries(value).map(([key, item]) => [key, resolve(item)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== noValue));
  };

  return (value) => {
    const resolved = value === undefined ? null : resolve(value);
    return resolved === noValue ? null : resolved;
  };
}

const pseudoParameters: Record<string, string> = {
  "AWS::Region": "us-east-1",
  "AWS::AccountId": "000000000000",
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
  "AWS::StackName": "local",
  "AWS::StackId": "arn:aws:cloudformation:us-east-1:000000000000:stack/local/local",
};

function textIntrinsics(
  template: Template,
  parameters: Record<string, string>,
  names: Attributes,
): Record<string, Intrinsic> {
  const reference = (id: string): Resolved => {
    if (id === "AWS::NoValue") return noValue;
    const known = pseudoParameters[id] ?? parameters[id];
    if (known !== undefined) return known;
    const parameter = template.Parameters?.[id];
    if (parameter?.Default !== undefined) return parameter.Default;
    if (parameter) throw new Error(`The template's parameter ${id} has no value.`);
    return names.ref(id);
  };
  const getAtt = (argument: Json): string => {
    const path = typeof argument === "string" ? argument.split(".") : asTexts(argument);
    return names.attribute(path[0] ?? "", path.slice(1).join("."));
  };

  const ref: Intrinsic = (id) => reference(String(id));

  return {
    Ref: ref,
    "Fn::GetAtt": getAtt,
    "Fn::Join": (argument, resolve) => {
      const [separator, list] = argument as [string, Json];
      return asTexts(resolve(list)).join(separator);
    },
    "Fn::Split": (argument, resolve) => {
      const [separator, text] = argument as [string, Json];
      return String(resolve(text)).split(separator);
    },
    "Fn::Select": (argument, resolve) => {
      const [index, list] = argument as [number | string, Json];
      return asTexts(resolve(list))[Number(index)] ?? "";
    },
    "Fn::Sub": (argument, resolve) => {
      const [text, extra] = (Array.isArray(argument) ? argument : [argument, {}]) as [string, JsonObject];
      return text.replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
        if (literal) return `\${${name}}`;
        const own = extra[name];
        if (own !== undefined) return String(resolve(own));
        return String(name.includes(".") ? getAtt(name) : reference(name));
      });
    },
    "Fn::Base64": (argument, resolve) => Buffer.from(String(resolve(argument))).toString("base64"),
    "Fn::FindInMap": (argument, resolve) => {
      const [map, key, name] = asTexts(resolve(argument));
      const found = template.Mappings?.[map ?? ""]?.[key ?? ""]?.[name ?? ""];
      if (found === undefined) throw new Error(`The template's mappings have no ${map}.${key}.${name}.`);
      return found;
    },
  };
}

function logicIntrinsics(template: Template): Record<string, Intrinsic> {
  const condition: Intrinsic = (name, resolve) => isTrue(resolve(template.Conditions?.[String(name)] ?? false));
  return {
    Condition: (name, resolve) => {
      // The same key also holds a policy statement's conditions, which are no reference.
      return typeof name === "string" ? condition(name, resolve) : { Condition: resolve(name) as Json };
    },
    "Fn::If": (argument, resolve) => {
      const [name, whenTrue, whenFalse] = argument as [string, Json, Json];
      return resolve(condition(name, resolve) ? whenTrue : whenFalse);
    },
    "Fn::Equals": (argument, resolve) => {
      const [left, right] = (argument as Json[]).map(resolve);
      return left === right;
    },
    "Fn::Not": (argument, resolve) => !isTrue(resolve((argument as Json[])[0] ?? false)),
    "Fn::And": (argument, resolve) => (argument as Json[]).every((part) => isTrue(resolve(part))),
    "Fn::Or": (argument, resolve) => (argument as Json[]).some((part) => isTrue(resolve(part))),
  };
}

const isTrue = (value: Resolved) => value === true || value === "true";

const asTexts = (value: Resolved): string[] => (Array.isArray(value) ? value.map(String) : []);
