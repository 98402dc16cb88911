import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const contacted = (contact: string) => `Your TransUnion credit report
JOAN DOE
Credit cards
${["NORTHLAKE CARD", "HARBOR LANE BANK", "PINE CREDIT UNION"]
  .map(
    (name, at) => `${name}
Reported: Oct 14, 2026
$1,24${at}
Payment status
${at === 1 ? "Charged off" : "Current"}
Balance
$1,24${at}
Account number
••••441${at}
${contact}
PO BOX 1, RENO, NV 89501`,
  )
  .join("\n")}
Hard inquiries
`;

test.each(["Creditor contact", "Contacto del acreedor"])(
  "where a creditor is reached ends no section: %s",
  (contact) => {
    expect(foundByBureau(linesOfText(contacted(contact)))).toEqual(["charge_off | HARBOR LANE BANK | tr 1241"]);
  },
);

test.each(["Tarjetas de crédito", "Préstamos de auto", "Préstamos hipotecarios"])(
  "a heading in Spanish keeps the person's name from the first account: %s",
  (heading) => {
    const page = `Tu informe de crédito de TransUnion
JOAN DOE
Al 15 oct 2026
${heading}
NORTHLAKE CARD
Reportado: Oct 14, 2026
$840
Estado de pago
Cancelada como pérdida
Saldo
$840
Número de cuenta
••••4417
Consultas duras
`;
    expect(foundByBureau(linesOfText(page))).toEqual(["charge_off | NORTHLAKE CARD | tr 840"]);
  },
);

test("below a collection's first facts its overview begins no section", () => {
  const text = `Credit Karma
TransUnion credit report
Collections
NORTHLAKE RECOVERY
$766
Open
Last reported
May 23, 2025
Overview
Balance
$766
Highest balance
$766
Original creditor name
CATTAIL CABLE
Account status
Open
Opened
May 02, 2023
Account type
Collection
Account number
****9126
Remarks
Placed for collection
Public records
Looks like you have no public records.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | NORTHLAKE RECOVERY | tr 766"]);
});

test("a state and a kind in one line below a name are no name of their own", () => {
  const account = (name: string, kind: string, status: string, balance: string) => `${name}
${kind}
${balance}
Overview
Account status
${status}
Opened
May 2, 2023
Last reported
Oct 14, 2026
Past due amount
${balance}`;
  const text = `TransUnion credit report
Accounts
${account("Northlake Card", "Closed • Credit card", "Charged off", "$1240")}
${account("Pine Recovery", "Collection • Collections", "Unpaid", "$310")}
${account("Harbor Lane Bank", "Open • Auto loan", "60 days past due", "$410")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | Northlake Card | tr 1240",
    "collection | Pine Recovery | tr 310",
    "late_payment | Harbor Lane Bank | tr 410",
  ]);
});
