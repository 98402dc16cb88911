import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

const typeCards = `Credit report
Powered by Experian
Open and closed accounts (2)
PINYON BANK          $1,280
Credit card          Balance
Payment status       Charge-off
Amount past due      $1,280
Date opened          Feb 14, 2018
SAGEBRUSH AUTO       $12,110
Auto loan            Balance
Payment status       90 days late
Amount past due      $402
Date opened          Mar 03, 2022
`;

test.each([
  ["in rows", typeCards],
  ["one in a line", typeCards.replaceAll(/ {2,}/g, "\n")],
])("the amount beside a name is the balance, over the kind of account and its label: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | PINYON BANK | ex 1280",
    "late_payment | SAGEBRUSH AUTO | ex 12110",
  ]);
});

const updated = `Experian Credit Report
Accounts
KINGLET BANK
$1,675
Closed · Charge-off
Balance updated Aug 19, 2026
Account type
Credit card
Past due
$1,675
DOGWOOD AUTO
$13,210
Open · 60 days past due
Balance updated Sep 07, 2026
Account type
Auto loan
Past due
$388
`;

test.each([
  ["one in a line", updated],
  ["in one cell", updated.replaceAll(/\n\$(?=[\d,]+\n(?:Open|Closed))/g, " $")],
])("two statuses with a dot between are both below a name, and its amount is what was updated: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | KINGLET BANK | ex 1675",
    "late_payment | DOGWOOD AUTO | ex 13210",
  ]);
  expect(entriesOf(text).map(({ pastDue }) => pastDue)).toEqual([1675, 388]);
});

test("a Spanish app's words for a written-off account and for its days are known", () => {
  const text = `Tu reporte de Equifax
Cuentas
BANCO MIRASOL
Clase de cuenta: Tarjeta de crédito
Situación de pago: Castigada
Saldo actual: $1,120
Importe vencido: $0
Abierta el: 27/10/2018
Reportada el: 27/08/2026
`;
  expect(entriesOf(text)).toMatchObject([
    { payStatus: "Castigada", accountType: "Tarjeta de crédito", dateOpened: "2018-10-27", dateReported: "2026-08-27" },
  ]);
  const html = text.replaceAll(/(.+): (.+)\n/g, "<div><span>$1</span><span>$2</span></div>").replaceAll("\n", "<br>");
  expect(foundByBureau(linesOfHtml(html))).toEqual(["charge_off | BANCO MIRASOL | eq 1120"]);
});

test("words that a page's style alone sets apart are a label and its value", () => {
  const page = `<h1>TransUnion credit report</h1><h2>Accounts</h2><h3>Rosemary Bank Card</h3>
<div><span>Type</span><span>Credit Card</span></div><div><span>Balance</span><span>$870</span></div>
<div><span>Status</span><span>Charged off</span></div><div><span>Opened</span><span>01/07/2019</span></div>`;
  expect(foundByBureau(linesOfHtml(page))).toEqual(["charge_off | Rosemary Bank Card | tr 870"]);
});

test("a lender's short words say what a code does not", () => {
  const text = `CREDIT REPORT
DEROGATORY ACCOUNTS
Bureau   Subscriber             Acct #      Open   Rptd   High   Bal   MOP  Manner of Payment
EX EF    CORMORANT RECEIVABLES  M90812347   02/25  08/26  620    620   O9   COLL; ORIG: STATE FIBER INTERNET
TU EX    TALLOW BANK            5178056612  03/17  08/26  2900   1319  R9   CHG OFF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | CORMORANT RECEIVABLES | eq 620 | ex 620",
    "charge_off | TALLOW BANK | ex 1319 | tr 1319",
  ]);
  expect(entriesOf(text).map(({ originalCreditor }) => originalCreditor)).toContain("STATE FIBER INTERNET");
});

test.each(["Liability", "Liability amount"])(
  "%s of a bankruptcy is all that was owed, and no amount of the record",
  (label) => {
    const text = `Equifax
Bankruptcies
US BKPT CT OH CLEVELAND
Type: Chapter 7
Date filed: 04/12/2022
Status: Discharged
${label}: $61,000
`;
    expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | US BKPT CT OH CLEVELAND | eq unknown"]);
  },
);

test.each([
  ["Type: Chapter 13", "Status: Discharged", "Chapter 13; Discharged"],
  ["Chapter: 13", "Status: Discharged", "Chapter 13; Discharged"],
  ["Tipo de bancarrota: Capítulo 13", "Estado: Descargada", "Chapter 13; Descargada"],
  ["Type: Chapter 13 Bankruptcy", "Status: Chapter 13 dismissed", "Chapter 13 dismissed"],
  ["Type: Bankruptcy", "Status: Discharged", "Discharged"],
])(
  "%s, %s: a bankruptcy's chapter is part of its status, for the bureaus drop chapter 13 sooner",
  (type, status, said) => {
    const text = `Equifax
Bankruptcies
US BKPT CT OH CLEVELAND
${type}
Date filed: 04/12/2018
${status}
`;
    expect(entriesOf(text).map(({ payStatus }) => payStatus)).toEqual([said]);
  },
);

const narrow = `Experian
Your accounts that may be considered negative
HAWTHORN RECOVERY GROUP      Date opened         Type               Credit limit or original amount
PO BOX 4410                  Feb 2025            Collection         $611
OMAHA NE 68103               First reported      Terms              High balance
Account number               Feb 2025            NA                 $611
M90812***                    Date of status      Monthly payment    Recent balance
Original creditor            Sep 2026            NA                 $611 as of Sep 2026
ORCHARD WIRELESS                                 Responsibility     Recent payment
                                                 Individual         NA
Status: Collection account. $611 past due as of Sep 2026.
`;

const wrapped = narrow
  .replace(
    "HAWTHORN RECOVERY GROUP      Date opened         Type               Credit limit or original amount",
    `HAWTHORN RECOVERY            Date opened         Type               Credit limit or original
GROUP                        Feb 2025            Collection         amount`,
  )
  .replace(
    "PO BOX 4410                  Feb 2025            Collection         $611",
    "PO BOX 4410                                                         $611",
  );

test("so is one whose label's last word is in the line of the others' values", () => {
  expect(foundByBureau(linesOfText(wrapped))).toEqual(["collection | HAWTHORN RECOVERY GROUP | ex 611"]);
});

test("a label over its value does not take the value of the column beside it", () => {
  expect(entriesOf(narrow)).toMatchObject([
    { accountNumber: "M90812***", originalCreditor: "ORCHARD WIRELESS", dateOpened: "2025-02", balance: 611 },
  ]);
});
