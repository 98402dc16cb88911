import { linesOfText } from "../upload/files/plain-text";
import { letterKind, senderOf } from "./letter-kind";

const kindOf = (text: string) => letterKind(linesOfText(text));

test.each([
  "The investigation you requested has been completed. These are the outcomes:",
  "Summary of results",
  "Reinvestigation report",
  "RESULTS OF INVESTIGATION",
  "Your dispute about NORTHLAKE CARD (ending 6612) is finished.",
  "We have finished looking into the accounts you told us about.",
  "We concluded our review of the items you disputed.",
  "There is an update on your dispute.\nItem 1 of 3\nCreditor: NORTHLAKE CARD\nResult: Removed from your credit report",
  "Item 1\nAccount name     NORTHLAKE CARD\nDispute outcome     Deleted",
  "Source of information     Account number     Outcome\nNORTHLAKE CARD     ....7612     Deleted",
  "Disputed item     Result of investigation\nNORTHLAKE CARD     Deleted",
])("a letter of results says so in many ways: %s", (text) => {
  expect(kindOf(`Experian\nOctober 6, 2026\n${text}`)).toEqual({ isResult: true, isFrivolous: false });
});

test.each([
  "We will send you the results when our investigation is complete.",
  "Once we have finished looking into your dispute you will receive a summary of results.",
  "Your dispute was received. We have not completed our investigation.",
  "Outcome: pending",
  "Result of this search: no account found",
])("what is still to come is no result: %s", (text) => {
  expect(kindOf(`Experian\nOctober 6, 2026\n${text}`)).toEqual({ isResult: false, isFrivolous: false });
});

const others = `Equifax, P.O. Box 740256, Atlanta, GA 30374
TransUnion, P.O. Box 2000, Chester, PA 19016`;

test.each([
  `Experian\nP.O. Box 9701\nDear Maya Lopez:\nYour dispute results\nWrite to the others too:\n${others}`,
  `EXPERIAN NCAC\nDear Maya Lopez:\nEquifax may report the same.\n${others}\nEquifax and TransUnion are other companies.`,
])("the bureau at the head of a letter sent it, however often it names others: %s", (text) => {
  expect(senderOf(linesOfText(text))).toBe("experian");
});

test.each([
  "NORTHLAKE CARD\nDear Maya Lopez:\nWe told Experian, Equifax and TransUnion.",
  `Experian, Equifax and TransUnion\nDear Maya Lopez:\n${others}`,
])("a letter that names several bureaus alike is no one's: %s", (text) => {
  expect(senderOf(linesOfText(text))).toBeUndefined();
});
