import { messages as english } from "#shared/i18n/en/index";
import { messages as spanish } from "#shared/i18n/es/index";
import { disposalOf, keptUntil, periods, ttlOf } from "./retention";

const lastUsedAt = "2024-11-20T12:00:00.000Z";
const closed = { isActive: false, openDisputes: 0, hasIdOnFile: true, lastUsedAt };

test.each([
  ["89 days, 23:59 later", "2025-02-18T11:59:59.999Z", undefined],
  ["90 days later", "2025-02-18T12:00:00.000Z", "id_images"],
  ["a moment before 2 years are over", "2026-11-20T11:59:59.999Z", "id_images"],
  ["2 years later", "2026-11-20T12:00:00.000Z", "account"],
])("%s, what a closed member's data is due for", (_, at, disposal) => {
  expect(disposalOf(closed, new Date(at))).toBe(disposal);
});

test.each([
  ["an active member", { isActive: true }],
  ["a member with a dispute at the bureaus", { openDisputes: 1 }],
])("%s keeps everything, however long ago they signed in", (_, changes) => {
  expect(disposalOf({ ...closed, ...changes }, new Date("2036-01-01T00:00:00Z"))).toBeUndefined();
});

test("nothing is due for someone whose images are gone already", () => {
  expect(disposalOf({ ...closed, hasIdOnFile: false }, new Date("2025-03-01T00:00:00Z"))).toBeUndefined();
});

test("no class is kept beyond 2 years of its last use but what the law has us keep (16 CFR 314.4(c)(6)(i))", () => {
  const { evidence, ...others } = periods;

  for (const { days } of Object.values(others)) expect(days).toBeLessThanOrEqual(2 * 365);
  expect(evidence.days).toBeGreaterThanOrEqual(5 * 365);
});

test("a visitor's items outlive the job that has to find their images by a week", () => {
  const cameAt = "2026-11-20T12:00:00.000Z";

  expect(keptUntil("visitor", cameAt).toISOString()).toBe("2026-11-21T12:00:00.000Z");
  expect(ttlOf("visitorAtMost", cameAt)).toBe(Date.parse("2026-11-28T12:00:00.000Z") / 1_000);
});

test.each([
  ["English", english, "5 years"],
  ["Spanish", spanish, "5 años"],
])("the %s words on deletion say the years for which the contract is kept", (_, words, years) => {
  expect(words["account.kept.contract"]).toContain(years);
  expect(Math.floor(periods.evidence.days / 365)).toBe(5);
});
