import type { RouteName } from "#shared/api/routes";
import { ADMIN_KEY, emailOf, newName, PASSWORD, pullBody } from "./people";
import { NOTHING } from "./routes";

const item = {
  itemType: "collection",
  creditorName: "Northgate Recovery",
  accountNumber: "1234567890",
  amount: 480,
  status: "open",
  dateOpened: "2023-01-05",
  dateReported: "2026-01-05",
  bureaus: ["experian"],
  description: "A debt",
};

/** For each route that takes one, a body that its schema accepts. What it names does not exist, so little comes of it. */
export function soundBodies(): Partial<Record<RouteName, unknown>> {
  const name = newName();
  return {
    "auth/register": { email: emailOf(name), firstName: "Maya", lastName: "Lopez", password: PASSWORD },
    "auth/login": { email: emailOf(name), password: PASSWORD },
    "account/save-contact": {
      phone: "(518) 555-0134",
      address: { street: "1200 Harbor Street", city: "Albany", state: "NY", zipCode: "12207" },
    },
    "credit-report/save-report": {
      creditScore: 640,
      experianScore: 630,
      reportData: { bureaus: ["experian"], pullDate: "2026-01-05T00:00:00Z", negativeItems: [item] },
    },
    "disputes/create-dispute": { negativeItemId: NOTHING, disputeReason: "other", additionalDetails: "It was paid." },
    "disputes/process-disputes": { disputeIds: [NOTHING] },
    "disputes/change-status": { status: "resolved", note: "They deleted it.", outcome: "deleted" },
    "disputes/mail-again": { bureau: "experian" },
    "disputes/retry-dispute": { additionalDetails: "It was paid." },
    "disputes/regenerate-letters": { additionalDetails: "It was paid." },
    "notifications/read-notices": { ids: [NOTHING] },
    "onboarding/save-progress": {
      profile: { firstName: "Maya", address: { city: "Albany" } },
      selection: {
        selectedItems: [NOTHING],
        paymentType: "monthly",
        selectedDisputeReasons: { [NOTHING]: ["not_mine"] },
      },
      documentKind: "passport",
      consentBoxes: {
        textVersion: "1",
        ticked: { fcraConsent: true, permissiblePurposeConsent: true, piiProcessingConsent: false },
      },
      unsignedContract: {
        version: "1",
        disclosureAcknowledged: true,
        disclosureAcknowledgedAt: "2026-11-20T17:00:00.000Z",
        esignConsent: false,
        fullName: "Maya",
      },
      username: name,
    },
    "onboarding/create-document": { side: "front", kind: "passport", contentType: "image/png", sizeBytes: 1_000 },
    "onboarding/pull-credit": pullBody(emailOf(name)),
    "onboarding/create-account": {
      username: name.slice(0, 20),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      onboardingData: { profile: { email: emailOf(name), firstName: "Maya" }, selection: { paymentType: "monthly" } },
    },
    "contract/sign-contract": {
      version: "none",
      fullName: "Maya Lopez",
      disclosureAcknowledged: true,
      disclosureAcknowledgedAt: "2026-11-20T17:00:00.000Z",
      esignConsent: true,
      esignConsentAt: "2026-11-20T17:05:00.000Z",
    },
    "contract/cancel-contract": { reason: "No need any more" },
    "subscription/complete-payment": {
      selectedItems: [NOTHING],
      paymentType: "monthly",
      selectedDisputeReasons: { [NOTHING]: ["not_mine"] },
    },
    "subscription/activate": { userId: NOTHING, adminKey: ADMIN_KEY },
    "admin/batch-activate": { userIds: [NOTHING], adminKey: ADMIN_KEY },
    "admin/set-admin-status": { isAdmin: true },
  };
}

const long = "long ".repeat(5_000);

/** What a field may hold that nobody meant. */
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
export function spoiled(body: unknown, values: readonly unknown[]): { place: string; body: unknown }[] {
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
  serverMade: true,
  constructor: { prototype: { isAdmin: true } },
};

/** The same body as text, in which each object also names what its sender would like to be. */
export function presumptuous(body: unknown): string {
  // A map by item would take each wish for an item.
  const text = JSON.stringify(body, (name, value: unknown) => (name === "selectedDisputeReasons" ? undefined : value));
  const wishes = `"__proto__":{"isAdmin":true},${JSON.stringify(powers).slice(1, -1)}`;
  return text.replaceAll("{", `{${wishes},`).replaceAll(",}", "}");
}
