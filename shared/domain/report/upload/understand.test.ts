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
    "an item that came back",
    letter(
      "An item that was deleted from your credit report as the result of a dispute has been reinserted.",
      "NORTHLAKE CARD\nAccount XXXXXXXXXXXX4417",
    ),
  ],
  [
    "what is still looked at",
    letter("We received your dispute and are still investigating.", "NORTHLAKE CARD\nAccount number: 441712XXXX"),
  ],
  [
    "results in words that are not known",
    `EQUIFAX\nLetter date: 05/05/2026\nResults of investigation
Creditor: NORTHLAKE CARD
Account number: 441712XXXX
Our code: K`,
  ],
  [
    "how far disputes are",
    `Equifax\n05/16/2025\nDispute status
NORTHLAKE CARD\nAccount: *8241\nStatus: In progress\nYou asked us to: delete this account
HARBOR LANE BANK\nAccount: *1067\nStatus: In progress\nYou asked us to: delete this account`,
  ],
  ["a dispute in Spanish", "Equifax\nEstimada Maya:\nRecibimos su disputa. Le escribiremos pronto."],
])("a letter that names accounts and says nothing of them is no report: %s", (_, text) => {
  expect(understood(text)).toEqual({ seen: "letter" });
});

test("a report with a letter before it is one", () => {
  const text = letter(
    "Thank you for requesting your TransUnion credit report. It says how to dispute what is wrong.",
    "NORTHLAKE CARD\nAccount Number: 441712XXXX\nBalance: $1,240\nStatus: Charge off\nDate opened: 03/2019",
  );
  expect(understood(text)).toMatchObject({ source: "transunion" });
});
