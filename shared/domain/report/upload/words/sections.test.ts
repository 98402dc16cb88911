import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const page = (heading: string) => `Credit report
Equifax
Collections
RIDGELINE RECOVERY LLC
Original creditor    HUDSON CLINIC
Amount               $840
Status               Unpaid
${heading}
NORTHLAKE CARD SERVICES
Payment status       Charge-off
Balance              $1,240
Credit limit         $1,000
PINE CREDIT UNION
Payment status       Current
Balance              $415
`;

test.each([
  ["a heading that is known", "Credit cards"],
  ["a heading that is not", "Plastic"],
])("what follows the collections is none by their heading alone: %s", (_, heading) => {
  expect(foundByBureau(linesOfText(page(heading)))).toEqual([
    "collection | RIDGELINE RECOVERY LLC | eq 840",
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240",
  ]);
});

test("what its own creditor charged off is no collection by the heading over it alone", () => {
  const text = `Equifax credit report
COLLECTION ACCOUNT:
Collection agency: RIDGELINE RECOVERY
Original creditor: HUDSON CLINIC
Account number: BB987654321
Current balance: $840
Status: Active collection

CHARGE OFF:
Creditor: NORTHLAKE CARD
Account number: XYZ123456789
Balance: $1,240
Status: Charged off - written off
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 840",
    "charge_off | NORTHLAKE CARD | eq 1240",
  ]);
});

test("an account in good standing is no collection under a heading in Spanish", () => {
  const text = `TransUnion
Cobranzas
RIDGELINE RECOVERY LLC
Acreedor original
HUDSON CLINIC
Saldo
$840
Estado
Sin pagar
Cuentas positivas
PINE CREDIT UNION
Saldo
$75
Estado de pago
Al corriente
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY LLC | tr 840"]);
});

test("below “More details” the same account goes on, and its name stands there once more", () => {
  const card = (name: string, status: string, balance: string) => `${name}
Last Updated
10/05/2026
Payment Status
${status}
Balance
${balance}
Open Date
11/2018
MORE DETAILS
Loan Type
Credit Card
Company Name
${name}
Account Number
xxxxxxxx${balance.slice(1)}`;
  const text = `1-Bureau Score and Credit Report
TransUnion
ACCOUNTS
${card("NORTHLAKE CARD", "Pays as agreed", "$1181")}
${card("HARBOR LANE BANK", "Charge-off", "$2290")}
${card("PINE CREDIT UNION", "Pays as agreed", "$1367")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | HARBOR LANE BANK | tr 2290"]);
});

test("“Bankruptcy” below an account's name, over its labels, opens no public records", () => {
  const card = (name: string, status: string, balance: string) => `${name}
${status}
Current balance\t${balance}\tAccount number\t••••4417
Past due\t$0.00\tLast reported\tOct 08, 2026
Monthly payment\t$0.00\tPayment status\t${status}`;
  const text = `Your TransUnion credit report
Closed accounts
${card("NORTHLAKE CARD", "Settled", "$0.00")}
${card("HARBOR LANE BANK", "Bankruptcy", "$0.00")}
${card("PINEFIELD LOANS CORP", "Charge-Off", "$310.00")}
Public records
None
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "other | NORTHLAKE CARD | tr 0",
    "other | HARBOR LANE BANK | tr 0",
    "charge_off | PINEFIELD LOANS CORP | tr 310",
  ]);
});
