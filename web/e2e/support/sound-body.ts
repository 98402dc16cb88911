import * as z from "zod";
import { type RouteLine, type RouteName, routeNames, routes } from "#shared/api/routes";
import { ADMIN_KEY, emailOf, newName, PASSWORD, pullBody } from "./people";
import { NOTHING } from "./routes";

/** Values for fields whose schema says more than a type does; what they name does not exist, so little comes of them. */
function samplesFor(name: string): Record<string, unknown> {
  return {
    ...pullBody(emailOf(name)).profileData,
    accountNumber: "1234567890",
    adminKey: ADMIN_KEY,
    additionalDetails: "It was paid.",
    address: { street: "1200 Harbor Street", city: "Albany", state: "NY", zipCode: "12207" },
    bureaus: ["experian"],
    code: "000000",
    confirmPassword: PASSWORD,
    contentType: "image/png",
    disputeReason: "other",
    email: emailOf(name),
    outcome: "deleted",
    password: PASSWORD,
    paymentType: "monthly",
    phone: "(518) 555-0134",
    selectedDisputeReasons: { [NOTHING]: ["not_mine"] },
    sizeBytes: 1_000,
    status: "resolved",
    username: name.slice(0, 20),
    versions: {},
  };
}

/**
 * For each route that takes one, a body made from its schema, all optional fields with it: a new route cannot be forgotten.
 *
 * @throws Error that names a route whose schema asks for more than its types say: then a field needs a sample
 */
export function soundBodies(): Partial<Record<RouteName, unknown>> {
  const bodies = routeNames.flatMap((name) => {
    const { body }: RouteLine = routes[name];
    if (!(body instanceof z.ZodType)) return [];
    const made =
      name === "onboarding/pull-credit" ? pullBody(emailOf(newName())) : soundValue(body, samplesFor(newName()));
    const problem = body.safeParse(made).error;
    if (problem) throw new Error(`No sound body for ${name}: ${problem.message}`);
    return [[name, made] as const];
  });
  return Object.fromEntries(bodies);
}

/** A value that a schema takes, as far as its types say; fields of known names get their samples where these fit. */
function soundValue(schema: unknown, samples: Record<string, unknown>, field = ""): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const sample = samples[field];
  if (sample !== undefined && schema.safeParse(sample).success) return sample;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = soundValue(schema.unwrap(), samples, field);
    return schema.safeParse(inner).success ? inner : undefined;
  }
  if (schema instanceof z.ZodPipe) {
    const values = [schema.in, schema.out].map((part) => soundValue(part, samples, field));
    return values.find((value) => schema.safeParse(value).success) ?? values[0];
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, part]) => [name, soundValue(part, samples, name)] as const);
    return Object.fromEntries(fields);
  }
  if (schema instanceof z.ZodArray) return [soundValue(schema.element, samples, field)];
  if (schema instanceof z.ZodRecord) return { [NOTHING]: soundValue(schema.valueType, samples, field) };
  if (schema instanceof z.ZodUnion) return soundValue(schema.options[0], samples, field);
  const plain = [NOTHING, "2026-01-05", "2026-11-20T17:00:00.000Z", "00000000", 640, true, "Maya"];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return plain.find((value) => schema.safeParse(value).success);
}
