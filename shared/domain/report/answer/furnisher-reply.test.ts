import { linesOfText } from "../upload/files/plain-text";
import { understandLines } from "../upload/understand";

const disputed = [{ creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "****4417" }];
const understood = (text: string) => understandLines({ lines: linesOfText(text), today: "2026-11-20", disputed });
const letter = (said: string) => `NORTHLAKE CARD SERVICES
Credit Reporting Research
P.O. Box 7779, Sioux Falls, SD 57117

October 12, 2026

Dear Maya Ortiz,

Account ending in 4417

${said}

Sincerely,
NORTHLAKE CARD SERVICES`;

test.each([
  "You disputed how we report your account. We have completed our investigation and asked Equifax to delete it.",
  "Our review of your dispute is done. On 10/12/2026 we told Equifax, Experian and TransUnion to take it off.",
  "We finished our investigation of your direct dispute. The account is reported accurately and no change was made.",
  "Thank you for your dispute. We verified the information we furnish to the consumer reporting agencies; it stays as it is.",
  "Investigamos su reclamo y pedimos a las agencias de crédito que eliminen la cuenta.",
])("a lender's own answer is no bureau's, whatever it says: %s", (said) => {
  expect(understood(letter(said))).toEqual({ seen: "furnisher-reply" });
});

test("a bureau's letter that quotes what a lender reports is the bureau's", () => {
  const text = `Equifax
P.O. Box 740256
Atlanta, GA 30374
October 12, 2026
Results of your dispute
NORTHLAKE CARD SERVICES ****4417: the company told us that the information it furnishes to credit reporting agencies is right. Verified, no change.`;
  expect(understood(text)).toMatchObject({ bureau: "equifax", outcomes: [{ outcome: "verified" }] });
});

test("a member's own letter to a lender is none of its replies", () => {
  const text = `Maya Ortiz
88 Cedar Lane
Re: direct dispute
I am disputing what you report to Equifax about my account 4417. We spoke on Monday; please investigate.`;
  expect(understood(text)).not.toEqual({ seen: "furnisher-reply" });
});
