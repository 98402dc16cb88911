import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const row = (name: string, ...texts: string[]) => name.padEnd(28) + texts.map((text) => text.padEnd(34)).join("");

const print = `Credit Analysis Report
Derogatory Items
${row("     Account", "        Equifax", "        Experian", "       TransUnion")}
${row("NORTHLAKE CARD", "Account #: 441712****", "Account #: 441712****", "Account #: 441712****")}
${row("", "Status: Collection/Chargeoff", "Status: Collection/Chargeoff", "Status: Collection/Chargeoff")}
${row("", "Balance: $1,240", "Balance: $1,302", "Balance: $1,251")}
${row("RIDGELINE RECOVERY", "Account #: 770120****", "Not reporting", "Not reporting")}
${row("GROUP", "Acct Type: Debt buyer")}
${row("", "account")}
${row("", "Status: Collection/Chargeoff")}
${row("", "Balance: $840")}
${row("HARBOR LANE BANK", "Not reporting", "Account #: 517822****", "Account #: 517822****")}
${row("", "", "Status: Late 60 Days", "Status: Late 60 Days")}
${row("", "", "Balance: $9,410", "Balance: $9,355")}
Positive accounts
${row("     Account", "        Equifax", "        Experian", "       TransUnion")}
${row("PINE CREDIT UNION", "Not reporting", "Status: Current", "Not reporting")}
${row("", "", "Balance: $310")}
`;

const cell = (...lines: string[]) => `<td>${lines.join("<br>") || "Not reporting"}</td>`;
const saved = `<h2>Derogatory Items</h2><table>
<tr><th>Account</th><th>Equifax</th><th>Experian</th><th>TransUnion</th></tr>
<tr><td>NORTHLAKE CARD</td>${["1,240", "1,302", "1,251"]
  .map((balance) => cell("Account #: 441712****", "Status: Collection/Chargeoff", `Balance: $${balance}`))
  .join("")}</tr>
<tr><td>RIDGELINE RECOVERY GROUP</td>${cell(
  "Account #: 770120****",
  "Acct Type: Debt buyer account",
  "Status: Collection/Chargeoff",
  "Balance: $840",
)}${cell()}${cell()}</tr>
<tr><td>HARBOR LANE BANK</td>${cell()}${["9,410", "9,355"]
  .map((balance) => cell("Account #: 517822****", "Status: Late 60 Days", `Balance: $${balance}`))
  .join("")}</tr></table>`;

test.each([
  ["a print with centred headings", linesOfText(print)],
  ["a saved page", linesOfHtml(saved)],
])("each row of a table is an account, with labels of its own in each bureau's column: %s", (_, lines) => {
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1302 | tr 1251",
    "collection | RIDGELINE RECOVERY GROUP | eq 840",
    "late_payment | HARBOR LANE BANK | ex 9410 | tr 9355",
  ]);
});
