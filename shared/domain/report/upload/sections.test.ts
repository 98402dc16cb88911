import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "./plain-text";

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
