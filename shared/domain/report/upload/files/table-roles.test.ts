import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const cell = (role: string) => (text: string) => `<div role="${role}"><span>${text}</span></div>`;
const row = (role: string, texts: readonly string[]) => `<div role="row">${texts.map(cell(role)).join("")}</div>`;

test.each(["cell", "gridcell"])(
  "blocks that say that they are the rows and the %ss of a table are read as one",
  (role) => {
    const page = `<h1>Credit report</h1><h2>Accounts</h2><div role="table">${row("columnheader", ["Lender", "Account", "Status", "Balance", "Bureaus"])}${[
      ["NORTHLAKE CARD", "x4417", "Charged off", "$1,240.00", "TransUnion / Experian"],
      ["OAK BANK", "x3317", "Current", "$310.00", "TransUnion / Equifax"],
      ["PINE LOANS", "x2217", "60 days late", "$9,310.00", "Equifax"],
    ]
      .map((texts) => row(role, texts))
      .join("")}</div>`;
    expect(foundByBureau(linesOfHtml(page)).sort()).toEqual([
      "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
      "late_payment | PINE LOANS | eq 9310",
    ]);
  },
);

test("a row of a table that says again what it is ends where its tag does", () => {
  const page = `<table><tr role="row"><td role="cell">Balance</td><td role="gridcell">$840</td></tr></table><p>Status<img role="cell"></p>`;
  expect(linesOfHtml(page).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["Balance", "$840"],
    ["Status"],
  ]);
});
