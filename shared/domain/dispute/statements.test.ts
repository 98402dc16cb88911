import { ItemType, ReasonKey } from "#shared/domain/schemas";
import words from "#shared/i18n/en/item.json";
import { refusalWords } from "./refusals";
import { type Reported, refusalOf, sentencesOf, viewsOf } from "./statements";

const open: Reported = { itemType: "collection", amount: 1_240, status: "open", payStatus: "Collection account" };
const paid: Reported = { itemType: "collection", amount: 0, status: "closed", payStatus: "Paid collection" };
const said = (reason: ReasonKey, reported: Reported = open, explanation = "It is wrong.") =>
  sentencesOf({ reasons: [reason], explanation }, reported, "2026-11-20");

test("the API refuses in the words of the screens", () => {
  const said: Record<string, string> = words;
  for (const [refusal, message] of Object.entries(refusalWords)) expect(said[`item.refusal.${refusal}`]).toBe(message);
});

test("every reason may be stated about every kind of item that the report does not disprove", () => {
  const refused = ItemType.options.flatMap((itemType) =>
    ReasonKey.options.filter(
      (reason) =>
        refusalOf({ reasons: [reason], explanation: "Wrong." }, [{ ...open, itemType }], "2026-11-20") !== undefined,
    ),
  );
  expect(refused).toEqual([]);
});

test.each([
  [["not_mine", "paid_in_full"], [open], "statementsExclude"],
  [["mixed_files", "paid_on_time"], [open], "statementsExclude"],
  [["not_mine", "incorrect_amount", "duplicate"], [open], undefined],
  [["account_closed"], [{ ...open, status: "closed" }], "alreadyClosed"],
  [["account_closed"], [{ ...open, status: "closed" }, open], undefined],
  [["paid_in_full"], [paid], "alreadyPaid"],
  [["paid_in_full", "duplicate"], [paid], undefined],
  [["paid_in_full"], [paid, open], undefined],
] as [ReasonKey[], Reported[], string | undefined][])(
  "reasons that exclude each other or that every bureau's values disprove are refused: %s",
  (reasons, views, refusal) => {
    expect(refusalOf({ reasons }, views, "2026-11-20")).toBe(refusal);
  },
);

test("own words that an English letter cannot print are refused", () => {
  const refused = (explanation: string) => refusalOf({ reasons: ["not_mine"], explanation }, [open], "2026-11-20");
  expect(refused("这个账户不是我的")).toBe("otherLetters");
  expect(refused("Nunca tuve esta cuenta, señores 🙁")).toBeUndefined();
});

test.each([
  ["paid with nothing owed", paid, []],
  ["closed with nothing owed and no other word", { ...paid, payStatus: undefined }, []],
  ["with a balance", open, ["paid_in_full"]],
  ["with an unknown balance", { ...paid, amount: undefined }, ["paid_in_full"]],
  ["settled for less", { ...paid, payStatus: "Paid, settled for less" }, ["paid_in_full_owes_nothing"]],
  [
    "as paid with less",
    { ...paid, payStatus: "Account legally paid in full for less than the full balance" },
    ["paid_in_full_owes_nothing"],
  ],
  [
    "sold, with nothing owed to the seller",
    { ...paid, payStatus: "Charged off; account sold" },
    ["paid_in_full_owes_nothing"],
  ],
] as [string, Reported, string[]][])(
  "paid in full is asked of a bureau that reports it %s",
  (_, reported, sentences) => {
    expect(said("paid_in_full", reported)).toEqual(sentences);
  },
);

test("a sentence fits what the item is and what is known of it", () => {
  const record: Reported = { itemType: "bankruptcy", status: "open", dateReported: "2020-01-02" };
  expect(said("not_mine", record)).toEqual(["not_mine_record"]);
  expect(said("paid_on_time", { ...open, itemType: "late_payment" })).toEqual(["paid_on_time"]);
  expect(said("paid_on_time", open)).toEqual(["paid_on_time_account"]);
  expect(said("incorrect_amount", record)).toEqual(["incorrect_amount_unknown"]);
  expect(said("incorrect_amount", { ...open, amount: 0 })).toEqual(["incorrect_amount_nothing"]);
  expect(said("incorrect_dates", record)).toEqual(["incorrect_dates"]);
  expect(said("incorrect_dates", open)).toEqual(["incorrect_dates_unknown"]);
  expect(said("incorrect_dates", record, "It began on 3/4/2021.")).toEqual(["incorrect_dates_named"]);
});

test("outdated information is called obsolete only when the time of the law is over, counted from a day that is known", () => {
  const dofd = { ...open, dateOfFirstDelinquency: "2019-05-15" };
  expect(sentencesOf({ reasons: ["outdated"] }, dofd, "2026-11-11")).toEqual(["outdated"]);
  expect(sentencesOf({ reasons: ["outdated"] }, dofd, "2026-11-12")).toEqual(["obsolete"]);
  expect(said("outdated", open)).toEqual(["outdated"]);
  expect(said("outdated", { itemType: "bankruptcy", status: "closed", dateReported: "2016-01-02" })).toEqual([
    "obsolete_bankruptcy",
  ]);
});

test("a bureau without values of its own is taken to report the item's", () => {
  const item = { ...paid, bureaus: ["experian", "equifax"] as const };
  const views = viewsOf({ ...item, bureauViews: [{ ...open, bureau: "equifax" }] });
  expect(views.map(({ amount }) => amount)).toEqual([0, 1_240]);
});

const paidOn = { field: "paid_on", right: "2022-05-01", knownFrom: "receipt" } as const;
const owes = { field: "balance", right: 45, knownFrom: "statement" } as const;
const discharged = { field: "discharged_on", right: "2023-05-01", knownFrom: "court_paper" } as const;
const openedOn = { field: "date_opened", right: "2022-06-01", knownFrom: "letter" } as const;

test.each<[string, Parameters<typeof refusalOf>[0], string | undefined]>([
  [
    "an exact balance of a debt of another",
    { reasons: ["not_mine", "incorrect_amount"], statedFacts: [owes] },
    "factsExclude",
  ],
  ["a balance of what is paid", { reasons: ["paid_in_full", "incorrect_amount"], statedFacts: [owes] }, "factsExclude"],
  ["paid and discharged", { reasons: ["paid_in_full", "incorrect_amount"], statedFacts: [discharged] }, "factsExclude"],
  [
    "paid before it was opened",
    { reasons: ["paid_in_full", "incorrect_dates"], statedFacts: [paidOn, openedOn] },
    "datesCross",
  ],
  [
    "no balance of what is paid",
    { reasons: ["paid_in_full", "incorrect_amount"], statedFacts: [{ ...owes, right: 0 }] },
    undefined,
  ],
  [
    "a late month in the month of the opening",
    {
      reasons: ["paid_on_time", "incorrect_dates"],
      statedFacts: [openedOn, { field: "late_month", right: "2022-06", knownFrom: "statement" }],
    },
    undefined,
  ],
])("%s: what cannot both be true is refused, and nothing else", (_, stated, refusal) => {
  expect(refusalOf(stated, [], "2026-11-20")).toBe(refusal);
});

test("beside a debt of another, its values are said for the case that the bureau keeps it", () => {
  const reported = { itemType: "collection" as const, status: "open" as const, amount: 120 };
  const said = (reasons: Parameters<typeof sentencesOf>[0]["reasons"]) =>
    sentencesOf({ reasons }, reported, "2026-11-20");
  expect(said(["incorrect_amount", "not_mine"])).toEqual(["not_mine", "alternative", "incorrect_amount"]);
  expect(said(["not_mine", "duplicate"])).toEqual(["not_mine", "duplicate"]);
});
