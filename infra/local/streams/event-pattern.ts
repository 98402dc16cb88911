import type { Json } from "../template/template";

/**
 * Whether a record fits an event pattern, as Lambda's event filters read it: every key named must fit one of its rules.
 *
 * AWS Lambda developer guide, "Event filtering": equality, prefix, suffix, anything-but, exists, numeric comparisons.
 * @throws Error on a rule that it does not know
 */
export function fitsPattern(record: unknown, pattern: Json): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => fitsRule(record, rule));
  if (pattern === null || typeof pattern !== "object") return record === pattern;
  return Object.entries(pattern).every(([key, part]) => fitsPattern(valueAt(record, key), part));
}

function fitsRule(value: unknown, rule: Json): boolean {
  if (rule === null || typeof rule !== "object" || Array.isArray(rule)) return value === rule;
  const [name, argument] = Object.entries(rule)[0] ?? [];
  switch (name) {
    case "prefix":
      return typeof value === "string" && value.startsWith(String(argument));
    case "suffix":
      return typeof value === "string" && value.endsWith(String(argument));
    case "exists":
      return (value !== undefined) === argument;
    case "equals-ignore-case":
      return typeof value === "string" && value.toLowerCase() === String(argument).toLowerCase();
    case "anything-but":
      return value !== undefined && !(Array.isArray(argument) ? argument : [argument]).some((other) => other === value);
    default:
      throw new Error(`An event filter uses the rule ${name}, which the local runtime does not know.`);
  }
}

function valueAt(record: unknown, key: string): unknown {
  return typeof record === "object" && record !== null ? (record as Record<string, unknown>)[key] : undefined;
}
