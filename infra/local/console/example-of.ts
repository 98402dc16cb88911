import * as z from "zod";

/** As much of a JSON schema as an example needs. */
const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    allOf: z.array(Schema).optional(),
  }),
);
type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const texts: Record<string, string> = {
  email: "someone@example.com",
  date: "1985-06-14",
  "date-time": "2026-11-20T12:00:00.000Z",
  uri: "https://example.com",
};

/** Something of a JSON schema's shape to begin typing from: required fields only. */
export function exampleOf(schema: unknown): unknown {
  const { data } = Schema.safeParse(schema);
  return data ? example(data) : {};
}

function example(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return example(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(example));
  const type = [schema.type].flat()[0];
  if (type === "array") return schema.items ? [example(schema.items)] : [];
  if (type === "string") return texts[schema.format ?? ""] ?? "";
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 0;
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(required.map(([name, property]) => [name, example(property)]));
}
