import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = (balance: string, more: string) => `NORTHLAKE CARD
PO BOX 920 SIOUX FALLS SD 57117
Partial account number 498725....
Date opened: Feb 2019
Type: Credit Card
Recent balance: ${balance}
Status: Past due 120 days. ${more}
`;

const entryOf = (balance: string, more: string) =>
  analyzeReport(
    linesOfText(`Experian\nReport number: 3688-3765-62\nPotentially Negative Items\n${account(balance, more)}`),
    "2026-11-20",
  )?.files[0]?.entries[0];

test("the days that an Experian letter says in other values are read", () => {
  const until = "This account is scheduled to continue on record until Oct 2031.";
  expect(entryOf("$10,404 as of Sep 2026", until)).toMatchObject({
    balance: 10_404,
    dateReported: "2026-09",
    removalOn: "2031-10-31",
  });
});

test("without them none is read", () => {
  const entry = entryOf("$10,404", "");
  expect([entry?.balance, entry?.dateReported, entry?.removalOn]).toEqual([10_404, undefined, undefined]);
});
