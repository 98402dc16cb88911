import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const places = (html: string) =>
  linesOfHtml(html).map(({ cells }) => cells.map(({ text, x }) => `${text} ${x / 100}`).join(" | "));

test("a cell over several columns takes the places of all of them", () => {
  const html =
    "<table><tr><th>Name<th colspan=3>Times late<th>Remark</tr><tr><td>OAK<td>1<td>2<td>3<td>Closed</tr></table>";
  expect(places(html)).toEqual(["Name 0 | Times late 1 | Remark 4", "OAK 0 | 1 1 | 2 2 | 3 3 | Closed 4"]);
});

test("below a cell that goes on in the next rows these begin in the next column, up to the table's end", () => {
  const html =
    "<table><tr><td rowspan=2>OAK<td>EX<td>1</tr><tr><td>EQ<td>2</tr><tr><td>PINE<td>EX</tr></table><table><tr><td>a</table>";
  expect(places(html)).toEqual(["OAK 0 | EX 1 | 1 2", "EQ 1 | 2 2", "PINE 0 | EX 1", "a 0"]);
});

test("a span that is no number of places is none", () => {
  expect(places('<table><tr><td colspan="-1">a<td colspan="x">b<td colspan="99999">c<td>d</tr></table>')).toEqual([
    "a 0 | b 1 | c 2 | d 3",
  ]);
});

test("what is below counts under one heading keeps its own heading", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const html = `<h1>Equifax Credit Profile</h1><table><tr><th>Subscriber</th><th>Acct #</th><th>Kind</th><th>Open date</th><th>Bal</th><th>Past due amt</th><th colspan="3">Times late</th><th>Acct condition</th><th>Remark</th></tr>
<tr><th></th><th></th><th></th><th></th><th></th><th></th><th>30</th><th>60</th><th>90+</th><th></th><th></th></tr>
${row("NORTHLAKE CARD", "***4417", "Credit Card", "03/2019", "$812", "$812", "1", "1", "2", "Closed", "Charged off account")}
${row("OAK BANK", "***3317", "Credit Card", "03/2018", "$310", "$0", "0", "0", "0", "Open", "")}
${row("RIDGE RECOVERY", "***2217", "Collection", "03/2020", "$325", "$325", "0", "0", "0", "Open", "Placed for collection")}
${row("PINE LOANS", "***1117", "Auto Loan", "03/2020", "$3,250", "$0", "2", "0", "0", "Open", "")}</table>`;
  expect(foundByBureau(linesOfHtml(html)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812",
    "collection | RIDGE RECOVERY | eq 325",
    "late_payment | PINE LOANS | eq 3250",
  ]);
});
