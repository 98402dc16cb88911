import { linesOfText } from "./files/plain-text";
import { understandLines } from "./understand";

const understood = (text: string) => understandLines({ lines: linesOfText(text), today: "2026-11-20" });

const letter = (said: string, account: string) => `TransUnion Consumer Relations
P.O. Box 2000
Chester, PA 19016
October 1, 2026
Dear Maya Lopez:
${said}
${account}
You have the right to add a statement to your file.`;

test.each([
  [
    "results in words that are not known",
    `EQUIFAX\nLetter date: 05/05/2026\nResults of investigation
Creditor: NORTHLAKE CARD
Account number: 441712XXXX
Our code: K`,
  ],
])("a letter that names accounts and says nothing of them is no report: %s", (_, text) => {
  expect(understood(text)).toEqual({ seen: "letter" });
});

test.each([
  [
    "reinsertion-notice",
    "An item that was deleted from your credit report as the result of a dispute has been reinserted.",
  ],
  [
    "reinsertion-notice",
    "We deleted the account below. Its company certified it as complete, so on October 1, 2026 we put it back in your credit file:",
  ],
  ["reinsertion-notice", "Le informamos que la siguiente cuenta ha sido reinsertada en su expediente:"],
  [
    "identity-request",
    "We could not verify your identity. Before we investigate, please send copies of a government issued card and a utility bill.",
  ],
  [
    "extension-notice",
    "You sent us more during our investigation: the law lets us take up to 15 more days, 45 in all.",
  ],
] as const)("a bureau's %s tells no results, and its screen says what to do", (seen, said) => {
  expect(understood(letter(said, "NORTHLAKE CARD\nAccount XXXXXXXXXXXX4417"))).toEqual({ seen });
});

test.each([
  letter("We received your dispute and are still investigating.", "NORTHLAKE CARD\nAccount number: 441712XXXX"),
  `Equifax\n05/16/2025\nDispute status
NORTHLAKE CARD\nAccount: *8241\nStatus: In progress\nYou asked us to: delete this account
HARBOR LANE BANK\nAccount: *1067\nStatus: In progress\nYou asked us to: delete this account`,
  "Equifax\nEstimada Maya:\nRecibimos su disputa. Le escribiremos pronto.",
  "TransUnion\nWhere your disputes are\nNORTHLAKE CARD 4706****6420: Waiting for the lender's reply",
])("a page that only says to wait is known as one: %s", (text) => {
  expect(understood(text)).toEqual({ seen: "waiting-notice" });
});

test("a report whose page on rights speaks of what is reinserted is one", () => {
  const rights =
    "If a deleted item is reinserted, we must tell you within five business days. We may ask for proof of identity.";
  const report = `TransUnion\nNORTHLAKE CARD\nAccount number: 441712XXXX\nBalance: $1,240\nPay status: >Charged Off<\n${rights}`;
  expect(understood(report)).toMatchObject({ source: "transunion" });
});

test("a report with a letter before it is one", () => {
  const text = letter(
    "Thank you for requesting your TransUnion credit report. It says how to dispute what is wrong.",
    "NORTHLAKE CARD\nAccount Number: 441712XXXX\nBalance: $1,240\nStatus: Charge off\nDate opened: 03/2019",
  );
  expect(understood(text)).toMatchObject({ source: "transunion" });
});
