import { makeLetterFacts } from "#functions/testing/letter-facts";
import { ReasonKey } from "#shared/domain/schemas";
import { disputeLetter, isWorthMailing } from "./dispute-letter";
import { letterParagraphs, letterText } from "./letter-text";

const textOf = (facts: Parameters<typeof makeLetterFacts>[0] = {}) => letterText(disputeLetter(makeLetterFacts(facts)));

test.each(ReasonKey.options)("the reason '%s' is stated with what is asked for, in both languages", (reason) => {
  const explanation = reason === "other" ? "It was sold twice." : undefined;
  const paragraphs = letterParagraphs(disputeLetter(makeLetterFacts({ reasons: [reason], explanation })));
  const stated = paragraphs[paragraphs.findIndex(({ english }) => english.includes("Company:")) + 1];
  expect(stated?.english).toMatch(/Please (delete|correct|update|remove|check)/);
  expect(stated?.spanish).toMatch(/Les pido/);
  expect(`${stated?.english}${stated?.spanish}`).not.toMatch(/[{}]/);
});

test("without a reason of the consumer's own, a letter asks, calls nothing wrong and quotes no one", () => {
  const text = textOf({ reasons: ["other"] });
  expect(text).toContain("reinvestigate the item below");
  expect(text).toContain("Please verify that this item is accurate and complete.");
  expect(text).not.toMatch(/not reported correctly|In my own words/);
});

test("a bureau that reports already what the consumer says gets a letter without that statement, or none", () => {
  const item = { ...makeLetterFacts().item, amount: 0, status: "closed" as const, payStatus: "Paid collection" };
  const both = textOf({ item, reasons: ["paid_in_full", "duplicate"] });
  expect(both).toContain("reported more than once");
  expect(both).not.toContain("paid this debt");
  const only = makeLetterFacts({ item, reasons: ["paid_in_full"] });
  expect(letterText(disputeLetter(only))).toContain("asks for nothing and is not mailed");
  expect([isWorthMailing(only), isWorthMailing({ ...only, reasons: ["duplicate"] })]).toEqual([false, true]);
});

test("a balance of $0 is not called wrong, nor asked for where it is reported", () => {
  const item = { ...makeLetterFacts().item, amount: 0, payStatus: "Charged off; account sold" };
  const checked = textOf({ item, reasons: ["incorrect_amount"] });
  expect(checked).toContain("Please check the balance of $0 that you report");
  expect(checked).not.toMatch(/not (reported )?correct/);
  const paid = textOf({ item, reasons: ["paid_in_full"] });
  expect(paid).toContain(
    "I have paid this debt in full. You report a balance of $0, but not that it was paid in full.",
  );
  expect(paid).not.toContain("with a balance of $0");
  const paidOn = textOf({
    item,
    reasons: ["paid_in_full"],
    statedFacts: [{ field: "paid_on", right: "2024-01-05", knownFrom: "receipt" }],
  });
  expect(paidOn).toContain("in full on January 5, 2024, as my receipt shows. You report a balance of $0, but not that");
  expect(paidOn).not.toContain("with a balance of $0");
});

test("a bureau that does not report the item is not said to report it as the consumer says", () => {
  const facts = makeLetterFacts({
    item: { ...makeLetterFacts().item, isReported: false },
    reasons: ["incorrect_amount"],
    statedFacts: [{ field: "balance", right: 812.5, knownFrom: "statement" }],
  });
  const text = letterText(disputeLetter(facts));
  expect(text).toContain("at another bureau; I have no report that shows it at Equifax");
  expect(text).not.toContain("already reports");
  expect(isWorthMailing(facts)).toBe(false);
});

test("wrong dates without a date of the consumer's are asked to be checked, and none is called wrong", () => {
  expect(textOf({ reasons: ["incorrect_dates"] })).toContain(
    "Please check the dates reported (opened: February 1, 2023",
  );
  expect(textOf({ reasons: ["incorrect_dates"] })).not.toContain("not reported correctly");
  const named = textOf({ reasons: ["incorrect_dates"], explanation: "It was opened on May 3, 2021." });
  expect(named).toContain("dates of this item are not reported correctly");
});

test("a stated fact names what the bureau reports, what is right and where that is known from, in both languages", () => {
  const facts = makeLetterFacts({
    reasons: ["incorrect_amount", "incorrect_dates"],
    statedFacts: [
      { field: "balance", right: 812.5, knownFrom: "statement" },
      { field: "date_closed", right: "2024-02-01", knownFrom: "letter" },
    ],
  });
  const text = textOf(facts);
  expect(text).toContain(
    "You report a balance of $1,240. That is not correct: the correct balance is $812.50, as my account statement shows.",
  );
  expect(text).toContain(
    "was closed on February 1, 2024, as a letter from the company shows. My copy of the report shows no",
  );
  expect(text).not.toMatch(/The amount reported|Please check the dates|\{|undefined/);
  const spanish = letterParagraphs(disputeLetter(facts)).map((paragraph) => paragraph.spanish);
  expect(spanish).toContainEqual(expect.stringContaining("el saldo correcto es $812.50, como lo muestra mi estado de"));
});

test("a bureau that reports a stated fact already gets no letter about it", () => {
  const { item } = makeLetterFacts();
  const facts = (amount: number) =>
    makeLetterFacts({
      item: { ...item, amount },
      reasons: ["incorrect_amount"],
      statedFacts: [{ field: "balance", right: 812, knownFrom: "own_records" }],
    });
  expect(isWorthMailing(facts(1240))).toBe(true);
  expect(isWorthMailing(facts(812))).toBe(false);
  expect(textOf(facts(812))).toContain("this letter asks for nothing");
});

test.each([
  [
    "late",
    "0110",
    "The payment for August 2026 is reported as late. I made it on time, as the records of my bank show.",
  ],
  ["beside a late one", "00010", "I made the payment for August 2026 on time, as the records of my bank show. If you"],
  [
    "not at all",
    undefined,
    "I made the payment for August 2026 on time, as the records of my bank show. If you report",
  ],
])("a payment is called reported late only where the bureau's history shows it: %s", (_, paymentHistory, stated) => {
  const { item } = makeLetterFacts();
  const text = textOf({
    item: { ...item, itemType: "late_payment", paymentHistory },
    reasons: ["paid_on_time"],
    statedFacts: [{ field: "late_month", right: "2026-08", knownFrom: "bank_record" }],
  });
  expect(text).toContain(stated);
  expect(text.includes("is not reported correctly")).toBe(stated.includes("is reported as late"));
});

test("the consumer's own words are in the letter as they were written", () => {
  expect(textOf({ explanation: "I never lived in {state}." })).toContain("In my own words: I never lived in {state}.");
});

test("a cure says that it supplies what was missing only with exhibits that do, and else that it states the dispute in full", () => {
  const cure = {
    kind: "cure" as const,
    words: "proof of my address",
    previous: { answeredOn: "2026-10-30", letterOn: "2026-10-28", outcome: "frivolous" as const },
  };
  const exhibit = { proofId: "01KAB0000000000000000000LL", kind: "proof_of_address" as const, sha256: "a", pages: 1 };
  const bare = textOf(cure);
  expect(bare).toContain("missing: “proof of my address”.\n\nI state my dispute in full below");
  expect(bare).not.toContain("I supply it");
  const enclosed = textOf({ ...cure, exhibits: [exhibit] });
  expect(enclosed).toContain("With this letter I supply it, in the exhibits listed below");
  expect(enclosed).toMatch(/Exhibit A.*address/);
});

test("an item that has no amount by its nature has no line for one, an account whose amount is not known has", () => {
  const { item } = makeLetterFacts();
  const rowsOf = (change: Partial<typeof item>) => textOf({ item: { ...item, amount: undefined, ...change } });
  expect(rowsOf({ itemType: "bankruptcy", dateOfFirstDelinquency: undefined })).not.toContain("Amount:");
  expect(rowsOf({ itemType: "other" })).not.toContain("Amount:");
  expect(rowsOf({ itemType: "bankruptcy" })).toContain("Amount: Unknown");
  expect(rowsOf({ itemType: "collection" })).toContain("Amount: Unknown");
});

test("a letter about an item that is back shows it as it was disputed, not as the bureau reports it now", () => {
  const text = textOf({
    kind: "reinsertion",
    previous: { answeredOn: "2026-08-02", outcome: "deleted" },
    shownAgain: { on: "2026-11-10", wasGone: true },
  });
  expect(text).toContain("The item as I disputed it:");
  expect(text).not.toContain("The item as Equifax reports it");
});
