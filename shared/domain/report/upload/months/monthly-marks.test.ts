import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const months = ["Oct '26", "Sep '26", "Aug '26", "Jul '26"];
const history = (marks: readonly string[], between = "\n") =>
  months.map((month, at) => `${month}${between}${marks[at]}`).join("\n");

const card = (bureau: string, balance: string, marks: readonly string[], between?: string) => `${bureau}
Account #
************4417
Account Type
Credit Card
Account Status
Open
Payment Status
Current
Balance
${balance}
Past Due
$0
Payment History
${history(marks, between)}`;

test.each(["\n", " "])("cards below one another whose months each have a mark are of one account (%j)", (between) => {
  const page = `Credit report
Accounts
NORTHLAKE CARD
${card("TransUnion", "$1,240", ["OK", "OK", "30", "OK"], between)}
${card("Experian", "$1,240", ["OK", "OK", "OK", "OK"], between)}
${card("Equifax", "$1,310", ["60", "30", "OK", "OK"], between)}
HARBOR LANE BANK
${card("TransUnion", "$90", ["OK", "OK", "OK", "OK"], between)}
${card("Equifax", "$90", ["OK", "OK", "OK", "OK"], between)}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE CARD | eq 1310 | tr 1240"]);
});

const bureaus = ["Experian", "Equifax", "TransUnion"];
const row = (label: string, value: string) => `${label}\t${value}\t${value}\t${value}`;
const table = (name: string) => `${name}
\t${bureaus.join("\t")}
${row("Account #:", "4417XXXX")}
${row("Account Type:", "Auto Loan")}
${row("Balance:", "$1,240")}
${row("Account Status:", "Open")}
${row("Payment Status:", "Current")}
24-Month Payment History`;

test("a month, its year and its mark may be a line each, below the bureau's name", () => {
  const marks = (late: string) => `Aug\n'23\nOK\nSep\n'23\n${late}\nOct\n'23\nOK`;
  const page = `${table("NORTHLAKE AUTO")}\nExperian\n${marks("30")}\nEquifax\n${marks("OK")}\nTransUnion\n${marks("BK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test.each(["\n", "\t"])("a mark may be over its month, below the bureau's name (%j)", (between) => {
  const marks = (late: string) => [["OK", late, "OK"].join("\t"), ["Oct '23", "Sep '23", "Aug '23"].join("\t")];
  const shown = (late: string) =>
    between === "\t" ? marks(late).join("\n") : `OK\nOct '23\n${late}\nSep '23\nOK\nAug '23`;
  const page = `${table("NORTHLAKE AUTO")}\nExperian\n${shown("30")}\nEquifax\n${shown("OK")}\nTransUnion\n${shown("OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test("or three rows", () => {
  const marks = (name: string, late: string) => `${name}\tAug\tSep\tOct\n\t'23\t'23\t'23\n\tOK\t${late}\tOK`;
  const page = `${table("NORTHLAKE AUTO")}\n${marks("Experian", "30")}\n${marks("Equifax", "OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test("or a cell of a saved page", () => {
  const cells = (late: string) =>
    ["OK", late, "OK"].map((mark, at) => `<span>${["Aug", "Sep", "Oct"][at]}<br>'23<br>${mark}</span>`).join("");
  const rows = table("NORTHLAKE AUTO").split("\n");
  const html = `<p>${rows[0]}</p><table>${rows
    .slice(1, -1)
    .map(
      (each) =>
        `<tr>${each
          .split("\t")
          .map((cell) => `<td>${cell}</td>`)
          .join("")}</tr>`,
    )
    .join(
      "",
    )}</table><p>Payment History</p><div><b>Experian</b>${cells("30")}</div><div><b>Equifax</b>${cells("OK")}</div>`;
  expect(foundByBureau(linesOfHtml(html))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

const letter = (status: string, history: string) => `Your Equifax credit file
Credit Account Information
NORTHLAKE AUTO FINANCE  PO Box 118, Salina, KS 67402 : (800) 555-0111
Account Number      Date Opened  High Credit  Credit Limit  Terms Frequency
7719*               06/17/2019   $4,200                     Monthly
Items As of    Balance   Amount    Date of
Date Reported  Amount    Past Due  Last Paymnt
04/30/2022     $1,102    $0        04/2022
Status - ${status}; Type of Account - Installment; Type of Loan - Auto; Whose Account - Individual Account; ADDITIONAL INFORMATION -
Fixed Rate;
${history}
HARBOR LANE BANK  PO Box 9, Salina, KS 67402 : (800) 555-0112
Account Number      Date Opened  High Credit  Credit Limit  Terms Frequency
9042*               01/09/2015   $8,800       $9,000        Monthly
Items As of    Balance   Amount    Date of
Date Reported  Amount    Past Due  Last Paymnt
05/01/2022     $305      $0        04/2022
Status - Pays As Agreed; Type of Account - Revolving; Type of Loan - Credit Card; Whose Account - Individual Account;`;

test.each([
  ["late_payment", "Pays As Agreed", "Account History   07/2021  06/2021\nwith Status Codes   2        1"],
  ["late_payment", "Pays As Agreed", "Account History   07/2021\nwith Status Codes   1"],
  ["late_payment", "Pays As Agreed", "Account History   1\nwith Status Codes   07/2021"],
  ["late_payment", "Pays As Agreed", "Account History   2        1\nwith Status Codes   07/2021  06/2021"],
  ["repossession", "Over 120 Days Past Due", "Account History   07/2021  06/2021\nwith Status Codes   K        4"],
])("Equifax's status codes below their months are a history: %s", (kind, status, history) => {
  expect(foundByBureau(linesOfText(letter(status, history)))).toEqual([`${kind} | NORTHLAKE AUTO FINANCE | eq 1102`]);
});

test("the last word of a value, over remarks and a history, begins no account", () => {
  const page = `Personal Credit Report for: CASEY DOE   TransUnion
Accounts with Adverse Information
NORTHLAKE MORTGAGE #062881****
PO BOX 118 SALINA, KS 67402 (800) 555-0111
Date Opened: 06/11/2007           Balance: $131,044               Past Due: >$14,120<
Responsibility: Joint Contract    Date Updated: 10/31/2019        Terms: $1,086 per month
Account Type: Mortgage Account    Last Payment Made: 10/03/2018   Pay Status: >Account 120 Days Past Due Date<
Loan Type: CONVENTIONAL REAL      High Balance: $152,000
MTG
Remarks: >ACCT INFO DISPUTED BY CONSUMER<
Estimated month and year that this item will be removed: 09/2025
Rating
SEP    AUG    JUL
2019   2019   2019
120    90     60`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE MORTGAGE | tr 131044"]);
});

const numbered = (name: string, marks: string, status: string) => `${name}
Historial de pagos
Año
${"ene feb mar abr may jun jul ago sep oct nov dic".split(" ").join("\n")}
2026
${marks.split(" ").join("\n")}
✓ Pagado a tiempo   30 30 días de atraso   R Reposesión
Detalles de la cuenta
Número de cuenta
xxxxxx 3120
Saldo informado
$5,871
Estado de la cuenta
${status}
Tipo de cuenta
A PLAZOS
Fecha de apertura
22 de ago de 2021
Monto vencido
$0
Fecha del informe
30 de sep de 2026`;

test("a history between a name and its labels is of that name, copied with one cell per line", () => {
  const page = `Informe de crédito de Equifax
4. Cuentas a plazos
${numbered("4.1 NORTHLAKE AUTO", "✓ R R R R", "REPOSESIÓN")}
${numbered("4.2 HARBOR LANE BANK", "✓ ✓ ✓ ✓ ✓", "PAGA SEGÚN LO ACORDADO")}
${numbered("4.3 PINEFIELD CREDIT UNION", "✓ ✓ ✓ 30 ✓", "PAGA SEGÚN LO ACORDADO")}`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "repossession | NORTHLAKE AUTO | eq 5871",
    "late_payment | PINEFIELD CREDIT UNION | eq 5871",
  ]);
});

test("the year may stand for its January below a row of marks", () => {
  const marks = (late: string) => `OK\tOK\tOK\t${late}\nNov\tDec\t’25\tFeb`;
  const page = `${table("NORTHLAKE AUTO")}\nExperian\n${marks("30")}\nEquifax\n${marks("OK")}\nTransUnion\n${marks("OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test("several dashes are a month without a mark", () => {
  const text = `TransUnion credit report
Personal Credit Report for: PAT DOE
Satisfactory Accounts
NORTHLAKE AUTO 4417****
Balance: $0
Date Opened: 05/26/2019
Pay Status: Paid, Closed; was Paid as agreed
Rating   ---   OK   OK   30   60   OK
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE AUTO | tr 0"]);
});

test("below a month may be its mark, and below that what it is", () => {
  const months = (late: string) =>
    ["OK", late, "OK"].map((mark, at) => `${["October", "September", "August"][at]} 2026\n${mark}\nRating`);
  const account = (name: string, late: string) => `${name}
441712345678****
Account Information
Date Opened \t09/12/2020
Balance \t$556
Pay Status \tCurrent; Paid or Paying as Agreed
Payment History
${months(late).join("\n")}
Total Months: 3`;
  const page = `Personal Credit Report for:\nCASEY DOE\nTransUnion\nSatisfactory Accounts\n${account("NORTHLAKE CARD", "30")}\n${account("PINE CREDIT UNION", "OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE CARD | tr 556"]);
});

test("below a bureau's name marks and their months may take turns, one in a line", () => {
  const marks = (name: string, late: string) =>
    [name, "Unknown", "Oct", "OK", "Nov", late, "Dec", "OK", "’26", "OK", "Feb", "OK", "Mar"].join("\n");
  const page = `${table("NORTHLAKE AUTO")}\n${marks("Experian®", "30")}\n${marks("Equifax®", "OK")}\n${marks("TransUnion®", "OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test("the first month may touch the bureau's name before it", () => {
  const months = (mark: string) => `Oct OK Sep OK Aug ${mark} Jul OK Jun OK May OK Apr OK`;
  const history = (mark: string) => `TransUnion${months("OK")}\nExperian${months(mark)}\nEquifax${months("OK")}`;
  const page = `${table("NORTHLAKE AUTO")}\n${history("30")}\n${table("HARBOR LANE BANK")}\n${history("OK")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE AUTO | ex 1240"]);
});

test.each([
  ["two figures", "Sep 26 Aug 26 Jul 26 Jun 26", "May 26 Apr 26 Mar 26 Feb 26"],
  ["an apostrophe", "Sep ’26 Aug ’26 Jul ’26 Jun ’26", "May ’26 Apr ’26 Mar ’26 Feb ’26"],
  ["figures alone", "09/26 08/26 07/26 06/26", "05/26 04/26 03/26 02/26"],
  ["two figures, each in its line", "Sep 26\nAug 26\nJul 26\nJun 26", "May 26\nApr 26\nMar 26\nFeb 26"],
])(
  "in a copy the marks are below their months, whose years are of %s, in rows one below another",
  (_, first, second) => {
    const inLines = (months: string, marks = "") => (months.includes("\n") ? marks.replaceAll(" ", "\n") : marks);
    const account = (name: string, balance: string, marks: readonly string[]) => `${name}
Account Number
****6024
Pay Status
Current; Paid or Paying as Agreed
Balance
${balance}
Payment History
${first}
${inLines(first, marks[0])}
${second}
${inLines(second, marks[1])}
`;
    const page = `TransUnion
Accounts
${account("NORTHLAKE CARD", "$310", ["OK OK OK OK", "60 30 OK OK"])}
${account("HARBOR LANE BANK", "$90", ["OK OK OK OK", "OK OK OK OK"])}`;
    expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE CARD | tr 310"]);
  },
);
