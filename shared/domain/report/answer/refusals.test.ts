import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const read = (text: string) => readAnswer(linesOfText(text), "2026-11-20");
const outcomesOf = (text: string) => read(text)?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

test.each([
  `We were unable to verify your identity with the information you sent. We cannot process your request until you send us:
A copy of a government issued identification card
A copy of a utility bill showing your current mailing address`,
  `To protect you we will not investigate until you prove your identity. Send one item from each category:
Driver's license or birth certificate
Rental lease agreement or utility bill`,
])("who asks for a proof of identity refuses no dispute: %s", (why) => {
  expect(read(`Experian\nJuly 15, 2026\nDear Maya Lopez:\n${why}\nSincerely,\nExperian`)).toBeUndefined();
});

test("a letter that refuses one of its items does not refuse the others", () => {
  const letter = `Equifax Information Services LLC
February 7, 2026
Dear Maya Lopez:
This letter is about the four accounts named in your recent dispute.
1. NORTHLAKE CARD, account XXXXXXXXXXXX3073. This account was removed from your file.
2. HARBOR LANE BANK, account XXXXXXXXXXXX9026. You disputed this account before for the same
reason and sent nothing new. We consider this dispute frivolous and will not reinvestigate it.
3. TRI-COUNTY AUTO, account XXXXXXXX3640. We cannot investigate this account until you tell us
which information is wrong.
4. RIDGELINE RECOVERY, account XXXXXXXXXXXX1724. Our investigation of this account is still in
progress. We will send the results separately.`;
  expect(read(letter)?.letter).toBe("results");
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "frivolous"],
  ]);
});

test("the number of a file is no creditor, and neither is a sentence", () => {
  const letter = `TransUnion
July 15, 2026
RE: File number 4961-9738-38
Dear Maya Lopez:
We have determined that the dispute you submitted is frivolous or irrelevant under section 611(a)(3).
The company that reported it`;
  expect(read(letter)).toMatchObject({ letter: "frivolous", outcomes: [] });
});

test("a remark in the report that a letter encloses is no outcome", () => {
  const letter = `Experian
July 24, 2026
Dispute results
NORTHLAKE CARD SERVICES 441712XXXXXX Outcome: Deleted
Your credit report
HARBOR LANE BANK
Account number 670316464724XXXX
Date opened: 06/2019 Status: Open/Never late.
Balance $768    Comment: Verified Oct 2025
TRI-COUNTY AUTO
Account number 66104XXXX
Comment          Updated Sep 2025`;
  expect(outcomesOf(letter)).toEqual([["NORTHLAKE CARD SERVICES", "deleted"]]);
});
