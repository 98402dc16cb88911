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
  ["ownership", undefined],
  ["status", "Charged off"],
  ["duplicate_of", 1_240],
] as const)("what a bureau reports in the field %s is %s", (field, value) => {
  expect(reportedValue(field, reported)).toBe(value);
});

test("a day in the month that a bureau prints without a day contradicts nothing that the bureau reports", () => {
  const opened = (right: string): StatedFact => ({ field: "date_opened", right, knownFrom: "letter" });
  const monthAlone = { ...reported, dateOpened: "2019-05" };
  expect(isReportedSo(opened("2019-05-17"), monthAlone)).toBe(true);
  expect(isReportedSo(opened("2019-05-17"), reported)).toBe(false);
  expect(isReportedSo(opened("2019-06-01"), monthAlone)).toBe(false);
  expect(refusal(["incorrect_dates"], [opened("2019-05-17")], monthAlone)).toBe("alreadySo");
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

test.each([
  ["closed", { status: "closed" as const }, { status: "open" as const }],
  ["open", { status: "open" as const }, { status: "closed" as const }],
  ["transferred", { payStatus: "Transferred to another lender" }, { payStatus: "Charged off" }],
  ["settled", { amount: 0, payStatus: "Settled for less" }, { amount: 40, payStatus: "Settled for less" }],
  ["current", { payStatus: "Current; was 60 days past due" }, { payStatus: "Not paid as agreed" }],
] as const)("the status '%s' is asked for only where a bureau reports another", (right, so, otherwise) => {
  const fact: StatedFact = { field: "status", right, knownFrom: "letter" };
  expect([isReportedSo(fact, so), isReportedSo(fact, otherwise)]).toEqual([true, false]);
});

test.each([
  ["a clean history that reaches over it", "000000", "2026-03", true],
  ["a clean history that ends after it", "000000", "2025-09", false],
  ["a history with a late payment beside it", "002100", "2026-03", false],
  ["a history with a late payment long before it", "000000210", "2026-02", true],
  ["a history with a late payment two months before its end", "0000002", "2025-10", false],
  ["no history", undefined, "2026-03", false],
])("a month counts as reported on time with %s", (_, paymentHistory, right, isSo) => {
  const fact: StatedFact = { field: "late_month", right, knownFrom: "bank_record" };
  expect(isReportedSo(fact, { paymentHistory, dateReported: "2026-04-10" })).toBe(isSo);
});

test("whose a debt is and where it stands twice can be said of a debt of another, its values cannot", () => {
  const ownership: StatedFact = { field: "ownership", right: "no_account", knownFrom: "own_records" };
  const twice: StatedFact = { field: "duplicate_of", right: "Harbor Bank", knownFrom: "letter" };
  const status = (right: "open" | "closed" | "settled"): StatedFact => ({
    field: "status",
    right,
    knownFrom: "letter",
  });
  expect(refusal(["not_mine", "duplicate"], [ownership, twice], reported)).toBeUndefined();
  expect(refusal(["not_mine", "outdated"], [status("settled")], reported)).toBe("factsExclude");
  expect(refusal(["account_closed"], [status("open")], reported)).toBe("factWithoutReason");
  expect(refusal(["account_closed", "outdated"], [status("open")], reported)).toBe("factsExclude");
  expect(refusal(["paid_in_full", "outdated"], [status("settled")], reported)).toBe("factsExclude");
  expect(refusal(["account_closed"], [status("closed")], reported)).toBeUndefined();
});

test("an exact fact does not silence that the law's limit is past, and a reason of another's debt still leads", () => {
  const old = { ...reported, dateOfFirstDelinquency: "2018-01-01" };
  const settled: StatedFact = { field: "status", right: "settled", knownFrom: "letter" };
  const ownership: StatedFact = { field: "ownership", right: "another_person", knownFrom: "letter" };
  expect(sentencesOf({ reasons: ["outdated"], statedFacts: [settled] }, reported, today)).toEqual([]);
  expect(sentencesOf({ reasons: ["outdated"], statedFacts: [settled] }, old, today)).toEqual(["obsolete"]);
  expect(sentencesOf({ reasons: ["not_mine", "incorrect_amount"], statedFacts: [ownership] }, reported, today)).toEqual(
    ["alternative", "incorrect_amount"],
  );
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
  { field: "ownership", right: "mine", knownFrom: "letter" },
  { field: "duplicate_of", right: " ", knownFrom: "letter" },
  { field: "gender", right: "closed", knownFrom: "letter" },
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
  ["ownership", "authorized_user", "letter"],
  ["ownership", "mine", "letter"],
  ["status", "transferred", "letter"],
  ["status", "2025-01-01", "letter"],
  ["duplicate_of", "Harbor Bank, 4411", "letter"],
  ["duplicate_of", "", "letter"],
  ["duplicate_of", "Two\nlines", "letter"],
])("a screen takes %s %s, known from '%s', exactly when the server does", (field, right, knownFrom) => {
  expect(statedFact(field, right, knownFrom)).toEqual(StatedFact.safeParse({ field, right, knownFrom }).data);
});
