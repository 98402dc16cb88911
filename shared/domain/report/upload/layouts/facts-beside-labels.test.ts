import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const row = (fact: string, ...pairs: string[]) =>
  fact.padEnd(34) + pairs.map((text, at) => text.padEnd(at % 2 === 0 ? 14 : 10)).join("");

const print = `Merged Infile Credit Report
REPOSITORIES: EXPERIAN (XP) / TRANSUNION (TU) / EQUIFAX (EF)

TRADELINES
${row("NORTHLAKE CARD", "Opened", "04/18", "Reported", "07/25", "Hi. Credit", "$4,470")}
${row("441712XXXX", "Reviewed", "36", "DLA", "01/22", "Credit Limit", "-")}
${row("REVOLVING", "30-59", "1", "60-89", "1", "90+", "2")}
${row("CHARGE OFF", "Past Due", "$1,240", "Payment", "-", "Balance", "$1,240")}
${row("", "ECOA", "B", "Source (B)", "TU/XP")}
    PROFIT AND LOSS WRITEOFF

${row("PINE LENDING", "Opened", "04/19", "Reported", "07/25", "Hi. Credit", "$2,470")}
${row("331712XXXX", "Reviewed", "36", "DLA", "01/22", "Credit Limit", "-")}
${row("INSTALLMENT", "30-59", "0", "60-89", "0", "90+", "0")}
${row("PAID", "Past Due", "$0", "Payment", "-", "Balance", "$0")}
${row("", "ECOA", "B", "Source (B)", "EF")}
    SETTLED FOR LESS THAN FULL BALANCE

${row("OAK BANK USA", "Opened", "04/17", "Reported", "07/25", "Hi. Credit", "$870")}
${row("221712XXXX", "Reviewed", "36", "DLA", "01/22", "Credit Limit", "-")}
${row("REVOLVING", "30-59", "2", "60-89", "1", "90+", "0")}
${row("AS AGREED", "Past Due", "$0", "Payment", "-", "Balance", "$310")}
${row("", "ECOA", "B", "Source (B)", "XP/EF")}
    CONSUMER DISPUTES THIS ACCOUNT

${row("ELM CREDIT UNION", "Opened", "04/16", "Reported", "07/25", "Hi. Credit", "$870")}
${row("111712XXXX", "Reviewed", "36", "DLA", "01/22", "Credit Limit", "-")}
${row("REVOLVING", "30-59", "0", "60-89", "0", "90+", "0")}
${row("AS AGREED", "Past Due", "$0", "Payment", "-", "Balance", "$120")}
${row("", "ECOA", "B", "Source (B)", "TU/XP/EF")}
`;

test("a name, its number, its kind and its status may be below one another beside columns of labels", () => {
  expect(foundByBureau(linesOfText(print)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | OAK BANK USA | eq 310 | ex 310",
    "other | PINE LENDING | eq 0",
  ]);
});

test("labels that are not known may be among them, and each count of late months in a line of its own", () => {
  const account = (name: readonly string[], type: string, late: readonly string[], balance: string, status: string) =>
    `${row(name[0] ?? "", "Opened", "04/18", "Balance", balance, "30-59", late[0] ?? "", "ECOA", "Individual")}
${row(name[1] ?? "44171298", "Reported", "07/25", "Payment", "$40", "60-89", late[1] ?? "", "Source (B)", "TU/XP")}
${row(name[1] ? "44171298" : type, "Hi. Credit", "$4,470", "Past Due", "$0", "90+", late[2] ?? "", "DLA", "02/25")}
${row(name[1] ? type : "", "Credit Limit", "-", "Reviewed", "36", "Late Dates", "-", "Status", status)}
`;
  const print = `Merged Infile Credit Report
TRADELINES
${account(["NORTHLAKE CARD"], "REVOLVING CLOSED", ["1", "1", "2"], "$1,240", "CHARGE OFF")}${row("", "PROFIT AND LOSS WRITEOFF")}
${account(["OAK BANK USA"], "REVOLVING", ["1", "0", "0"], "$310", "AS AGREED")}
${account(["COUNTY MEDICAL COLLECTION", "BUREAU"], "COLLECTION", ["0", "0", "0"], "$95", "COLLECTION")}${row("", "MEDICAL; COLLECTION ACCOUNT; ORIGINAL CREDITOR: HUDSON CLINIC")}
${account(["PINE LENDING"], "AUTO", ["0", "0", "0"], "$2,470", "AS AGREED")}
SOURCES: XP TU EF
`;
  expect(foundByBureau(linesOfText(print)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "collection | COUNTY MEDICAL COLLECTION BUREAU | ex 95 | tr 95",
    "late_payment | OAK BANK USA | ex 310 | tr 310",
  ]);
});

test("right of the labels may be the account's status over remarks, and a long name goes on", () => {
  const cell = (...lines: string[]) => `<td>${lines.join("<br>")}</td>`;
  const account = (name: readonly string[], type: string, balance: string, due: string, said: readonly string[]) =>
    `<tr>${cell(...name, "441712****", type)}${cell("Opened: 03/01/2016", "Updated: 08/13/2025")}${cell(`Balance: ${balance}`, `Past Due: ${due}`, "High Balance: $955")}${cell(...said)}</tr>`;
  const page = `<h1>TransUnion Credit Report</h1><h2>Account Information</h2>
<table><tr><th>Account</th><th>Dates</th><th>Amounts</th><th>Pay Status / Remarks</th></tr>
${account(["NORTHLAKE CARD"], "Credit card", "$812", "$812", ["Charged Off", "PROFIT AND LOSS WRITEOFF;", "closed"])}
${account(["OAK BANK DEPARTMENT", "STORE CARD"], "Credit card", "$310", "$0", ["Current; Paid or Paying as", "agreed"])}
${account(["PINE LOANS"], "Student loan", "$9,310", "$0", ["Current; Paid or Paying as agreed", "Maximum Delinquency of 60 days in 10/2023"])}</table>`;
  expect(foundByBureau(linesOfHtml(page)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 812",
    "late_payment | PINE LOANS | tr 9310",
  ]);
});
