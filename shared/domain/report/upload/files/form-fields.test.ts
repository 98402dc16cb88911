import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const field = (label: string, value: string) =>
  `<div><label>${label}</label><input type="text" value="${value}"></div>`;
const choices = (chosen: string) =>
  ["Current", "Charge-off", "Collection", chosen].map(
    (each, at) => `<option${at === 3 ? " selected" : ""}>${each}</option>`,
  );
const account = (name: string, status: string, balance: string) => `<fieldset><legend>${name}</legend>
${field("Account number", "****4417")}<div><label>Status</label><select>${choices(status).join("")}</select></div>
${field("Balance", balance)}<input type="hidden" value="Collection"><button>Save</button></fieldset>`;

test("what a program's form has filled in is read, and of its choices the one that was made", () => {
  const page = `<h1>Client report: Experian</h1>${account("NORTHLAKE CARD", "Charged off as bad debt", "$812")}
${account("OAK BANK", "Pays as agreed", "$310")}${account("PINE LOANS", "60 days past due", "$95")}<h2>Inquiries</h2>`;
  expect(foundByBureau(linesOfHtml(page))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "late_payment | PINE LOANS | ex 95",
  ]);
});
