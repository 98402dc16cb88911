import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("'Collection' below an account's name is its kind, and makes no collections of the accounts behind it", () => {
  const account = (name: string, kind: string, status: string, balance: string) =>
    [name, kind, "Open as of Mar 24, 2026", balance, "Account details", "Account number", "xxxx xxxx 4417"]
      .concat(["Creditor", name, "Balance", balance, "Past due", balance, "Current payment status", status])
      .concat(["Opened on", "Mar 11, 2022", "Remarks", "N/A", ""])
      .join("\n");
  const text = `My credit report
TransUnion
Accounts

${account("RIDGELINE RECOVERY", "Collection", "Collection account", "$840")}
${account("GATEWAY MOTOR CREDIT", "Auto Loan", "Repossession", "$4,905")}
${account("PINE CREDIT UNION", "Credit card", "Pays as agreed", "$0")}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "collection | RIDGELINE RECOVERY | tr 840",
    "repossession | GATEWAY MOTOR CREDIT | tr 4905",
  ]);
});

test("what a browser makes of 'Collection/Chargeoff' is a collection too where someone else was owed first", () => {
  const text = `Informe de crédito de tres burós
Historial de la cuenta
RIDGELINE RECOVERY (Acreedor original: HUDSON CLINIC)
                      TransUnion           Experian             Equifax
Cuenta #:             441712****           441712****           441712****
Tipo de cuenta:       Cobro                Cobro                Cobro
Estado de la cuenta:  Despectivo           Despectivo           Despectivo
Saldo:                $840.00              $840.00              $840.00
Estado de pago:       Cobro/Cancelación    Cobro/Cancelación    Cobro/Cancelación
Historial de pagos de dos años
Mes           may  jun  jul  ago  sep  oct
Año           26   26   26   26   26   26
TransUnion    CO   CO   CO   CO   CO   CO
Experian      CO   CO   CO   CO   CO   CO
Equifax       CO   CO   CO   CO   CO   CO
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY | eq 840 | ex 840 | tr 840"]);
});
