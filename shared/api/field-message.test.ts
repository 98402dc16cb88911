import * as z from "zod";
import { fieldMessage } from "./field-message";
import type { RouteLine } from "./route-line";
import { routeNames, routes } from "./routes";

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues.map(({ message }) => message) ?? [];

test.each<[unknown, string]>([
  [{}, "This field is required"],
  [{ field: undefined }, "This field is required"],
  [{ field: 7 }, "Invalid input type"],
  [{ field: null }, "Invalid input type"],
  [{ field: "a" }, "Must be at least 2 characters"],
  [{ field: "abcd" }, "Must be no more than 3 characters"],
  [{ field: "a b" }, "Invalid format"],
])("%j is refused with %s", (value, message) => {
  const schema = z.object({ field: z.string().min(2).max(3).regex(/^\w*$/) });
  expect(messagesOf(schema, value)).toContain(message);
});

test("a list in which nothing is, is required, and its own words win where a schema has some", () => {
  const schema = z.object({
    list: z.array(z.string()).min(1),
    day: z.iso.date({ error: "Please enter a valid date" }),
  });
  expect(messagesOf(schema, { list: [], day: "x" })).toEqual(["This field is required", "Please enter a valid date"]);
});

test("no route tells in Zod's own words what it refuses", () => {
  const hostile = (body: z.ZodType) => [
    {},
    [],
    7,
    null,
    ...(body instanceof z.ZodObject
      ? [{}, [], "", 7, "x".repeat(10_000)].map((value) =>
          Object.fromEntries(Object.keys(body.shape).map((field) => [field, value])),
        )
      : []),
  ];
  const told = routeNames.flatMap((name) => {
    const { body }: RouteLine = routes[name];
    return body instanceof z.ZodType ? hostile(body).flatMap((value) => messagesOf(body, value)) : [];
  });
  expect(new Set(told).size).toBeGreaterThan(5);
  expect(told.filter((message) => /expected|received|^Too |^Unrecognized/.test(message))).toEqual([]);
});
