import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test.each([
  ["Su informe de crédito de Experian\nActualizado: 20/09/2026\nMARIA SAMPLE"],
  ["Experian\nActualizado: 20/09/2026"],
])("the day that a report says of itself is of no account: %s", (head) => {
  const account = (name: string, status: string, balance: string) => `${name}
Situación
${status}
Saldo actual
${balance}
Monto atrasado
$310
Número de cuenta
462624XXXXXX
Última actualización
10/08/2026
`;
  const text = `${head}
${account("NORTHLAKE MORTGAGE", "Ejecución hipotecaria", "$100,744")}
${account("PINE LOANS", "120 días de atraso", "$2,310")}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "foreclosure | NORTHLAKE MORTGAGE | ex 100744",
    "late_payment | PINE LOANS | ex 2310",
  ]);
});

test("below the name of the person and the day of the report the first account has its own name", () => {
  const text = `Informe de crédito de Equifax
MARIA T SAMPLE
Fecha del informe: 10/12/2026
AMERIRECOVERY
Número de cuenta: xxxx9179   Tipo de cuenta: Agencia de cobranza   Estado de la cuenta: Cobranza médica
Saldo: $3,208   Cantidad vencida: $3,208
Fecha de apertura: 07/08/2018   Fecha del reporte: 09/17/2026
NORTHLAKE AUTO
Número de cuenta: xxxx3170   Tipo de cuenta: Préstamo de auto   Estado de la cuenta: Vehículo recuperado por el
acreedor
Saldo: $10,386   Cantidad vencida: $10,386
Fecha de apertura: 12/10/2018   Fecha del reporte: 09/12/2026
Consultas
CARVANA LLC 03/03/2026`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "collection | AMERIRECOVERY | eq 3208",
    "repossession | NORTHLAKE AUTO | eq 10386",
  ]);
});

test.each([
  ["behind the name for whom it was made", "Experian\nCredit report prepared for JOAN Q SAMPLE on Oct 22, 2026"],
  ["alone below its title", "Home\nReports\nExperian credit report\nOct 22, 2026\nAccounts"],
  ["beside the name below its title", "Experian Credit Report\nJOAN Q SAMPLE | October 22, 2026\nAccounts"],
  ["behind 'report from'", "Experian\nReport from 10/22/2026\nAccounts"],
])("a report's day stands %s", (_, head) => {
  const text = `${head}
NORTHLAKE CARD
Account number 462624XXXXXX
Status Account charged off. $420 past due as of Sep 2026.
Balance $420 as of Sep 18, 2026`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.reportedOn).toBe("2026-10-22");
});

test.each([
  "Report created: 10/12/2026",
  "Report pulled on 10/12/2026",
  "Updated Oct 12, 2026",
  "CREDIT FILE : October 12, 2026",
  "Generated 10/12/2026",
  "Fecha de emisión: 10/12/2026",
  "Fecha del informe: 12 oct 2026",
])("a report says its own day at its head: %s", (said) => {
  const text = `TransUnion
Credit report
${said}
Accounts
NORTHLAKE CARD
Account number 462624XXXXXX
Status Charged off
Balance $420
Last updated 11/02/2026`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.reportedOn).toBe("2026-10-12");
});

test("the day on which an account was updated is not the report's", () => {
  const text = `TransUnion
Credit report
Accounts
NORTHLAKE CARD
Updated 11/02/2026
Account number 462624XXXXXX
Status Charged off
Balance $420`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.reportedOn).toBeUndefined();
});
