import * as z from "zod";
import type { RouteName } from "#shared/api/routes";
import { Caller } from "../caller";
import { emailOf, newName, PASSWORD, pullBody } from "../people";
import { filled, NOTHING } from "../routes";
import { soundBodies } from "../sound-body";
import type { World } from "./world";

type Who = "visitor" | "member" | "admin";
type Case = [what: string, name: RouteName, who: Who, body: unknown, field: string];

const { profileData, consent } = pullBody();
const profile = (changes: object) => ({ profileData: { ...profileData, ...changes }, consent });
const address = (changes: object) => profile({ address: { ...profileData.address, ...changes } });
const registration = (changes: object) => ({
  email: emailOf(newName()),
  firstName: "Maya",
  lastName: "Lopez",
  password: PASSWORD,
  ...changes,
});
const account = (changes: object) => ({
  username: "maya.lopez",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  onboardingData: { profile: { email: emailOf(newName()) } },
  ...changes,
});

// Point 5 of the specification, field by field: what each must refuse, on both sides of each edge where it has one.
const refused: Case[] = [
  ["an e-mail that is none", "auth/login", "visitor", { email: "maya@", password: PASSWORD }, "email"],
  ["a password of 5", "auth/login", "visitor", { email: "maya@example.com", password: "12345" }, "password"],
  ["an e-mail that is none", "auth/register", "visitor", registration({ email: "maya@" }), "email"],
  ["no first name", "auth/register", "visitor", registration({ firstName: " " }), "firstName"],
  ["no last name", "auth/register", "visitor", registration({ lastName: "" }), "lastName"],
  ["a password of 7", "auth/register", "visitor", registration({ password: "1234567" }), "password"],
  ["a password that everybody has", "auth/register", "visitor", registration({ password: "password1" }), "password"],
  ["a first name of 1", "onboarding/pull-credit", "visitor", profile({ firstName: "M" }), "profileData.firstName"],
  ["no last name", "onboarding/pull-credit", "visitor", profile({ lastName: undefined }), "profileData.lastName"],
  [
    "30 February",
    "onboarding/pull-credit",
    "visitor",
    profile({ dateOfBirth: "1986-02-30" }),
    "profileData.dateOfBirth",
  ],
  [
    "a day of 9 signs",
    "onboarding/pull-credit",
    "visitor",
    profile({ dateOfBirth: "1986-4-12" }),
    "profileData.dateOfBirth",
  ],
  ["a child", "onboarding/pull-credit", "visitor", profile({ dateOfBirth: "2019-04-12" }), "profileData.dateOfBirth"],
  ["an SSN of 8", "onboarding/pull-credit", "visitor", profile({ ssn: "666-00-000" }), "profileData.ssn"],
  ["an SSN of 10", "onboarding/pull-credit", "visitor", profile({ ssn: "6660000021" }), "profileData.ssn"],
  ["an SSN with letters", "onboarding/pull-credit", "visitor", profile({ ssn: "66A-00-0002" }), "profileData.ssn"],
  [
    "an SSN that is never issued",
    "onboarding/pull-credit",
    "visitor",
    profile({ ssn: "000-12-3456" }),
    "profileData.ssn",
  ],
  [
    "a phone of another form",
    "onboarding/pull-credit",
    "visitor",
    profile({ phone: "518-555-0134" }),
    "profileData.phone",
  ],
  ["a street of 4", "onboarding/pull-credit", "visitor", address({ street: "1 St" }), "profileData.address.street"],
  ["a city of 1", "onboarding/pull-credit", "visitor", address({ city: "A" }), "profileData.address.city"],
  ["no state", "onboarding/pull-credit", "visitor", address({ state: "" }), "profileData.address.state"],
  ["a state that is none", "onboarding/pull-credit", "visitor", address({ state: "ZZ" }), "profileData.address.state"],
  ["a ZIP of 4", "onboarding/pull-credit", "visitor", address({ zipCode: "1220" }), "profileData.address.zipCode"],
  [
    "a ZIP of 5 and 3",
    "onboarding/pull-credit",
    "visitor",
    address({ zipCode: "12207-123" }),
    "profileData.address.zipCode",
  ],
  [
    "an ID side that there is not",
    "onboarding/create-document",
    "visitor",
    { side: "top", contentType: "image/png", sizeBytes: 9 },
    "side",
  ],
  [
    "an ID image of nothing",
    "onboarding/create-document",
    "visitor",
    { side: "front", contentType: "image/png", sizeBytes: 0 },
    "sizeBytes",
  ],
  ["a username of 2", "onboarding/create-account", "visitor", account({ username: "ma" }), "username"],
  ["a username of 21", "onboarding/create-account", "visitor", account({ username: "m".repeat(21) }), "username"],
  [
    "a password of 7",
    "onboarding/create-account",
    "visitor",
    account({ password: "1234567", confirmPassword: "1234567" }),
    "password",
  ],
  [
    "another password to confirm",
    "onboarding/create-account",
    "visitor",
    account({ confirmPassword: "something else" }),
    "confirmPassword",
  ],
  [
    "no password to confirm",
    "onboarding/create-account",
    "visitor",
    account({ confirmPassword: undefined }),
    "confirmPassword",
  ],
  ["no item", "disputes/create-dispute", "member", { negativeItemId: "", disputeReason: "not_mine" }, "negativeItemId"],
  ["no reason", "disputes/create-dispute", "member", { negativeItemId: NOTHING, disputeReason: " " }, "disputeReason"],
  ["no dispute", "disputes/process-disputes", "member", { disputeIds: [] }, "disputeIds"],
  ["a dispute twice", "disputes/process-disputes", "member", { disputeIds: [NOTHING, NOTHING] }, "disputeIds"],
  [
    "51 disputes",
    "disputes/process-disputes",
    "member",
    { disputeIds: Array.from({ length: 51 }, (_, i) => `${i}`) },
    "disputeIds",
  ],
  ["no admin key", "subscription/activate", "admin", { userId: NOTHING }, "adminKey"],
  ["no admin key", "admin/batch-activate", "admin", { userIds: [NOTHING] }, "adminKey"],
  ["no one to activate", "admin/batch-activate", "admin", { userIds: [], adminKey: "x" }, "userIds"],
];

const Refusal = z.object({
  code: z.literal("VALIDATION_FAILED"),
  fieldErrors: z.record(z.string(), z.array(z.string().min(3)).min(1)),
});

type Answered = [what: string, name: RouteName, who: Who, body: unknown, status: number, code: string];

const answered: Answered[] = [
  ...(["fcraConsent", "permissiblePurposeConsent", "piiProcessingConsent"] as const).map(
    (name): Answered => [
      `a pull without ${name}`,
      "onboarding/pull-credit",
      "visitor",
      { profileData, consent: { ...consent, [name]: false } },
      400,
      "CONSENT_REQUIRED",
    ],
  ),
  [
    "an ID that is no image",
    "onboarding/create-document",
    "visitor",
    { side: "front", contentType: "application/pdf", sizeBytes: 9 },
    400,
    "NOT_AN_IMAGE",
  ],
  [
    "an ID image that runs programs",
    "onboarding/create-document",
    "visitor",
    { side: "front", contentType: "image/svg+xml", sizeBytes: 9 },
    400,
    "NOT_AN_IMAGE",
  ],
  [
    "an ID image of 10 MB and more",
    "onboarding/create-document",
    "visitor",
    { side: "back", contentType: "image/png", sizeBytes: 10 * 1024 * 1024 + 1 },
    413,
    "PAYLOAD_TOO_LARGE",
  ],
  [
    "a wrong admin key",
    "subscription/activate",
    "admin",
    { userId: NOTHING, adminKey: "not the key" },
    403,
    "INVALID_ADMIN_KEY",
  ],
  ["an unknown person", "auth/login", "visitor", soundBodies()["auth/login"], 401, "INVALID_CREDENTIALS"],
];

const callerOf = (who: Who, { product, tester, admin }: World) =>
  ({ visitor: new Caller(product.origin), member: tester.caller, admin })[who];

/** Each field is refused beyond its edges, by its name. */
export function testFields(name: RouteName, world: () => World): void {
  const { method, path } = filled(name);
  const ofRoute = ([, each]: readonly [string, RouteName, ...unknown[]]) => each === name;

  for (const [what, , who, body, field] of refused.filter(ofRoute)) {
    test(`refuses ${what}`, async () => {
      const { status, json } = await callerOf(who, world()).send(method, path, { body });
      expect(status).toBe(400);
      expect(Object.keys(Refusal.parse(json).fieldErrors)).toEqual([field]);
    });
  }
  for (const [what, , who, body, status, code] of answered.filter(ofRoute)) {
    test(`refuses ${what}`, async () => {
      const answer = await callerOf(who, world()).send(method, path, { body });
      expect([answer.status, answer.code]).toEqual([status, code]);
    });
  }
}

/** Sends what lies on the good side of each edge. @throws Error when some of it is refused */
export async function takeEdges(origin: string): Promise<void> {
  const visitor = new Caller(origin);
  const edge = {
    firstName: "Li",
    lastName: "Wu",
    address: { street: "1 Elm", city: "Rye", state: "NY", zipCode: "10580-1234" },
  };
  await visitor.call(z.unknown(), "POST", "/api/onboarding/credit-pull", { body: profile(edge) });
  const body = account({ username: "m".repeat(20) });
  await visitor.call(z.unknown(), "POST", "/api/onboarding/create-account", { body });
  const short = registration({ firstName: "M", lastName: "L", password: "quiet ri" });
  await new Caller(origin).call(z.unknown(), "POST", "/api/auth/password/register", { body: short });
}
