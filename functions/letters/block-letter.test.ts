import { createHash } from "node:crypto";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { disputeLetter, isWorthMailing, LETTER_EDITION } from "./dispute-letter";
import type { LetterFacts } from "./letter-facts";
import { letterParagraphs, letterText } from "./letter-text";
import { joinFacts, writtenLetter } from "./shared-letter";
import { sharedFaultsOf } from "./testing/check-letter";

const theft = (facts: Partial<LetterFacts> = {}) =>
  makeLetterFacts({ kind: "block", reasons: ["identity_theft"], hasIdEnclosed: true, ...facts });
const textOf = (facts: LetterFacts) => letterText(disputeLetter(facts));
const report = { proofId: "01KAB00000000000000000PR1F", kind: "identity_theft_report", pages: 6, sha256: "a" } as const;

test("a request to block names the item, states what the law asks for and encloses its proofs", () => {
  const text = textOf(theft({ exhibits: [report] }));
  for (const said of [
    "Request to block information that comes from identity theft (15 U.S.C. § 1681c-2)",
    "I am a victim of identity theft.",
    "****4821",
    "does not relate to any transaction by me",
    "within four business days",
    "notify Northgate Recovery",
    "Enclosed: a copy of my government-issued ID",
    "Exhibit A, identity theft report (6 pages)",
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/1681i|30 days|45 days|reinvestigate|[{}]|undefined/);
});

test("it says all of it in Spanish beside it, and nothing of a dispute", () => {
  const paragraphs = letterParagraphs(disputeLetter(theft({ exhibits: [report], explanation: "I was in Ohio." })));
  const spanish = paragraphs.map((paragraph) => paragraph.spanish).join("\n");
  expect(spanish).toMatch(/robo de identidad[\s\S]*no corresponde a ninguna transacción mía[\s\S]*cuatro días hábiles/);
  expect(spanish).not.toMatch(/[{}]|undefined/);
  expect(paragraphs.some(({ english }) => english === "In my own words: I was in Ohio.")).toBe(true);
});

test("one request names up to five items, states of each that it is not the consumer's, and encloses the proofs once", () => {
  const { item } = theft();
  const second = { ...item, creditorName: "Summit Auto Finance", accountNumber: "****1177" };
  const parts = [
    theft({ exhibits: [report], explanation: "I was in Ohio." }),
    theft({ exhibits: [report], item: second }),
  ];
  const facts = joinFacts(theft(), parts);
  const text = letterText(writtenLetter(facts));
  for (const said of [
    "Request to block 2 items that come from identity theft (15 U.S.C. § 1681c-2)",
    "I am a victim of identity theft, and I ask you to block the 2 items below from my credit file.",
    "For each of items 1 and 2: This information comes from identity theft. I state that it does not relate to any transaction by me.",
    "Item 1: In my own words: I was in Ohio.",
    "please block each of these items within four business days",
    "notify each company that furnished one of them",
    "Please confirm the block in writing.",
    "Exhibit A, identity theft report (6 pages), for items 1 and 2",
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/1681i|30 days|45 days|reinvestigate|[{}]|undefined/);
  const ownWords = parts.map(({ explanation }) => explanation);
  const enclosed = { id: true, excerpt: false, exhibits: 1 };
  expect(sharedFaultsOf({ bureau: "equifax", text, ownWords, enclosed })).toEqual([]);
  const spanish = letterParagraphs(writtenLetter(facts)).map((paragraph) => paragraph.spanish);
  expect(spanish.join("\n")).toMatch(/bloquear 2 datos[\s\S]*cuatro días hábiles/);
});

const answeredOn = "2026-11-10";
test.each<[LetterFacts["previous"], string]>([
  [{ answeredOn, outcome: "block_declined" }, "which I recorded on November 10, 2026, was: the block was declined"],
  [{ answeredOn, outcome: "no_response", lastDay: "2026-10-28" }, "by November 10, 2026 I had received no answer"],
  [{ answeredOn, outcome: "no_response" }, "I ask you again to block it"],
])("a next round says what the bureau did before: %j", (previous, said) => {
  const text = textOf(theft({ round: 2, previous }));
  expect(text).toContain(said);
  expect(text).toContain("I am a victim of identity theft");
});

test("a bureau whose report does not show the item is asked only if its file has it, and gets no mail", () => {
  const { item } = theft();
  const elsewhere = theft({ item: { ...item, isReported: false } });
  expect(textOf(elsewhere)).toContain("If your file contains it as well");
  expect([isWorthMailing(theft()), isWorthMailing(elsewhere)]).toEqual([true, false]);
});

test("an old letter because of identity theft stays the dispute that was mailed", () => {
  expect(textOf(makeLetterFacts({ reasons: ["identity_theft"] }))).toContain("Please delete it from my file.");
});

test("a change of the words of a request to block raises LETTER_EDITION, and both are noted here", () => {
  const previous = { answeredOn, outcome: "no_response" as const };
  const kinds = [
    theft({ exhibits: [report], explanation: "I was in Ohio." }),
    theft({ item: { ...theft().item, itemType: "judgment", isReported: false } }),
    theft({ previous: { answeredOn, outcome: "block_declined" } }),
    theft({ previous }),
    theft({ previous: { ...previous, lastDay: "2026-10-28" } }),
  ];
  const hash = createHash("sha256")
    .update(JSON.stringify(kinds.map(textOf)))
    .digest("base64url");
  expect([LETTER_EDITION, hash]).toEqual([13, "DwN3H3MuzUxdDjCL5DbWZFwKiywLrkSdyDmI1CpUNVc"]);
});
