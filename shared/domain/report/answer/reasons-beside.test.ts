import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (rows: string) =>
  readAnswer(linesOfText(`EQUIFAX\nDate: 09/04/2026\nDispute results\n${rows}`), "2026-11-20")?.outcomes.map(
    ({ creditorName, outcome }) => [creditorName, outcome],
  );

test.each([
  `Company name       Account         Reason you gave               Date received   Response
NORTHLAKE CARD     ********5738    ACCOUNT WAS DELETED BEFORE    08/05/2026      VERIFIED AS ACCURATE
HARBOR LANE BANK   ********3901    PAID, PLEASE UPDATE           08/05/2026      DELETED FROM YOUR FILE`,
  `Creditor           Number          What you disputed             Result
NORTHLAKE CARD     ********5738    Verified by mistake           Verified, no change
                                   and was deleted
HARBOR LANE BANK   ********3901    Account updated wrongly       Deleted`,
  `Creditor           Your claim                    Result                 Number
NORTHLAKE CARD     Deleted by the creditor       Verified, no change    ********5738
HARBOR LANE BANK   Account updated wrongly       Deleted                ********3901`,
])("what the member said is no outcome in a column either: %s", (rows) => {
  expect(outcomesOf(rows)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("a row whose name wraps too is one item", () => {
  const rows = `Company name   Account         Reason you   Date         Response
                               gave         received
ENHANCED       ********7857    WRONG        08/05/2026   THIS ITEM HAS BEEN
NORTHLAKE                      BALANCE                   DELETED FROM YOUR
CO                                                       CREDIT FILE
TRANSIT        ********3450    PAID,        08/05/2026   THE DISPUTED
SYS INC/51                     PLEASE                    INFORMATION HAS BEEN
                               UPDATE                    UPDATED`;
  expect(outcomesOf(rows)).toEqual([
    ["ENHANCED NORTHLAKE CO", "deleted"],
    ["TRANSIT SYS INC/51", "modified"],
  ]);
});

test("a row without a number is no rest of the row above it", () => {
  const rows = `Company name       Account         Response
NORTHLAKE CARD     ********7857    Deleted
HARBOR LANE BANK                   Verified as accurate`;
  expect(outcomesOf(rows)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("a drawn rule below the headings is no end of the column", () => {
  const letter = `EQUIFAX
As of 10/05/2026
CREDITOR              ACCOUNT     REASON            OUTCOME
-------------------------------------------------------------------------
NORTHLAKE CARD        ****9802    Deleted before    VERIFIED AS REPORTED
HARBOR LANE BANK      ****6402    Not mine          DELETED`;
  expect(
    readAnswer(linesOfText(letter), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]),
  ).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});
