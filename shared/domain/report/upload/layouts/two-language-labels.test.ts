import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, late: string) => `Creditor / Acreedor:        ${name}
Account number / Número de cuenta:    XXXX-9823
Type / Tipo:                Credit card
Status / Estado:            ${status}
Balance / Saldo:            $3,052
Late payments / Pagos atrasados:      ${late}
`;

test.each([
  ["Court / Tribunal:", "Filed / Presentada:"],
  ["Court (Tribunal):", "Filed (Presentada):"],
])("a form that prints its labels in two languages is read: %s", (court, filed) => {
  const text = `Your Equifax report / Su informe de Equifax
Accounts / Cuentas
${account("NORTHLAKE CARD", "Charged off / Dada por perdida", "None")}
${account("OAK BANK", "Current / Al corriente", "60 (07/2025)")}
${account("ELM CREDIT", "Current / Al corriente", "None")}
Public records / Registros públicos
Type / Tipo:             Chapter 13 Bankruptcy / Bancarrota
${court}                 US BANKRUPTCY COURT-NEWARK
Case number / Número de caso:      19-49051
${filed}                 12/10/2024
Status / Estado:         Discharged
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "bankruptcy | US BANKRUPTCY COURT-NEWARK | eq unknown",
    "charge_off | NORTHLAKE CARD | eq 3052",
    "late_payment | OAK BANK | eq 3052",
  ]);
});
