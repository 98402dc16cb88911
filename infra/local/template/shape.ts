import type { Json, JsonObject } from "./template";

/** Reads a value that must be an object; an absent one is empty. */
export function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** Reads a list; one thing alone is a list of one, as in policies. */
export function asList(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Reads a list of texts; one text alone is a list of one. */
export function asTexts(value: Json | undefined): string[] {
  return asList(value).map(String);
}

/** Reads a text or a number as text; an absent one is undefined. */
export function asText(value: Json | undefined): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}
