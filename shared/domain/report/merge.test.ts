import type { BureauEntry, BureauFile } from "./bureau-file";
import { middleScore } from "./bureau-file";
import { negativeItemsOf } from "./merge";

const today = "2026-11-20";

const account = (overrides: Partial<BureauEntry> = {}): BureauEntry => ({
  kind: "tradeline",
  creditorName: "Northlake Card Services",
  accountNumber: "441712345678",
  accountType: "Credit card",
  status: "closed",
  payStatus: "Charged off as bad debt",
  balance: 1_240,
  dateOpened: "2019-03-11",
  dateReported: "2026-10-31",
  dateOfFirstDelinquency: "2023-05-15",
  ...overrides,
});

const file = (bureau: BureauFile["bureau"], ...entries: BureauEntry[]): BureauFile => ({ bureau, score: 600, entries });

function itemsOf(...files: BureauFile[]) {
  let made = 0;
  return negativeItemsOf(files, { ids: () => `item-${++made}`, today });
}

test("an account that three bureaus report is one item with three views", () => {
  const items = itemsOf(
    file("transunion", account({ creditorName: "NORTHLAKE CARD SERVICES INC", accountNumber: "44171234XXXX" })),
    file("experian", account({ accountNumber: "XXXXXXXX5678", balance: 1_300, dateReported: "2026-11-02" })),
    file("equifax", account()),
  );

  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ itemType: "charge_off", amount: 1_300, impact: "high", obsoleteOn: "2030-11-11" });
  expect(items[0]?.bureaus).toEqual(["experian", "equifax", "transunion"]);
  expect(items[0]?.bureauViews?.map(({ amount }) => amount)).toEqual([1_300, 1_240, 1_240]);
});

test("each bureau's own dates stay as it prints them: a day where it says a day, a month where it says a month", () => {
  const items = itemsOf(
    file("experian", account({ dateOpened: "2019-03", dateReported: "2026-11", dateOfFirstDelinquency: "2023-05" })),
    file("equifax", account({ dateClosed: "2023-12", lastPaymentDate: "2023-04" })),
    file("transunion", account({ dateReported: "2026-10" })),
  );

  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ dateReported: "2026-11", dateOpened: "2019-03", dateClosed: "2023-12" });
  expect(items[0]).toMatchObject({
    dateOfFirstDelinquency: "2023-05",
    lastPaymentDate: "2023-04",
    obsoleteOn: "2030-11",
  });
  expect(items[0]?.bureauViews).toMatchObject([
    { dateOpened: "2019-03", dateReported: "2026-11", dateOfFirstDelinquency: "2023-05" },
    { dateOpened: "2019-03-11", dateReported: "2026-10-31", lastPaymentDate: "2023-04", dateClosed: "2023-12" },
    { dateOpened: "2019-03-11", dateReported: "2026-10", dateOfFirstDelinquency: "2023-05-15" },
  ]);
});

test("an account is one item where a third bureau's view joins two that show different ends of its number", () => {
  const items = itemsOf(
    file("experian", account({ accountNumber: "441712XXXXXX", dateOpened: undefined })),
    file("equifax", account({ accountNumber: "XXXXXXXX5678" })),
    file("transunion", account({ accountNumber: "441712******" })),
  );

  expect(items.map(({ bureaus }) => bureaus)).toEqual([["experian", "equifax", "transunion"]]);
});

test.each([
  ["CAP ONE", "CAPITAL ONE BANK USA NA"],
  ["SYNCB/AMAZON PLCC", "SYNCHRONY BANK/AMAZON"],
  ["DEPT OF ED/NELNET", "DEPTEDNELNET"],
])("an account that bureaus name differently, %s and %s, is one item", (one, other) => {
  const [numbered, unnumbered] = ["441712XXXXXX", undefined].map((accountNumber) =>
    itemsOf(
      file("transunion", account({ creditorName: one, accountNumber })),
      file("experian", account({ creditorName: other, accountNumber })),
    ),
  );

  expect(numbered).toHaveLength(1);
  expect(unnumbered).toHaveLength(1);
});

test("without numbers two accounts of a lender that bureaus name differently stay two", () => {
  const named = (creditorName: string) => [
    account({ creditorName, accountNumber: undefined, balance: 325 }),
    account({ creditorName, accountNumber: undefined, balance: 4_094 }),
  ];
  const items = itemsOf(
    file("transunion", ...named("DEPT OF ED/NELNET")),
    file("experian", ...named("DEPTEDNELNET").reverse()),
  );

  expect(items.map(({ bureauViews }) => bureauViews?.map(({ amount }) => amount))).toEqual([
    [325, 325],
    [4_094, 4_094],
  ]);
});

test.each([
  ["another day of opening", { dateOpened: "2019-03-12" }],
  ["another balance", { balance: 1_300 }],
  ["no balance", { balance: 0 }],
])("without a number, an account under another name with %s is another item", (_, difference) => {
  const unnumbered = { creditorName: "NRTHLK CARD", accountNumber: undefined };

  expect(itemsOf(file("experian", account()), file("equifax", account({ ...unnumbered, ...difference })))).toHaveLength(
    2,
  );
});

test("no account number is kept in full", () => {
  expect(JSON.stringify(itemsOf(file("experian", account())))).not.toContain("441712345678");
});

test("a charge-off and the collection it was sold to are two items", () => {
  const sold = account({
    kind: "collection",
    creditorName: "Northlake Card Services",
    payStatus: "Collection account",
  });

  expect(itemsOf(file("experian", account(), sold)).map(({ itemType }) => itemType)).toEqual([
    "charge_off",
    "collection",
  ]);
});

test.each([
  ["another month of opening", { dateOpened: "2019-04-11" }],
  ["other digits", { accountNumber: "441712349999" }],
  ["another creditor", { creditorName: "Harbor Lane Bank" }],
])("an account with %s is another item", (_, difference) => {
  expect(itemsOf(file("experian", account()), file("equifax", account(difference)))).toHaveLength(2);
});

test("two accounts of one creditor at one bureau stay two", () => {
  const unreadable = { accountNumber: undefined };

  expect(itemsOf(file("experian", account(unreadable), account(unreadable)))).toHaveLength(2);
});

test.each([
  ["paid as agreed", { payStatus: "Paid as agreed", balance: 0 }],
  ["closed", { payStatus: "Closed", balance: 0 }],
  ["transferred", { payStatus: "Transferred to another lender", balance: 0 }],
  ["current with a clean history", { payStatus: "Current", paymentHistory: "000000000000", pastDue: 0 }],
])("an account that is %s is not negative", (_, facts) => {
  expect(itemsOf(file("experian", account(facts)))).toEqual([]);
});

test.each([
  ["late_payment", { payStatus: "Current; was late 30 days" }],
  ["late_payment", { payStatus: "Current", paymentHistory: "0001000" }],
  ["late_payment", { payStatus: "Current", pastDue: 84 }],
  ["charge_off", { payStatus: "Current", paymentHistory: "LLL6543" }],
  ["repossession", { payStatus: "Voluntary surrender; charged off" }],
  ["foreclosure", { payStatus: "Foreclosure completed; bad debt" }],
  ["foreclosure", { payStatus: "Creditor received deed." }],
  ["charge_off", { payStatus: "Included in bankruptcy; charged off" }],
  ["other", { payStatus: "Included in Chapter 13 bankruptcy" }],
  ["other", { payStatus: "Settled for less than the full balance" }],
] as const)("the gravest thing said names the item: %s", (itemType, facts) => {
  expect(itemsOf(file("experian", account(facts)))[0]?.itemType).toBe(itemType);
});

test("an amount and a date that no bureau gives stay unknown; what one gives is the item's", () => {
  const bare = account({ balance: undefined, dateReported: undefined });
  const [unknown] = itemsOf(file("experian", bare));
  expect(unknown).toMatchObject({ amount: undefined, dateReported: undefined, impact: "high" });
  expect(itemsOf(file("experian", { ...bare, pastDue: 0 }))[0]?.amount).toBeUndefined();
  const [known] = itemsOf(file("experian", bare), file("equifax", account()));
  expect(known).toMatchObject({ amount: 1_240, dateReported: "2026-10-31" });
  expect(known?.bureauViews?.map(({ amount }) => amount)).toEqual([undefined, 1_240]);
});

test("an item that is still there keeps its id, a new one gets a new id", () => {
  const [before] = itemsOf(file("experian", account()));
  const collection = account({
    kind: "collection",
    creditorName: "Ridgeline Recovery",
    payStatus: "Collection account",
  });
  const files = [file("equifax", collection, account({ balance: 0, dateReported: "2026-11-18" }))];
  const after = negativeItemsOf(files, { ids: () => "new", today, known: before ? [before] : [] });

  expect(after.map(({ id, creditorName }) => [id, creditorName])).toEqual([
    ["new", "Ridgeline Recovery"],
    ["item-1", "Northlake Card Services"],
  ]);
});

test.each([
  ["the middle of three", [610, 655, 590], 610],
  ["the mean of two", [610, 655, null], 633],
  ["nothing without a score", [null, null], null],
])("the score of a report is %s", (_, scores, middle) => {
  expect(middleScore(scores.map((score) => ({ score })))).toBe(middle);
});
