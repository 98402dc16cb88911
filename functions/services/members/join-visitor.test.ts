import { newVisitor } from "#functions/repositories/new-user";
import { type ReportRecord, summaryOf } from "#functions/repositories/reports";
import { newVisitorSession } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { ordersOf } from "#functions/testing/orders-of";
import { at, signInWorld } from "#functions/testing/sign-in-world";
import { makeNegativeItem } from "#shared/testing/report";
import { joinVisitor } from "./join-visitor";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const pulled: Omit<ReportRecord, "userId"> = {
  reportId: "01KAB00000000000000000RP01",
  ...{ creditScore: 612, experianScore: 612, equifaxScore: 601, transunionScore: null },
  bureaus: ["experian", "equifax"],
  ...{ createdAt: at.toISOString(), pulledAt: at.toISOString() },
  dataSource: "simulated",
  dataSourceDetails: { source: "Simulated", realDataDelivered: false, description: "Made for a test." },
  ...{ isRealBureauData: false, isServerPulled: true },
  history: [],
  negativeItems: [makeNegativeItem()],
};

/** A member, and a visitor of some address whose pull is done in the same browser. */
async function world(name: string, changes: { visitor?: Partial<UserRecord>; member?: Partial<UserRecord> } = {}) {
  const email = `${name}@example.com`;
  const { services, member } = await signInWorld(tables, email);
  const visitor = newVisitor("en", at);
  const session = newVisitorSession(visitor.userId, at);
  await services.users.openVisitor(visitor, session);
  const report = { ...pulled, userId: visitor.userId };
  await services.reports.create(report);
  const known = { email, ssnLast4: "0002", latestReport: summaryOf(report), ...changes.visitor };
  await services.users.update(visitor.userId, known);
  const money = {
    amountCents: 12_000,
    currency: "usd",
    status: "paid" as const,
    description: "checkout",
    eventId: name,
  };
  const entry = services.payments.addWrite({ userId: visitor.userId, at: at.toISOString(), ...money });
  if (changes.visitor?.payment) await services.transact([entry]);
  const before = await services.users.update(member.userId, { language: "en", ...changes.member });
  const browser = { route: "auth/login" as const, cookies: { "__Host-onboarding": session.id }, requestId: "r" };
  await joinVisitor(before, browser, services, at);
  const after = await services.users.get(member.userId, { isConsistent: true });
  const left = await services.users.get(visitor.userId, { isConsistent: true });
  const own = after?.latestReport && (await services.reports.get(member.userId, after.latestReport.reportId));
  return { services, visitor, before, after, left, own };
}

test("a report that was pulled in the onboarding is in the account that its owner signs in to", async () => {
  const { own, after } = await world("pulled");
  expect(own).toMatchObject({ creditScore: 612, negativeItems: pulled.negativeItems, isServerPulled: true });
  expect(after?.latestReport).toMatchObject({ creditScore: 612, negativeItems: 1 });
});

test.each<[string, Parameters<typeof world>[1]]>([
  ["of another address", { visitor: { email: "someone.else@example.com" } }],
  ["of another SSN", { member: { ssnLast4: "0009" } }],
  ["that is a member by now", { visitor: { registeredAt: at.toISOString() } }],
])("the report of a visitor %s is not taken", async (why, changes) => {
  const { own } = await world(`not-${why.length}`, changes);
  expect(own).toBeUndefined();
});

test("an account that has a report keeps its own", async () => {
  const latestReport = { ...summaryOf({ ...pulled, userId: "any" }), reportId: "01KAB00000000000000000RP09" };
  const { after } = await world("has-own", { member: { latestReport } });
  expect(after?.latestReport?.reportId).toBe("01KAB00000000000000000RP09");
});

const reported = { reportedAt: at.toISOString(), paymentIntentId: "pi_1", paymentType: "monthly" as const };
const confirmed = { ...reported, receivedAt: at.toISOString(), customerId: "cus_joined", plan: "monthly" as const };

test("a payment that was reported in the onboarding waits for its verification in the account that its owner signs in to", async () => {
  const { after, left } = await world("reported", { visitor: { payment: reported } });
  expect(after).toMatchObject({
    subscriptionStatus: "pending_verification",
    payment: reported,
    lastChange: { action: "payment_reported", by: after?.userId },
  });
  expect(left).toMatchObject({ joinedTo: after?.userId });
  expect(left?.payment).toBeUndefined();
});

test("a payment that the provider has confirmed begins its plan there, and the provider's customer and the ledger are the member's", async () => {
  const { before, after, services, visitor } = await world("confirmed", { visitor: { payment: confirmed } });
  expect(after).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "monthly", payment: confirmed });
  expect(await services.users.ownerOf("CUSTOMER", "cus_joined")).toBe(before.userId);
  expect(await services.payments.listAll(visitor.userId)).toEqual([]);
  expect(await services.payments.listAll(before.userId)).toMatchObject([{ amountCents: 12_000, status: "paid" }]);
});

test.each([
  ["whose own plan runs", { subscriptionStatus: "active" as const, subscriptionTier: "premium" as const }],
  ["whose own payment is being verified", { subscriptionStatus: "pending_verification" as const }],
])("a member %s keeps it, and the visitor's payment stays where it is", async (why, member) => {
  const { before, after, left } = await world(`kept-${why.length}`, { visitor: { payment: reported }, member });
  expect(after).toMatchObject({ ...member, lastChange: before.lastChange });
  expect(after?.payment).toBeUndefined();
  expect(left).toMatchObject({ payment: reported, joinedTo: before.userId });
});

test("a payment from a state that is not served waits for an administrator", async () => {
  const address = { street: "1 Peach Street", city: "Atlanta", state: "GA", zipCode: "30301" };
  const { after } = await world("closed-state", { visitor: { payment: confirmed, address } });
  expect(after).toMatchObject({ subscriptionStatus: "pending_verification", payment: { heldFor: "state" } });
});

const address = { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" };
const phone = "(518) 555-0134";

const signed = {
  ...{ contractId: "01KAB00000000000000000CT01", version: "1", plan: "monthly" as const, fullName: "Maya Lopez" },
  ...{ disclosureAcknowledgedAt: at.toISOString(), esignConsentAt: at.toISOString(), signedAt: at.toISOString() },
  ...{ cancelUntil: "2026-03-11T05:00:00.000Z", serviceMayStartAt: "2026-03-11T05:00:00.000Z" },
};

test.each([
  ["proven", { emailProvenAt: at.toISOString() }, true],
  ["not proven", { emailProvenAt: undefined }, false],
])(
  "the copies of what was signed in the onboarding are mailed once to an address that is %s",
  async (_, member, isMailed) => {
    const { visitor, left } = await world(`signed-${isMailed}`, { visitor: { contract: signed }, member });
    const orders = await ordersOf(visitor.userId, tables);
    expect([orders.includes("contractCopies"), left?.emailProvenAt !== undefined]).toEqual([isMailed, isMailed]);
  },
);

test("an account without an address has the one of the onboarding, and its own stays", async () => {
  expect((await world("without-address", { visitor: { address, phone } })).after).toMatchObject({ address, phone });
  const own = { ...address, street: "1 Elm Street" };
  const { after } = await world("with-address", { visitor: { address, phone }, member: { address: own } });
  expect(after?.address).toEqual(own);
});

test("a signed contract has the days of the state that becomes known, and a confirmed payment begins its plan all the same", async () => {
  const contract = {
    contractId: "01KAB00000000000000000C0NT",
    version: "2026-11",
    fullName: "Maya Lopez",
    signedAt: "2026-03-05T09:00:00.000Z",
    cancelUntil: "2026-03-08T00:00:00.000Z",
    serviceMayStartAt: "2026-03-08T00:00:00.000Z",
  };
  const { after } = await world("signed-before", {
    visitor: { address, phone, payment: confirmed },
    member: { contract },
  });
  expect(after).toMatchObject({ address, subscriptionStatus: "active", contract: { plan: "monthly" } });
  expect(after?.contract?.cancelUntil).toBe("2026-03-11T04:00:00.000Z");
});
