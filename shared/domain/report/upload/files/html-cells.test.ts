import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const textsOf = (html: string) => linesOfHtml(html).map(({ cells }) => cells.map(({ text }) => text));

test.each([
  [
    "a name, its amount and its status",
    "<p><span>PINE BANK</span><span>$840</span><b>Derogatory</b></p>",
    ["PINE BANK", "$840", "Derogatory"],
  ],
  ["with a space between the tags", "<p><span>PINE</span> <span>BANK</span></p>", ["PINE BANK"]],
  ["an amount's sign", "<p><span>$</span><span>840</span></p>", ["$ 840"]],
  ["a word's first letter", "<p><b>P</b><b>INE BANK</b></p>", ["P INE BANK"]],
  ["a bureau's name in two colours", "<p><b>Trans</b><b>Union</b></p>", ["Trans Union"]],
])("tags that touch part words: %s", (_, html, cells) => {
  expect(textsOf(html)).toEqual([cells]);
});

const item = (label: string, value: string) => `<li><label>${label}</label>: <span>${value}</span></li>`;
const card = (name: string, amount: string, status: string) => `<details>
<summary><span>${name}</span><span>${amount}</span><span class="bad">Derogatory</span></summary>
<ul>${item("Account number", "441712****")}${item("Balance", amount)}${item("Pay status", status)}${item("Comments", "Closed")}</ul></details>`;

test("the accounts of a saved page have the labels that their tags set apart", () => {
  const page = `<h1>TransUnion&reg; Credit Report</h1><h3>Account information</h3>
${card("NORTHLAKE CARD", "$1,240", "Charged off")}${card("HARBOR LANE BANK", "$9,410", "60 days late")}`;
  expect(foundByBureau(linesOfHtml(page))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "late_payment | HARBOR LANE BANK | tr 9410",
  ]);
});

test("a cell's lines are labels with values, however they are set", () => {
  const cell =
    "<div><b>Type</b> Credit card</div><div><span>Balance</span><span>$840</span><span>Past due</span><span>$90</span></div>";
  const row = `<table><tr><td>PINE BANK</td><td>${cell}</td><td>${cell}</td></tr></table>`;
  const lines = ["Type: Credit card", "Balance: $840", "Past due: $90"];
  expect(textsOf(row)).toEqual(lines.map((line, at) => [...(at === 0 ? ["PINE BANK"] : []), line, line]));
});

test.each([
  ["tags that touch", `<div>${"<span>a b</span>".repeat(60_000)}`],
  ["empty tags", `<div>a${"<i> </i>".repeat(60_000)}b`],
  ["spaces", `<div>a${" ".repeat(120_000)}b`],
  ["spaces in a table's cell", `<table><tr><td>a${" ".repeat(120_000)}b`],
])("one line of nothing but %s is read in no more time than its length takes", (_, hostile) => {
  const begin = process.cpuUsage();
  linesOfHtml(hostile);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(10_000);
});
