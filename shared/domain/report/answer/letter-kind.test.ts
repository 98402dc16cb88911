import { linesOfText } from "../upload/files/plain-text";
import { letterKind } from "./letter-kind";

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

test.each([
  "Investigation completed on October 3, 2026",
  "Recibimos su disputa y terminamos la reinvestigación.",
  "Item 1 of 2\nCompany: NORTHLAKE CARD\nWhat happened: Removed at the request of the data furnisher",
  "Dispute Center\nNORTHLAKE CARD\nAcct ending in 7371\nRemoved\nCompleted Oct 13, 2026",
])("results are told in other words: %s", (text) => {
  expect(letterKind(linesOfText(text)).isResult).toBe(true);
});

test("a page with a link to disputes, on which something was updated, tells no results", () => {
  const page = "Credit report\nDispute center\nNORTHLAKE CARD\nUpdated\n10/03/2026";
  expect(letterKind(linesOfText(page)).isResult).toBe(false);
});
