import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, balance: string, months: string) => `${name}, heading level 3, open
list with 5 items
bullet Account Name: ${name}
bullet Account Number: 517822XXXXXX
bullet Status: ${status}
bullet Balance: ${balance}
bullet Recent Payment: blank
table with 1 rows, payment history
${months}
out of list
button Dispute, collapsed
`;

test("what a screen reader says of a page is read as the page", () => {
  const text = `Experian credit report, heading level 1
Accounts, heading level 2
${account("NORTHLAKE CARD", "Account charged off. $1,240 written off.", "$1,240", "Jan 2026, Charge off\nFeb 2026, Charge off\nMar 2026, Charge off")}
${account("HARBOR LANE BANK", "Open.", "$9,410", "Jan 2026, 30 days late\nFeb 2026, 60 days late\nMar 2026, Current")}
${account("PINE CREDIT UNION", "Open/Never late.", "blank", "Jan 2026, Current\nFeb 2026, Current\nMar 2026, Current")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "late_payment | HARBOR LANE BANK | ex 9410",
  ]);
});

const told = (name: string, status: string, balance: string) => `button expanded
heading level 3
${name}
list with 4 items
bullet
Account number, ending in 4417
bullet
Account status, ${status}
bullet
Balance, ${balance}
out of list
`;

test("a screen reader may say a heading before its words and a pause for a colon", () => {
  const text = `heading level 1
Your TransUnion credit report
link Accounts
link Inquiries
heading level 2
Accounts
${told("NORTHLAKE CARD", "Charge-off", "$1,240")}${told("OAK BANK", "Pays as agreed", "$310")}${told("PINE LOANS", "60 days past due", "$95")}
heading level 2
Inquiries
CARVANA LLC
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "late_payment | PINE LOANS | tr 95",
  ]);
});

const enTabla = (name: string, status: string, balance: string) => `Título nivel 3
${name}
tabla con 2 columnas y 3 filas
fila 1 columna 1 Número de cuenta
columna 2 terminada en 3335
fila 2 columna 1 Estado columna 2 ${status}
fila 3 columna 1 Saldo
columna 2 ${balance}
fin de la tabla
`;

test("the cells of a table that are said one after the other are its rows, in Spanish too", () => {
  const text = `Título nivel 1
Informe de crédito de Experian
Título nivel 2
Cuentas
${enTabla("NORTHLAKE CARD", "Incobrable", "$1,240")}${enTabla("OAK BANK", "Al corriente", "$310")}${enTabla("CEDAR AGENCY", "En cobranza", "$95")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "collection | CEDAR AGENCY | ex 95",
  ]);
});
