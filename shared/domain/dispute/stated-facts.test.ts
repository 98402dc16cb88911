import { StatedFact } from "#shared/domain/schemas";
import type { ReasonKey } from "./reasons";
import { type FactField, isReportedSo, reportedValue, statedFact } from "./stated-facts";
import { factsToState, type Reported, refusalOf, sentencesOf } from "./statements";

const today = "2026-11-22";
const reported: Reported = {
  itemType: "charge_off",
  amount: 1_240,
  status: "open",
  payStatus: "Charged off",
  dateOpened: "2019-05-01",
  dateOfFirstDelinquency: "2022-03-01",
};
const balance: StatedFact = { field: "balance", right: 812, knownFrom: "statement" };
const refusal = (reasons: ReasonKey[], statedFacts: StatedFact[], ...views: Reported[]) =>
  refusalOf({ reasons, statedFacts }, views, today);

test("a fact is stated to the bureaus that report otherwise, and to no other", () => {
  const right = { ...reported, amount: 812 };
  expect(factsToState({ reasons: ["incorrect_amount"], statedFacts: [balance] }, reported)).toEqual([balance]);
  expect(factsToState({ reasons: ["incorrect_amount"], statedFacts: [balance] }, right)).toEqual([]);
  expect(refusal(["incorrect_amount"], [balance], reported, right)).toBeUndefined();
  expect(refusal(["incorrect_amount"], [balance], right)).toBe("alreadySo");
});

test("a reason that facts make exact is stated by these alone", () => {
  const stated = { reasons: ["incorrect_amount", "duplicate"] as const, statedFacts: [balance] };
  expect(sentencesOf(stated, reported, today)).toEqual(["duplicate"]);
});

test.each([
  ["balance", 1_240],
  ["date_opened", "2019-05-01"],
  ["date_closed", undefined],
  ["first_delinquency", "2022-03-01"],
  ["paid_on", 1_240],
  ["late_month", undefined],
] as const)("what a bureau reports in the field %s is %s", (field, value) => {
  expect(reportedValue(field, reported)).toBe(value);
});

test("a paid or discharged debt is reported so only with nothing owed and the words that say it", () => {
  const paid: StatedFact = { field: "paid_on", right: "2025-01-02", knownFrom: "receipt" };
  const discharged: StatedFact = { field: "discharged_on", right: "2025-01-02", knownFrom: "court_paper" };
  expect(isReportedSo(paid, { amount: 0, payStatus: "Paid in full" })).toBe(true);
  expect(isReportedSo(paid, { amount: 40, payStatus: "Paid in full" })).toBe(false);
  expect(isReportedSo(paid, { amount: 0, payStatus: "Not paid as agreed" })).toBe(false);
  expect(isReportedSo(discharged, { amount: 0, payStatus: "Discharged in Chapter 7 bankruptcy" })).toBe(true);
  expect(isReportedSo(discharged, { amount: 0, payStatus: "Charged off" })).toBe(false);
});

test("a fact without its reason, in the future or given twice is refused", () => {
  const ahead: StatedFact = { field: "paid_on", right: "2026-11-23", knownFrom: "receipt" };
  const march: StatedFact = { field: "late_month", right: "2026-03", knownFrom: "bank_record" };
  expect(refusal(["duplicate"], [balance], reported)).toBe("factWithoutReason");
  expect(refusal(["paid_in_full"], [ahead], reported)).toBe("factInFuture");
  expect(refusal(["incorrect_amount"], [balance, { ...balance, right: 1 }], reported)).toBe("factTwice");
  expect(refusal(["paid_on_time"], [march, { ...march, right: "2026-04" }], reported)).toBeUndefined();
  expect(refusal(["paid_on_time"], [march, march], reported)).toBe("factTwice");
});

test.each([
  { field: "balance", right: -1, knownFrom: "statement" },
  { field: "balance", right: "812", knownFrom: "statement" },
  { field: "late_month", right: "2026-13", knownFrom: "statement" },
  { field: "date_opened", right: "2026-02-30", knownFrom: "statement" },
  { field: "date_opened", right: "2026-02-03", knownFrom: "" },
  { field: "status", right: "paid", knownFrom: "letter" },
])("%j is no fact", (fact) => {
  expect(StatedFact.safeParse(fact).success).toBe(false);
});

test.each<[FactField, number | string | undefined, string]>([
  ["balance", 812.5, "statement"],
  ["balance", 100_000_001, "statement"],
  ["balance", -1, "statement"],
  ["balance", "812", "statement"],
  ["balance", undefined, "statement"],
  ["late_month", "2025-03", "letter"],
  ["late_month", "2025-13", "letter"],
  ["paid_on", "2025-02-28", "receipt"],
  ["paid_on", "2025-02-30", "receipt"],
  ["paid_on", "1899-12-31", "receipt"],
  ["paid_on", "2025-02-28", "hearsay"],
  ["paid_on", "2025-02-28", ""],
])("a screen takes %s %s, known from '%s', exactly when the server does", (field, right, knownFrom) => {
  expect(statedFact(field, right, knownFrom)).toEqual(StatedFact.safeParse({ field, right, knownFrom }).data);
});
