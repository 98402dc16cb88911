import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const textsOf = (html: string) => linesOfHtml(html).map(({ cells }) => cells.map(({ text, x }) => `${x} ${text}`));
const row = (...texts: readonly string[]) => `<div>${texts.map((text) => `<span>${text}</span>`).join("")}</div>`;
const heading = row("", "TransUnion®", "Experian®", "Equifax®");

test("what a page's style sets beside one another is in the columns of the bureaus above it", () => {
  const account = (name: string, number: string, balance: string, status: string) =>
    `<section><h4>${name}</h4>${heading}${row("Account #", number, "--", number)}${row("Type", "Credit card", "--", "Credit card")}${row(
      "Balance",
      balance,
      "--",
      balance,
    )}${row("Payment Status", status, "--", status)}</section>`;
  const page = `<h2>Accounts</h2>${account("NORTHLAKE CARD", "****4417", "$1,240.00", "Charge-Off")}${account(
    "OAK BANK",
    "****3317",
    "$310.00",
    "60 Days Late",
  )}${account("PINE LOANS", "****2217", "$0.00", "Current")}`;
  expect(foundByBureau(linesOfHtml(page)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | tr 1240",
    "late_payment | OAK BANK | eq 310 | tr 310",
  ]);
});

test.each([
  ["an empty column", row("Remarks", "", "", "Closed"), ["0 Remarks", "300 Closed"]],
  [
    "words within a tag",
    row("Status", "<b>Charge</b>-off", "--", "--"),
    ["0 Status", "100 Charge-off", "200 --", "300 --"],
  ],
  [
    "a sentence",
    "<p>It was <b>late</b> in <b>May</b> and <b>June</b> and <b>July</b></p>",
    ["0 It was late in May and June and July"],
  ],
  ["more than the columns", row("a", "b", "c", "d", "e"), ["0 a b c d e"]],
])("%s under the bureaus' names", (_, html, cells) => {
  expect(textsOf(heading + html)[1]).toEqual(cells);
});

test.each([
  ["between the bureaus", 1],
  ["before the bureaus", 0],
])("a whole grid may be in one block, with its labels %s", (_, place) => {
  const cells = (label: string, ...values: readonly string[]) =>
    [...values.slice(0, place), label, ...values.slice(place)].map((text) => `<span>${text}</span>`).join("");
  const account = (name: string, balance: string, status: string) =>
    `<div>${name}</div><div>${cells("", "Experian", "TransUnion", "Equifax")}${cells("Account number", "Not reported", "****4417", "****4417")}${cells(
      "Account status",
      "Not reported",
      status,
      status,
    )}${cells("Balance", "Not reported", balance, balance)}</div>`;
  const page = `<h1>Comparison</h1>${account("NORTHLAKE CARD", "$1,240", "Charge-off")}${account("OAK BANK", "$310", "60 days past due")}`;
  expect(foundByBureau(linesOfHtml(page)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | tr 1240",
    "late_payment | OAK BANK | eq 310 | tr 310",
  ]);
});
