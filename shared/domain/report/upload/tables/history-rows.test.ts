import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const bureaus = ["TransUnion", "Experian", "Equifax"];
const account = (name: string, status: string, balance: string) =>
  `<h3>${name}</h3><table>${[
    ["", ...bureaus],
    ["Account #:", ...bureaus.map(() => "****4417")],
    ["Account Type:", ...bureaus.map(() => "Installment")],
    ["Balance:", ...bureaus.map(() => balance)],
    ["Payment Status:", ...bureaus.map(() => status)],
  ]
    .map(row)
    .join("")}</table>`;
const marks = ["RP", "RP", "RP", "RP", "120", "90", "60", "30", "OK", "OK", "OK", "OK"];
const months = ["May", "Apr", "Mar", "Feb", "Jan", "Dec", "Nov", "Oct", "Sep", "Aug", "Jul", "Jun"];
const history = (own: readonly string[]) =>
  `<p>Two-Year payment history</p><table>${row(["Month", ...months])}${row(["Year", ...months.map((_, at) => (at < 5 ? "24" : "23"))])}${bureaus.map((name) => row([name, ...own])).join("")}</table>`;

test.each([
  ["of a repossession", marks],
  ["with a mark that no one knows", marks.map((mark) => (mark === "RP" ? "ZZ" : mark))],
])("the marks of a history %s are no heading over the account below it", (_, own) => {
  const html = `<h1>Credit Report</h1><h2>Account History</h2>${account("ALLWHEEL AUTO", "Repossession", "$7,015.00")}${history(own)}${account(
    "RIDGELINE RECOVERY",
    "Collection",
    "$5,962.00",
  )}`;
  expect(foundByBureau(linesOfHtml(html)).sort()).toEqual([
    "collection | RIDGELINE RECOVERY | eq 5962 | ex 5962 | tr 5962",
    "repossession | ALLWHEEL AUTO | eq 7015 | ex 7015 | tr 7015",
  ]);
});
