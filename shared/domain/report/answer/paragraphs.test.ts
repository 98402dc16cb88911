import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const item = (number: string, name: string, result: string) =>
  `>>> We have researched the credit account. Account # - ${number}* The results are: ${result} If you have additional questions about this item please contact: ${name}, PO BOX 8218, Mason, OH 45040-8218 Phone: (800) 555-0166`;

/** Each line as long as it may be. */
function wrapped(text: string, most: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length > most) lines.push(word);
    else lines[lines.length - 1] = [last, word].filter(Boolean).join(" ");
  }
  return lines.join("\n");
}

const items = [
  item("441712", "NORTHLAKE CARD SERVICES", "This account has been deleted from the credit file."),
  item(
    "66104",
    "TRI-COUNTY AUTO",
    "The following fields have been modified: *BALANCE *PAST DUE. Additional information has been provided from the original source.",
  ),
  item(
    "77044",
    "HARBOR LANE BANK",
    "We verified that this item belongs to you. This creditor has verified to OUR company that the current status is being reported correctly.",
  ),
];

test.each([60, 72, 80, 95, 100, 110])(
  "a paragraph about an item is read wherever its words wrap: at %i letters",
  (most) => {
    for (const between of ["\n", "\n\n"]) {
      const text = `Equifax Information Services LLC
October 15, 2026
Dear Daniel Okafor:
Below are the results of your request for Equifax to reinvestigate certain elements of your Equifax credit file.
The Results Of Our Reinvestigation
${items.map((each) => wrapped(each, most)).join(between)}
`;
      const found = readAnswer(linesOfText(text), "2026-11-20")?.outcomes;
      expect(found?.map(({ creditorName, outcome }) => [creditorName, outcome])).toEqual([
        ["NORTHLAKE CARD SERVICES", "deleted"],
        ["TRI-COUNTY AUTO", "modified"],
        ["HARBOR LANE BANK", "verified"],
      ]);
    }
  },
);

test("a person over the subject of a frivolous letter is no item", () => {
  const text = `TransUnion Consumer Solutions
10/15/2026
DANIEL OKAFOR

Re: Notice of frivolous dispute

We consider this dispute to be frivolous and it will not be investigated.
`;
  expect(readAnswer(linesOfText(text), "2026-11-20")).toMatchObject({ letter: "frivolous", outcomes: [] });
});

test("a photo's paragraph about an item is whole where the word that begins it could not be read", () => {
  const letter = `EQUIFAX INFORMATION SERVICES LLC
September 27, 2026
Our investigation is now completed.
>>> We have the credit account. Account # - *8804 The results are: THIS ACCOUNT HAS
BEEN DELETED FROM THE CREDIT FILE. If you have additional questions about this item please contact:
NORTHLAKE CARD, PO Box 8299, Sioux Falls SD 57117 Phone: (800) 555-9396`;
  const outcomes = readAnswer(linesOfText(letter), "2026-11-20")?.outcomes;
  expect(outcomes).toMatchObject([{ creditorName: "NORTHLAKE CARD", accountNumber: "****8804", outcome: "deleted" }]);
});

test("the table behind a paragraph is none of it, where the telephone before it wraps", () => {
  const text = `Equifax Information Services LLC
October 15, 2026
Below are the results of your request for Equifax to reinvestigate certain elements of your Equifax credit file.
${items[2]?.replace(" 555-0166", " 555-\n0166")}
Account   Date     High     Balance
77044*    03/2014  $5,574   $5,374
Status - Charge Off; Type of Account - Revolving; ADDITIONAL INFORMATION - Account Closed By Credit Grantor`;
  expect(readAnswer(linesOfText(text), "2026-11-20")?.outcomes).toMatchObject([{ outcome: "verified" }]);
});
