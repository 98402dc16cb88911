import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";

test("the bureaus' names below a row of late counts are over their columns", () => {
  const row = (...cells: string[]) => cells.map((cell) => `<div>${cell}</div>`).join("");
  const account = (name: string, status: string) => `<h4>${name}</h4><p>Open</p>
<div><span>30 Days Late: <b>1</b></span> <span>60 Days Late: <b>1</b></span> <span>90 Days Late: <b>0</b></span></div>
<div>${row("", "TransUnion", "Experian", "Equifax")}${row("Account #", "545282****", "545282****", "--")}
${row("High Balance", "$3,674.00", "$3,674.00", "--")}
${row("Balance Owed", "$2,643.00", "$2,600.00", "--")}${row("Date Opened", "03/03/2022", "03/03/2022", "--")}
${row("Payment Status", status, status, "--")}</div>`;
  const accounts = [account("HARBOR LANE BANK", "60 days past due"), account("NORTHLAKE CARD", "Charge-off")];
  const html = `<p>TransUnion 612 Experian 598 Equifax 604</p><h3>Revolving Accounts</h3>${accounts.join("")}`;

  expect(foundByBureau(linesOfHtml(html))).toEqual([
    "late_payment | HARBOR LANE BANK | ex 2600 | tr 2643",
    "charge_off | NORTHLAKE CARD | ex 2600 | tr 2643",
  ]);
});
