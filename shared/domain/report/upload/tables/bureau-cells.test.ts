import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";

const cell = (...said: string[]) => `<td>${said.map((each) => `<div>${each}</div>`).join("")}</td>`;
const none = cell("Not Reported");

const page = (...rows: string[]) => `<h2>Dispute Items</h2><table><thead><tr><th>#</th><th>Creditor/Furnisher</th>
<th>Account #</th><th>Equifax</th><th>Experian</th><th>TransUnion</th></tr></thead><tbody>
${rows.map((row, at) => `<tr><td>${at + 1}</td>${row}</tr>`).join("\n")}</tbody></table>`;

test("in each bureau's column a row may say several things below one another", () => {
  const written = ["Negative", "Charge-off", "Balance: $949"];
  const sold = cell("Negative", "Collection", "Balance: $815");
  const rows = [
    `<td>BENTON CARD</td><td>344702****</td>${none}${cell("Positive", "Current", "Balance: $690")}${none}`,
    `<td>OAKHOLLOW CARD</td><td>466961****</td>${cell(...written)}${cell(...written)}${none}`,
    `<td>EASTMARK RECOVERY<br><small>Orig: HUDSON CLINIC</small></td><td>401161****</td>${sold}${sold}${sold}`,
    `<td>KESTREL CREDIT CARD</td><td>582268****</td>${none}${cell("Positive", "Current", "Balance: $0")}${cell("Negative", "Late 60 Days", "Balance: $77")}`,
    `<td>HARBOR PEAK BANK</td><td>574445****</td>${cell("Deleted", "Charge-off", "Balance: $5")}${none}${none}`,
  ];
  expect(foundByBureau(linesOfHtml(page(...rows)))).toEqual([
    "charge_off | OAKHOLLOW CARD | eq 949 | ex 949",
    "collection | EASTMARK RECOVERY | eq 815 | ex 815 | tr 815",
    "late_payment | KESTREL CREDIT CARD | tr 77",
  ]);
});
