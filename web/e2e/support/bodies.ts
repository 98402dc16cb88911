import { NOTHING } from "./routes";

const long = "long ".repeat(5_000);

/** Hostile values for a field. */
export const oddValues: readonly unknown[] = [
  null,
  long,
  "constructor",
  "-001000-01-01T00:00:00Z",
  {},
  [],
  "",
  -1,
  true,
  "  ",
  "x",
  0,
  1.5,
  1e308,
  "\u0000\u202eŁ́😀\ud800",
  "__proto__",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "=1+1",
  "0000-00-00",
  "0000-01-01",
  "9999-12-31",
  [[]],
  [null],
  Array.from({ length: 501 }, (_, index) => `${index}`),
  { length: 3 },
];

/** A body with each of its places, however deep, in turn holding each of some values. */
export function mutated(body: unknown, values: readonly unknown[]): { place: string; body: unknown }[] {
  return placesOf(body).flatMap((place) =>
    values.map((value) => ({ place: place.join("."), body: replaced(body, place, value) })),
  );
}

type Place = readonly string[];

function placesOf(value: unknown, above: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = [...above, name];
    return [place, ...placesOf(part, place)];
  });
}

function replaced(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((part, index) => (String(index) === name ? replaced(part, rest, value) : part));
  if (typeof body !== "object" || body === null) return body;
  const parts: Record<string, unknown> = { ...body };
  return { ...parts, [name]: replaced(parts[name], rest, value) };
}

const powers = {
  isAdmin: true,
  status: "active",
  userId: NOTHING,
  id: NOTHING,
  subscriptionStatus: "active",
  subscriptionTier: "premium",
  allowance: { period: "2026-11", limit: 99, used: 0 },
  disputeAllowance: { period: "2026-11", limit: 99, used: 0 },
  registeredAt: "2026-01-01T00:00:00.000Z",
  isRealBureauData: true,
  isServerPulled: true,
  constructor: { prototype: { isAdmin: true } },
};

/** The same body as text, in which each object also names what its sender would like to be. */
export function massAssignment(body: unknown): string {
  // A map by item would take each claim for an item.
  const text = JSON.stringify(body, (name, value: unknown) => (name === "selectedDisputeReasons" ? undefined : value));
  const claims = `"__proto__":{"isAdmin":true},${JSON.stringify(powers).slice(1, -1)}`;
  return text.replaceAll("{", `{${claims},`).replaceAll(",}", "}");
}
