import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entriesIn = (...rows: string[]) => {
  const text = ["Experian credit report", "Accounts", ...rows, "Inquiries", "BASALT AUTO     03/2026"].join("\n");
  return analyzeReport(linesOfText(text), "2026-11-20")?.files.flatMap(({ entries }) => entries) ?? [];
};

test("a status in the place of a creditor's name is none", () => {
  const entries = entriesIn(
    "NORTHLAKE CARD",
    "Account number     441712XXXXXX",
    "Creditor           Repossession",
    "Balance            $1,240",
  );
  expect(entries.map(({ creditorName }) => creditorName)).toEqual(["NORTHLAKE CARD"]);
});

test("an amount in the place of a status is none", () => {
  const entries = entriesIn(
    "NORTHLAKE CARD",
    "Account number     441712XXXXXX",
    "Account status     $1,240",
    "Balance            $1,240",
  );
  expect(entries.map(({ payStatus }) => payStatus)).toEqual([undefined]);
});

test("the rest of a name below its label begins no other account", () => {
  const entries = entriesIn(
    "HARBOR LANE ACCEPTANCE CORP",
    "Account name           HARBOR LANE      Balance      $1,240",
    "                       ACCEPTANCE",
    "                       CORP",
    "Account number         441712XXXXXX     Past due     $90",
    "Status                 Open. $90 past due as of May 2026.",
  );
  expect(entries.map(({ creditorName }) => creditorName)).toEqual(["HARBOR LANE ACCEPTANCE CORP"]);
});

test("of more amounts than labels before them none is known to be whose", () => {
  const entries = entriesIn(
    "NORTHLAKE CARD",
    "Account number     441712XXXXXX",
    "Pay status",
    "Current",
    "Balance",
    "Past due amount",
    "High balance",
    "$2,908",
    "$2,908",
    "$0",
    "$11,747",
  );
  expect(entries.map(({ balance, pastDue }) => [balance, pastDue])).toEqual([[undefined, undefined]]);
});

test("a masked number below an amount's label is no amount", () => {
  const entries = entriesIn(
    "NORTHLAKE CARD",
    "Account status     Charged off",
    "Balance",
    "597152XX1783",
    "Past due",
    "$310",
  );
  expect(entries.map(({ balance, pastDue }) => [balance, pastDue])).toEqual([[undefined, 310]]);
});
