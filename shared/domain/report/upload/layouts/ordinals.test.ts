import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (count: string, name: string, balance: string) =>
  [
    [count, name, "Date opened", "Type", "Credit limit or original"],
    ["", "PO BOX 118", "05/2017", "Credit card", "amount"],
    ["", "SALINA, KS 67402", "Reported since", "Terms", "$6,100"],
    ["", "(800) 555-0111", "06/2017", "NA", "High balance"],
    ["", "Account number", "Date of status", "Monthly payment", "$6,053"],
    ["", "94527357....", "12/2025", "$0", "Recent balance"],
    ["", "", "", "", balance],
    ["Status: Account charged off. $389 past due as of Oct 2026."],
    [],
  ]
    .map(([first = "", ...others]) => first.padEnd(6) + others.map((text) => text.padEnd(28)).join(""))
    .join("\n");

test.each(["1.", "2)", "#3"])("a count in a column of its own before a name says nothing: %s", (count) => {
  const text = [
    "Experian credit report",
    "Potentially negative items",
    "",
    account(count, "NORTHLAKE CARD", "$6,111"),
    account(count, "HARBOR LANE BANK", "$4,285"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 6111",
    "charge_off | HARBOR LANE BANK | ex 4285",
  ]);
});
