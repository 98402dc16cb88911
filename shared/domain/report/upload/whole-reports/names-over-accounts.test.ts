import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

test("what says that a bureau has no such account is no name over the next bureau's", () => {
  const side = `Your 3B Report
Accounts
HOLLYHOCK BANK
TransUnion                  Experian                  Equifax
Status      CHARGE OFF      Status    CHARGE OFF      Not on this report
Balance         $1,387      Balance       $1,387
Past due        $1,387      Past due      $1,387
Opened      03/01/2017      Opened    03/01/2017
EIDER RECOVERY
TransUnion                  Experian                  Equifax
Not on this report          Status    COLLECTION      Status    COLLECTION
                            Balance         $688      Balance         $688
                            Past due        $688      Past due        $688
                            Opened    02/01/2025      Opened    02/01/2025
`;
  expect(foundByBureau(linesOfText(side))).toEqual([
    "charge_off | HOLLYHOCK BANK | ex 1387 | tr 1387",
    "collection | EIDER RECOVERY | eq 688 | ex 688",
  ]);
});

test("a numbered name does not go on the sources of the account before", () => {
  const text = `Consumer Credit Report
Liabilities
1. WISTERIA BANK
Account: 431188004421   Balance: $923    Past due: $923
Opened: 04/2019         Current rating: CHARGED OFF
Repositories: TransUnion, Equifax
2. COPPERHEAD AUTO
Account: 220019007733   Balance: $14,213   Past due: $612
Opened: 11/2020         Current rating: 120 DAYS LATE
Repositories: TransUnion, Experian, Equifax
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | COPPERHEAD AUTO | eq 14213 | ex 14213 | tr 14213",
    "charge_off | WISTERIA BANK | eq 923 | tr 923",
  ]);
});

test("the kind of account between a name and the bureaus' names opens no section", () => {
  const table = (name: string, kind: string, status: string) => `${name}
${kind}
                    TransUnion     Experian       Equifax
Current balance     $398           $398           —
Payment status      ${status}     ${status}     —
Account number      HC550*****     HC550*****     —
`;
  const text = `3B Credit Report
Accounts
${table("PIPIT COLLECTIONS", "Collection", "COLLECTION")}${table("BEDROCK HOME LOANS", "Mortgage", "FORECLOSURE")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | PIPIT COLLECTIONS | ex 398 | tr 398",
    "foreclosure | BEDROCK HOME LOANS | ex 398 | tr 398",
  ]);
});

test("a status beside a name in small letters is its own, over the kind of account and when it was opened", () => {
  const text = `My Equifax report
Accounts
Tansy Bank Visa                 Charge-off
Credit Card | Opened Jul 2018
Balance $640              Past due $640
Sorghum Auto Finance      90 days past due
Auto Loan | Opened May 2022
Balance $15,040           Past due $455
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | Tansy Bank Visa | eq 640",
    "late_payment | Sorghum Auto Finance | eq 15040",
  ]);
});

test("in a section of collections, each may have a part named Collection details below its name", () => {
  const one = (name: string, amount: string, first: string) => `${name}
Reported: May 23, 2026
${amount}
In collections
Collection details
Original creditor
${first}
Account type
Collection
Account status
Open
Opened date
Aug 12, 2024
Balance
${amount}
Remarks
Placed for collection
`;
  const text = `Your TransUnion credit report
Accounts
Collections
${one("MARIGOLD RECOVERY", "$469", "PINYON CABLE")}${one("RIDGELINE SERVICES", "$1,015", "HUDSON CLINIC")}Public records
Great news! You have no public records on your TransUnion report.
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY | tr 469",
    "collection | RIDGELINE SERVICES | tr 1015",
  ]);
});

test("a numbered name behind the address of the account before is the next account's own", () => {
  const one = (number: string, name: string, balance: string, status: string) => `${number} ${name}
Resumen
Número de cuenta
xxxxxxxxxxxx 8805
Saldo reportado
${balance}
Estado de la cuenta
${status}
Comentarios
Contacto

${name.replace(" (CERRADA)", "")}
PO BOX 98872 LAS VEGAS, NV 89193
`;
  const text = `EQUIFAX
Número de confirmación 6300000019
2. Cuentas rotativas
${one("2.1", "BANCO PINYON", "$240", "PAGA SEGÚN LO ACORDADO")}${one("2.2", "NORTHLAKE CARD (CERRADA)", "$968", "CANCELADA COMO PÉRDIDA")}${one("2.3", "HARBOR LANE (CERRADA)", "$0", "PAGA SEGÚN LO ACORDADO")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 968"]);
  expect(entriesOf(text).map(({ creditorName }) => creditorName)).toEqual([
    "BANCO PINYON",
    "NORTHLAKE CARD",
    "HARBOR LANE",
  ]);
});

test("a Spanish label over the amount that was owed first is no creditor's name", () => {
  const text = `EQUIFAX
Número de confirmación 6300000019
10. Cobranzas
10.1
Fecha del informe
24 feb 2026
Agencia de cobranza
MARIGOLD RECOVERY
Nombre del acreedor original
PINYON WIRELESS
Fecha de asignación
3 ago 2024
Número de cuenta
xxxxxxxx 6638
Monto original adeudado
$1,324
Monto
$1,290
Estado
NO PAGADA
Comentarios
Contacto
MARIGOLD RECOVERY 200 14TH AVE E SARTELL, MN 56377
10.2
Fecha del informe
5 feb 2026
Agencia de cobranza
RIDGELINE SERVICES
Número de cuenta
xxxxxxxx 4071
Monto original adeudado
$690
Monto
$545
Estado
NO PAGADA
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 1290",
    "collection | RIDGELINE SERVICES | eq 545",
  ]);
});

test("a name in capitals with a dash for its amount begins an account; a label with a dash does not", () => {
  const text = `Your TransUnion credit report
Collections
RIDGELINE RECOVERY          $469
Reported: May 23, 2026
Original creditor           PINYON CABLE
Account status              Open
Opened date                 Aug 12, 2024
Balance                     $469
MARIGOLD BUREAU             —
Reported: May 6, 2026
Original creditor           —
Account status              Open
Opened date                 Mar 21, 2024
Balance                     —
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 469",
    "collection | MARIGOLD BUREAU | tr unknown",
  ]);
});
