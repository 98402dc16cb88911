import type { MiddlewareObj } from "@middy/core";
import type * as z from "zod";
import { AppError, type FieldErrors } from "#shared/api/errors";
import { fieldMessage } from "#shared/api/field-message";
import { cut, wellFormed } from "#shared/domain/text/cut";
import type { ApiAnswer, ApiEvent, Call } from "./call";

const LARGEST_BYTES = 1024 * 1024;
/** A refusal is no longer than what it refuses. */
const MOST_ERRORS = 100;
const LONGEST_FIELD = 200;

/** Parses path, query and body. @throws what `parseCall` throws */
export function parsing(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return { before: ({ event }) => void Object.assign(event.call, parseCall(event)) };
}

/**
 * Path, query and body of a call, by the route table.
 *
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED with `fieldErrors` by dotted path
 */
function parseCall({ call, pathParameters, queryStringParameters }: ApiEvent): Pick<Call, "params" | "query" | "body"> {
  const { params, query, body } = call.line;
  if (Buffer.byteLength(call.rawBody) > LARGEST_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
  return {
    params: params && valid(params, { ...pathParameters }),
    query: query && valid(query, filled(queryStringParameters)),
    body: body === "signed" ? undefined : bodyOf(call, body),
  };
}

/** A form also sends the fields that were not filled in: `?status=` asks for nothing. */
function filled(query: ApiEvent["queryStringParameters"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ""));
}

function bodyOf(call: Call, schema: z.ZodType | undefined): unknown {
  const content = jsonOf(call);
  return schema && valid(schema, content);
}

/** What the body holds; an empty one is an empty object, as the calls without any field send it. */
function jsonOf({ rawBody, headers, method }: Call): unknown {
  if (rawBody === "" || method === "GET") return {};
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return harmless(rawBody);
  } catch {
    throw new AppError("VALIDATION_FAILED", { details: "The body is not valid JSON." });
  }
}

/**
 * Reads JSON. A field `__proto__` would become the prototype of the object it is copied into (ASVS 1.5.3): in the body itself it is
 * left out as any unknown field, further inside, where ids are, it is refused. So is half of a character, which no table takes.
 */
function harmless(text: string): unknown {
  const holders = new Set<unknown>();
  const content: unknown = JSON.parse(text, function (this: unknown, name: string, value: unknown) {
    if (name !== "__proto__") return typeof value === "string" ? wellFormed(value) : value;
    holders.add(this);
    return undefined;
  });
  holders.delete(content);
  if (holders.size > 0) throw new SyntaxError("A prototype is no field");
  return content;
}

function valid(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: fieldMessage });
  if (result.success) return result.data;
  const fieldErrors: FieldErrors = Object.create(null);
  for (const { path, message } of result.error.issues.slice(0, MOST_ERRORS)) {
    const field = cut(path.map(String).join("."), LONGEST_FIELD) || "body";
    fieldErrors[field] = [...new Set([...(fieldErrors[field] ?? []), message])];
  }
  throw new AppError("VALIDATION_FAILED", { fieldErrors });
}
