import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

const account = (name: string, state: string, status: string) =>
  `<h4>${name}</h4><table>${row(state, "30 days late: 1", "60 days late: 0", "90 days late: 2")}</table><table>${[
    ["", "TransUnion", "Experian", "Equifax"],
    ["Account #", "****8788", "****8788", "--"],
    ["Balance Owed", "$3,958", "$3,958", "--"],
    ["Account Status", state, state, "--"],
    ["Payment Status", status, status, "--"],
  ]
    .map((cells) => row(...cells))
    .join("")}</table>`;

test("what is said of an account between its name and the bureaus' names is no row of their table", () => {
  const html = `<h1>3B Report</h1>${account("PINE BANK", "Closed", "Current")}${account("NORTHLAKE CARD", "Closed", "Collection/Chargeoff")}`;
  expect(foundByBureau(linesOfHtml(html) ?? [])).toEqual(["charge_off | NORTHLAKE CARD | ex 3958 | tr 3958"]);
});
