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

test.each([
  ["over who was owed first", "ORIGINAL CREDITOR: HUDSON CLINIC"],
  ["where its status is the same", "REPORTED BY PHONE"],
])("'COLLECTION' below the facts of a lender's row is its kind, %s", (_, below) => {
  const columns = [0, 24, 34, 44, 57, 68, 79, 100];
  const row = (...cells: string[]) =>
    cells.reduce((line, cell, at) => `${line.padEnd(columns[at] ?? 0)}${cell}`, "").trimEnd();
  const text = `MERGED CREDIT REPORT
REPOSITORIES: XP/TU/EF
TRADELINES
${row("CREDITOR", "REPORTED", "OPENED", "HIGH CREDIT", "BALANCE", "PAST DUE", "STATUS", "SOURCE")}
${row("OAK BANK", "10/25", "05/19", "$1,300", "$120", "$0", "AS AGREED", "XP/TU/EF")}
441712889
REVOLVING
${row("RIDGELINE RECOVERY", "10/25", "05/23", "$840", "$840", "$840", "COLLECTION", "XP/TU")}
551712889
COLLECTION
${below}
${row("GATEWAY MOTOR CREDIT", "10/25", "05/20", "$9,300", "$4,905", "$4,905", "REPOSSESSION", "XP")}
661712889
INSTALLMENT
${row("PINE AUTO", "10/25", "05/18", "$8,800", "$0", "$0", "PAID", "TU/EF")}
771712889
INSTALLMENT
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "collection | RIDGELINE RECOVERY | ex 840 | tr 840",
    "repossession | GATEWAY MOTOR CREDIT | ex 4905",
  ]);
});
