import type { NegativeItem } from "#shared/api/schemas/report";
import { makeNegativeItem } from "#shared/testing/report";
import { findingKinds, findingsOf } from "./findings";

const today = "2026-11-22";
type View = NonNullable<NegativeItem["bureauViews"]>[number];

const view = (bureau: View["bureau"], values: Partial<View> = {}): View => ({
  bureau,
  creditorName: "Harbor Lane Bank",
  status: "open",
  ...values,
});

const late = (item: Partial<NegativeItem> = {}) =>
  makeNegativeItem({
    itemType: "late_payment",
    creditorName: "Harbor Lane Bank",
    originalCreditor: undefined,
    dateOfFirstDelinquency: "2024-03-01",
    ...item,
  });

const kindsOf = (item: NegativeItem, ...others: NegativeItem[]) =>
  findingsOf(item, [item, ...others], today).map(({ kind }) => kind);

test("an item on which the bureaus agree asks for nothing", () => {
  const views = [view("experian", { amount: 812 }), view("equifax", { amount: 812 })];
  expect(kindsOf(late({ bureauViews: views }))).toEqual([]);
});

test("amounts that differ stand side by side, and an unknown amount says nothing", () => {
  const bureauViews = [view("experian", { amount: 812 }), view("equifax", { amount: 1240 }), view("transunion")];
  expect(findingsOf(late({ bureauViews }), [], today)).toEqual([
    {
      kind: "amountsDiffer",
      values: [
        { bureau: "experian", amount: 812 },
        { bureau: "equifax", amount: 1240 },
      ],
      reason: "incorrect_amount",
    },
  ]);
});

test("a first delinquency that one bureau dates later is a question; another day of the same weeks is not", () => {
  const dated = (second: string) =>
    late({
      bureauViews: [
        view("experian", { dateOfFirstDelinquency: "2021-03-01" }),
        view("transunion", { dateOfFirstDelinquency: second }),
      ],
    });
  expect(kindsOf(dated("2022-09-01"))).toEqual(["reaged"]);
  expect(kindsOf(dated("2021-03-30"))).toEqual([]);
});

test("where only a month is printed no day of it is said to be another: dates differ where no day of the months can agree", () => {
  const opened = (one: string, other: string) =>
    late({ bureauViews: [view("experian", { dateOpened: one }), view("equifax", { dateOpened: other })] });
  expect(kindsOf(opened("2021-03", "2021-03-30"))).toEqual([]);
  expect(kindsOf(opened("2021-03-01", "2021-04"))).toEqual([]);
  expect(kindsOf(opened("2021-03", "2021-05-01"))).toEqual([]);
  expect(kindsOf(opened("2021-03", "2021-05-02"))).toEqual(["openedDiffer"]);
  expect(kindsOf(opened("2021-05-02", "2021-03"))).toEqual(["openedDiffer"]);
});

test("an account closed in the month in which it was opened is closed before that on no day that is known", () => {
  const closed = (dateClosed: string) =>
    late({ bureauViews: [view("experian", { dateOpened: "2023-05-10", dateClosed, status: "closed" })] });
  expect(kindsOf(closed("2023-05"))).toEqual([]);
  expect(kindsOf(closed("2023-04"))).toEqual(["closedBeforeOpened"]);
});

describe("the same debt twice", () => {
  const collection = makeNegativeItem({
    creditorName: "Northgate Recovery",
    originalCreditor: "Harbor Lane Bank, N.A.",
  });
  const first = late({ id: "01KAB00000000000000000TEM1", itemType: "charge_off", amount: 900 });

  test("is asked when creditor and collector both report a balance, on both items", () => {
    expect(findingsOf(collection, [collection, first], today)).toContainEqual({
      kind: "sameDebtTwice",
      // What this item owes at each bureau, beside the other's amount.
      values: collection.bureaus.map((bureau) => ({ bureau, amount: collection.amount })),
      other: first,
      reason: "duplicate",
    });
    expect(kindsOf(first, collection)).toContain("sameDebtTwice");
  });

  test("is not asked when one of them is at $0, or removed", () => {
    expect(kindsOf(collection, { ...first, amount: 0 })).not.toContain("sameDebtTwice");
    expect(kindsOf(collection, { ...first, isRemoved: true })).not.toContain("sameDebtTwice");
  });
});

test.each([
  ["Paid in full", ["paidButOwing"]],
  ["Settled for less than full balance", ["paidButOwing"]],
  ["Included in Chapter 7 bankruptcy", ["dischargedButOwing"]],
  ["Pays as agreed", []],
  ["Charge-off, not paid", []],
])("a balance beside the words %s: %j", (payStatus, kinds) => {
  expect(kindsOf(late({ bureauViews: [view("equifax", { amount: 400, payStatus })] }))).toEqual(kinds);
});

describe("a medical collection", () => {
  const medical = (values: Partial<View>, item: Partial<NegativeItem> = {}) =>
    makeNegativeItem({ accountType: "Medical debt", bureauViews: [view("experian", values)], ...item });

  test.each([
    ["that is paid", medical({ amount: 0 }), ["medicalPaid"]],
    ["under $500", medical({ amount: 499 }), ["medicalSmall"]],
    ["of $500", medical({ amount: 500 }), []],
    ["under a year old", medical({ amount: 900 }, { dateOfFirstDelinquency: "2026-02-01" }), ["medicalRecent"]],
  ])("%s", (_, item, kinds) => {
    expect(kindsOf(item)).toEqual(kinds);
  });

  test("under a year old is asked about with the day that each bureau reports", () => {
    const dated = medical(
      { amount: 900, dateOfFirstDelinquency: "2026-02-03" },
      { dateOfFirstDelinquency: "2026-02-01" },
    );
    expect(findingsOf(dated, [], today)).toMatchObject([
      { kind: "medicalRecent", on: "2027-02-01", values: [{ bureau: "experian", day: "2026-02-03" }] },
    ]);
  });

  test("in a month of which the first day is a year ago may be older than a year, and nothing is asked", () => {
    const dated = (dateOfFirstDelinquency: string) => medical({ amount: 900 }, { dateOfFirstDelinquency });
    expect(kindsOf(dated("2025-11"))).toEqual([]);
    expect(findingsOf(dated("2025-12"), [], today)).toMatchObject([{ kind: "medicalRecent", on: "2026-12" }]);
  });

  test("is known by what it is: another collection of the same amount asks for nothing", () => {
    expect(kindsOf(medical({ amount: 499 }, { accountType: "Utility" }))).toEqual([]);
  });
});

test("an item past its legal limit, and one past the month in which bureaus usually remove it, with the day that counts", () => {
  const collection = (dateOfFirstDelinquency: string) =>
    makeNegativeItem({ dateOfFirstDelinquency, bureaus: ["experian"] });
  const from = (day: string) => ({ basis: "dofd", values: [{ bureau: "experian", day }] });
  expect(findingsOf(collection("2019-01-10"), [], today)).toMatchObject([
    { kind: "obsolete", on: "2026-07-09", ...from("2019-01-10") },
  ]);
  expect(findingsOf(collection("2019-09-10"), [], today)).toMatchObject([
    { kind: "pastUsualRemoval", on: "2026-09-10", ...from("2019-09-10") },
  ]);
});

test("the time of a bankruptcy counts from its filing, as each bureau reports that", () => {
  const bureauViews = [view("experian", { dateReported: "2016-02-01" }), view("equifax")];
  const record = { itemType: "bankruptcy", dateOfFirstDelinquency: undefined, dateReported: "2016-02-01" } as const;
  expect(findingsOf(makeNegativeItem({ ...record, bureauViews }), [], today)).toMatchObject([
    { kind: "obsolete", basis: "filing", values: [{ bureau: "experian", day: "2016-02-01" }] },
  ]);
});

test("an item that must leave within nine months says when, and names no reason to dispute it", () => {
  expect(findingsOf(late({ dateOfFirstDelinquency: "2020-05-14" }), [], today)).toEqual([
    { kind: "leavesSoon", values: [], on: "2027-05-14" },
  ]);
  expect(kindsOf(late({ dateOfFirstDelinquency: "2020-08-20" }))).toEqual([]);
  expect(findingsOf(late({ dateOfFirstDelinquency: "2020-07" }), [], today)).toMatchObject([{ on: "2027-07" }]);
});

test("an account that a bureau's report marks as disputed says which bureau, and names no reason to dispute it", () => {
  const bureauViews = [view("experian"), view("equifax", { isDisputed: true })];
  const marked = makeNegativeItem({ bureauViews, dateOfFirstDelinquency: undefined });
  expect(findingsOf(marked, [], today)).toEqual([{ kind: "disputedAlready", values: [{ bureau: "equifax" }] }]);
});

test("an account that was closed before it was opened, or is open at one bureau alone", () => {
  const bureauViews = [
    view("experian", { dateOpened: "2023-05-01", dateClosed: "2022-05-01", status: "closed" }),
    view("equifax", { dateOpened: "2023-05-01" }),
  ];
  expect(kindsOf(late({ bureauViews }))).toEqual(["statusesDiffer", "closedBeforeOpened"]);
  const reasonOf = (item: NegativeItem) =>
    findingsOf(item, [], today).find(({ kind }) => kind === "statusesDiffer")?.reason;
  expect(reasonOf(late({ bureauViews }))).toBe("account_closed");
  // A debt in collection is no account to close.
  expect(reasonOf(makeNegativeItem({ itemType: "collection", bureauViews }))).toBe("other");
});

test.each<[string, string | undefined, string[]]>([
  ["says so", "Open. $30 past due", ["statusesDiffer"]],
  ["says nothing of it", "Account charged off", []],
])("an uploaded report that does not say closed is held against one that does where it %s", (_, payStatus, kinds) => {
  const place = { page: 1, line: 1, rawText: `Status ${payStatus}`, confidence: "high" as const };
  const evidence = { ...place, fields: [{ ...place, field: "payStatus" }] };
  const bureauViews: NegativeItem["bureauViews"] = [
    { bureau: "experian", creditorName: "Lake Bank", status: "open", payStatus, evidence },
    { bureau: "equifax", creditorName: "Lake Bank", status: "closed" },
  ];
  expect(kindsOf(late({ bureauViews }))).toEqual(kinds);
});

test("a tax lien that a bureau shows at all", () => {
  expect(kindsOf(makeNegativeItem({ itemType: "tax_lien", dateOfFirstDelinquency: undefined }))).toEqual([
    "notCarried",
  ]);
});

test("nothing is asked of an item that a bureau has removed", () => {
  expect(kindsOf(makeNegativeItem({ itemType: "tax_lien", isRemoved: true }))).toEqual([]);
});

/** What to compare with: a question about numbers shows them. Which records are carried at all, what is only due and what is disputed has none. */
const withoutNumbers = ["notCarried", "leavesSoon", "disputedAlready"];

test.each(["en", "es"])("each question has its numbers side by side in %s", async (language) => {
  const { default: words } = await import(`#shared/i18n/${language}/item.json`);
  const asked = findingKinds.filter((kind) => !withoutNumbers.includes(kind));
  expect(asked.filter((kind) => !words[`item.finding.${kind}.question`].includes("{values}"))).toEqual([]);
});

test.each(["en", "es"])("each finding has its words and its question in %s", async (language) => {
  const { default: words } = await import(`#shared/i18n/${language}/item.json`);
  const keys = findingKinds.flatMap((kind) => [`item.finding.${kind}`, `item.finding.${kind}.question`]);
  expect(keys.filter((key) => !(key in words))).toEqual([]);
});
