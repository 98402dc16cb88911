import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";

const cells = (tag: string, values: readonly string[]) =>
  `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join("")}</tr>`;
const head = cells("th", ["Opened", "Reported", "High Credit", "Balance", "Past Due", "Status", "Late 30/60/90"]);
const account = (name: string, values: readonly string[]) =>
  `<tr><td colspan="7"><b>${name}</b></td></tr>${cells("td", values)}`;

test("each account's name may be over the row of its values, in a table without a column for names", () => {
  const page = `<h1>Equifax Credit Report</h1><h2>Revolving Accounts</h2><table>${head}
${account("NORTHLAKE CARD 441712****", ["05/2019", "10/2025", "$1,300", "$812", "$812", "Charge Off", "1/1/1"])}
${account("OAK BANK 331712****", ["05/2018", "10/2025", "$900", "$310", "$0", "Pays As Agreed", "0/0/0"])}
${account("PINE CARD 221712****", ["05/2018", "10/2025", "$900", "$120", "$0", "Pays As Agreed", "0/1/0"])}</table>
<h2>Collections</h2><table>${head}
${account("ELM RECOVERY 991712**** Original creditor: HUDSON CLINIC", ["05/2023", "10/2025", "$455", "$455", "$455", "Collection", "0/0/0"])}</table>`;
  expect(foundByBureau(linesOfHtml(page)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812",
    "collection | ELM RECOVERY | eq 455",
    "late_payment | PINE CARD | eq 120",
  ]);
});
