import { ItemCorrection } from "#shared/domain/report/upload/correct";
import { LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { RecordAnswerBody } from "./answer-bodies";
import { SignContractBody } from "./contract";
import { FollowUpBody, NewDispute } from "./dispute";
import { DetailsBody, NewProof } from "./evidence";
import { ClientProvidedItem } from "./report";

test("a signature is in letters that the contract can print", () => {
  const body = { version: "1", esignConsent: true, disclosureAcknowledged: true };
  const problems = SignContractBody.safeParse({ ...body, fullName: "Иван Петров" }).error?.issues;
  expect(problems).toMatchObject([{ path: ["fullName"], message: LATIN_LETTERS }]);
  expect(SignContractBody.safeParse({ ...body, fullName: "Zoë Núñez" }).success).toBe(true);
});

test("own words of a dispute are in letters that its letters can print", () => {
  const isTaken = (additionalDetails: string) =>
    NewDispute.safeParse({ negativeItemId: "a", disputeReason: "not_mine", additionalDetails }).success;
  expect(["It was my sister's, año 2019 🙂", "Это не моё"].map(isTaken)).toEqual([true, false]);
});

test("what is added to a later letter is in letters that it can print", () => {
  const isTaken = (words: string) => FollowUpBody.safeParse({ bureau: "experian", kind: "cure", words }).success;
  expect(["A copy of my ID", "我的身份证"].map(isTaken)).toEqual([true, false]);
});

/** What a letter or a list prints in one line, each with a text in it. */
test.each([
  ["a previous address", DetailsBody, (text: string) => ({ previousAddress: text })],
  ["a proof's name", NewProof, (name: string) => ({ kind: "other", name, contentType: "image/png", sizeBytes: 1 })],
  ["a creditor of one's own report", ClientProvidedItem, (creditorName: string) => ({ creditorName })],
  ["a creditor there by its other name", ClientProvidedItem, (creditor: string) => ({ creditor })],
  ["an original creditor", ClientProvidedItem, (originalCreditor: string) => ({ originalCreditor })],
  ["an account type", ClientProvidedItem, (accountType: string) => ({ accountType })],
  ["an account number", ClientProvidedItem, (accountNumber: string) => ({ accountNumber })],
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

test.each([
  ["a creditor of one's own report", ClientProvidedItem, (creditorName: string) => ({ creditorName })],
  ["a creditor there by its other name", ClientProvidedItem, (creditor: string) => ({ creditor })],
  ["an original creditor", ClientProvidedItem, (originalCreditor: string) => ({ originalCreditor })],
  ["an account number", ClientProvidedItem, (accountNumber: string) => ({ accountNumber })],
  ["an account type", ClientProvidedItem, (accountType: string) => ({ accountType })],
  ["a corrected creditor", ItemCorrection, (creditorName: string) => ({ itemId: "a", creditorName })],
  ["a corrected status", ItemCorrection, (payStatus: string) => ({ itemId: "a", payStatus })],
  [
    "a bureau's corrected value",
    RecordAnswerBody,
    (correctedTo: string) => ({ bureau: "experian", outcome: "modified", correctedTo }),
  ],
])("%s is in letters that a letter to a bureau can print", (_, schema, of) => {
  const problems = schema.safeParse(of("李 Bank")).error?.issues.map(({ message }) => message);
  expect(problems).toEqual([LATIN_LETTERS]);
  expect(schema.safeParse(of("Peña & Søn 1st Bank")).success).toBe(true);
});
