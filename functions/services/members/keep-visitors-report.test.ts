import { newVisitor } from "#functions/repositories/new-user";
import { type ReportRecord, summaryOf } from "#functions/repositories/reports";
import { newVisitorSession } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { at, signInWorld } from "#functions/testing/sign-in-world";
import { makeNegativeItem } from "#shared/testing/report";
import { keepVisitorsReport } from "./keep-visitors-report";

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
  const before = await services.users.update(member.userId, { language: "en", ...changes.member });
  const browser = { route: "auth/login" as const, cookies: { "__Host-onboarding": session.id }, requestId: "r" };
  await keepVisitorsReport(before, browser, services, at);
  const after = await services.users.get(member.userId, { isConsistent: true });
  const own = after?.latestReport && (await services.reports.get(member.userId, after.latestReport.reportId));
  return { before, after, own };
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
