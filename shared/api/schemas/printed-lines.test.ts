import { ItemCorrection } from "#shared/domain/report/upload/correct";
import { RecordAnswerBody } from "./dispute";
import { DetailsBody, NewProof } from "./evidence";
import { ClaimedItem } from "./report";

/** What a letter or a list prints in one line, each with a text in it. */
test.each([
  ["a previous address", DetailsBody, (text: string) => ({ previousAddress: text })],
  ["a proof's name", NewProof, (name: string) => ({ kind: "other", name, contentType: "image/png", sizeBytes: 1 })],
  ["a creditor of one's own report", ClaimedItem, (creditorName: string) => ({ creditorName })],
  ["a creditor there by its other name", ClaimedItem, (creditor: string) => ({ creditor })],
  ["an original creditor", ClaimedItem, (originalCreditor: string) => ({ originalCreditor })],
  ["an account type", ClaimedItem, (accountType: string) => ({ accountType })],
  ["an account number", ClaimedItem, (accountNumber: string) => ({ accountNumber })],
  ["a corrected creditor", ItemCorrection, (creditorName: string) => ({ itemId: "a", creditorName })],
  ["a corrected status", ItemCorrection, (payStatus: string) => ({ itemId: "a", payStatus })],
  [
    "a bureau's corrected value",
    RecordAnswerBody,
    (correctedTo: string) => ({ bureau: "experian", outcome: "modified", correctedTo }),
  ],
])("%s is one line that can be read", (_, schema, of) => {
  const isTaken = (text: string) => schema.safeParse(of(text)).success;
  expect(isTaken("12 Ávila Street #4")).toBe(true);
  expect(["12 Street\nPaid", "Line\u0000", "Line\u2028two", "\u202Eenil"].map(isTaken)).toEqual(Array(4).fill(false));
});
