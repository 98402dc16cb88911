import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text) => text.padEnd(24))
    .join("")
    .trimEnd();

test("a name with as many words as there are columns is no row of remarks", () => {
  const table = (name: string, status: string, balance: string) =>
    [name, row("", "EXPERIAN (XP)", "EQUIFAX (EF)"), row("Account Number", "4417XXXX", "4417XXXX")]
      .concat([row("Balance", balance, balance), row("Current Status", status, status), "Remarks"])
      .join("\n");
  const text = ["IN-FILE CREDIT REPORT", "CREDIT HISTORY", table("PINE BANK", "AS AGREED", "$10")].concat(
    table("NORTHLAKE CARD", "CHARGE OFF", "$693"),
  );
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual(["charge_off | NORTHLAKE CARD | eq 693 | ex 693"]);
});

test.each(["30 / 60 / 90+", "30 / 60 / 90"])("counts of late months with spaces between them: %s", (label) => {
  const text = ["IN-FILE CREDIT REPORT", "CREDIT HISTORY", "PINE BANK", row("", "EXPERIAN (XP)", "EQUIFAX (EF)")]
    .concat([
      row("Account Number", "4417XXXX", "4417XXXX"),
      row("Balance", "$10", "$10"),
      row("Current Status", "AS AGREED", "AS AGREED"),
    ])
    .concat(row(label, "1 / 0 / 0", "0 / 0 / 0"))
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | PINE BANK | ex 10"]);
});

test("the last word of a remark at the right edge opens no public records", () => {
  const card = (name: string, status: string, more: readonly string[]) =>
    [name, row("Account number", "••••4171"), row("Balance", "$1,291"), row("Status", status), ...more].join("\n");
  const remark = [row("Comments", "Included in Chapter 7"), row("", "bankruptcy")];
  const text = [
    "Your credit report from Equifax",
    "Accounts",
    card("PINE BANK", "Included in bankruptcy", remark),
  ].concat(card("NORTHLAKE CARD", "Charge-off", []));
  expect(foundByBureau(linesOfText(text.join("\n")))).toContain("charge_off | NORTHLAKE CARD | eq 1291");
});

test("“Collection account” below its label is a remark and no heading", () => {
  const card = (name: string, remark: string, balance: string) =>
    [
      name,
      "Account details",
      "Status",
      "Open",
      "Balance",
      balance,
      "Original creditor",
      "HUDSON CLINIC",
      "Remarks",
      remark,
    ]
      .concat(["Account number", `${balance.slice(1)}44XXXX`, "Report an error"])
      .join("\n");
  const text = ["TransUnion credit report", "Collections", card("Ridgeline Recovery", "Collection account", "$4142")]
    .concat([card("Harbor Lane Services", "Placed for collection", "$2741")])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | Ridgeline Recovery | tr 4142",
    "collection | Harbor Lane Services | tr 2741",
  ]);
});

test("“Past due” beside a name is no label where the labels below have their own values", () => {
  const text = ["Your credit report from Experian", "Accounts", row("THE NORTHLAKE BANK", "", "Past due")]
    .concat([
      row("Account number", "", "••••7155"),
      row("Balance", "", "$7,189"),
      row("Status", "", "120 days past due"),
    ])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | THE NORTHLAKE BANK | ex 7189"]);
});

test.each(["Liquidada por menos del saldo total", "Dado de baja como deuda incobrable"])(
  "a remark in Spanish may be all that says it: %s",
  (remark) => {
    const text = [
      "Informe de crédito",
      "TransUnion",
      "Cuentas",
      "NORTHLAKE CARD",
      "Número de cuenta: 4417XXXX",
      "Saldo: $0",
    ]
      .concat(["Estado de pago: Pagada", `Comentarios: ${remark}`])
      .join("\n");
    expect(foundByBureau(linesOfText(text))).toHaveLength(1);
  },
);

test("the rows of a history in a saved page are no cells of a bureaus' row, though most are empty", () => {
  const tr = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const months = ["Oct 26", "Sep 26", "Aug 26", "Jul 26"];
  const html = `<body><h1>Credit report</h1><h2>Accounts</h2><h3>NORTHLAKE CARD</h3><table>${tr("", "Equifax", "Experian", "TransUnion")}${tr("Account Number", "", "4417XXXX", "")}${tr("Current Balance", "", "$389", "")}${tr("Pay Status", "", "Current", "")}</table><table>${tr("Payment history", ...months)}${tr("Equifax", "", "", "", "")}${tr("Experian", "OK", "OK", "30", "OK")}${tr("TransUnion", "", "", "", "")}</table></body>`;
  expect(foundByBureau(linesOfHtml(html))).toEqual(["late_payment | NORTHLAKE CARD | ex 389"]);
});

test("labels over the values of one account are no table of accounts, though they are many", () => {
  const wide = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(22))
      .join("")
      .trimEnd();
  const block = (name: string, status: string, amount: string) =>
    [
      wide("Creditor", "ECOA", "Opened", "High Credit", "Balance", "Past Due"),
      wide(name, "Individual", "06/2023", amount, amount, amount),
      wide("Account Number", "Account Type", "Reported", "DLA", "Credit Limit", "30/60/90+"),
      wide("745546409343****", "Credit Card", "08/2026", "05/2026", "$100", "0/0/0"),
      wide("Account Status", "Terms", "Payment", "Rating", "Sources"),
      wide(status, "36", "$20", "R9", "XPN, TUC, EFX"),
    ].join("\n");
  const text = ["INSTANT MERGE CREDIT REPORT", "TRADE LINES", block("NORTHLAKE CARD", "CHARGE OFF", "$1,589")].join(
    "\n",
  );
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 1589 | ex 1589 | tr 1589"]);
});

test("the heading of the next part is no row of remarks, though it has as many words as there are columns", () => {
  const text = ["IN-FILE CREDIT REPORT", "CREDIT HISTORY", "PINE BANK", row("", "EXPERIAN", "EQUIFAX")]
    .concat([
      row("Account Number", "4417XXXX", "4417XXXX"),
      row("Balance", "$10", "$10"),
      row("Current Status", "AS AGREED", "AS AGREED"),
    ])
    .concat([
      "Remarks",
      "PUBLIC RECORDS",
      "CHAPTER 7 BANKRUPTCY",
      row("", "EXPERIAN", "EQUIFAX"),
      row("Court", "FEDERAL BKPT COURT"),
    ])
    .concat([row("Filed", "05/2019"), row("Status", "DISMISSED"), row("Docket #", "21-38237")])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | FEDERAL BKPT COURT | ex unknown"]);
});

test("nor is it the rest of a value in the first column", () => {
  const cells = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(30))
      .join("")
      .trimEnd();
  const own = (label: string, value: string) => cells(`${label}: ${value}`, `${label}: ${value}`);
  const text = [
    "3 bureau credit report",
    "Accounts",
    "PINE BANK",
    cells("Experian", "TransUnion"),
    own("Account #", "4417XXXX"),
  ]
    .concat([
      own("Balance", "$0"),
      own("Payment Status", "As agreed"),
      own("Remarks", "Closed by consumer"),
      "Public Records",
    ])
    .concat([
      "Chapter 13 Bankruptcy",
      cells("Experian", "TransUnion"),
      cells("Status: Discharged", "Not reported"),
      "Filed: 03/2020",
    ])
    .concat(["Court: US BANKRUPTCY COURT TOPEKA", "Case Number: 21-53490", "Inquiries"])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | US BANKRUPTCY COURT TOPEKA | ex unknown"]);
});

test("bureaus' names without marks around a row of a history head no columns", () => {
  const months = (year: string, from: number) =>
    ["Oct", "Sep", "Aug", "Jul"].slice(0, from).map((month) => `${month} ${year}`);
  const text = [
    "3 bureau credit report",
    "Accounts",
    "NORTHLAKE CARD",
    row("", "Equifax", "Experian", "TransUnion"),
    row("Account Number", "4417XXXX", "--", "--"),
  ]
    .concat([row("Current Balance", "$389", "--", "--"), row("Pay Status", "Current", "--", "--")])
    .concat([
      row("Payment history", ...months("26", 4)),
      row("Equifax", "OK", "OK", "OK", "OK"),
      "Experian",
      "TransUnion",
    ])
    .concat([
      row("Payment history", ...months("25", 4)),
      row("Equifax", "OK", "30", "OK", "OK"),
      "Experian",
      "TransUnion",
    ])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | eq 389"]);
});

test("the heading “Collections” below a history is no mark of it", () => {
  const text = [
    "TransUnion credit report",
    "Accounts",
    "NORTHLAKE CARD",
    "Account number: 4417XXXX",
    "Balance: $389",
    "Payment status: Pays as agreed",
  ]
    .concat(["OK OK OK 30 OK", "10/26 9/26 8/26 7/26 6/26", "OK OK", "5/26 4/26", "Collections", "No collections."])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | tr 389"]);
});

test("nor is the last word of a remark in capitals, below the word at which it began, a heading", () => {
  const line = (label: string, value: string) => label.padEnd(24) + value;
  const text = [
    "TransUnion",
    "Personal Credit Report for: PAT DOE",
    "Accounts with Adverse Information",
    "RIDGELINE RECOVERY 4417XXXX",
  ]
    .concat([
      "Account Information",
      line("Balance", "$2,266"),
      line("Account Type", "Collection"),
      line("Pay Status", ">In Collection<"),
    ])
    .concat([
      line("Remarks", "ACCOUNT INFORMATION DISPUTED BY CONSUMER. PLACED FOR"),
      line("", "COLLECTION"),
      "NORTHLAKE LOANS 5512XXXX",
    ])
    .concat([
      "Account Information",
      line("Balance", "$5,032"),
      line("Account Type", "Installment"),
      line("Pay Status", ">Charged Off<"),
    ])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 2266",
    "charge_off | NORTHLAKE LOANS | tr 5032",
  ]);
});
