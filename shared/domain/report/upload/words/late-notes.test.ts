import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, rows: readonly string[]) => `${name}\n${rows.join("\n")}\n\n`;

test.each(["Atraso máximo", "Morosidad máxima", "Retraso máximo"])(
  "how late an account once was is said in Spanish: %s",
  (words) => {
    const rows = [
      "Número de cuenta: ****4417",
      "Saldo: $840",
      "Estado de pago: Al corriente; pagada según lo acordado",
    ];
    const text = `TransUnion\nInforme de crédito personal\nCuentas\n${account("NORTHLAKE CARD", [...rows, `${words} de 60 días en 03/2023`])}${account("OAK BANK", rows)}`;
    expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | tr 840"]);
  },
);

test("labels in two languages, one in brackets", () => {
  const rows = (status: string) => [
    "Account number (Número de cuenta): XXXX-4417",
    "Type (Tipo): Credit card",
    `Status (Estado): ${status}`,
    "Balance (Saldo): $840.00",
    "Past due (Vencido): $0.00",
  ];
  const text = `Equifax\nCredit Report / Informe de crédito\n${account("Creditor (Acreedor): NORTHLAKE CARD", rows("60 days past due / 60 días de atraso"))}${account("Creditor (Acreedor): OAK BANK", rows("Current / Al corriente"))}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | eq 840"]);
});

test("a value in a narrow column goes on below a word that ends none", () => {
  const text = `Experian\nPotentially negative items
ROCKWELL MORTGAGE
Recent balance       Monthly payment   Date of status   Status
$118,780 as of Apr   $791              Apr 2024         Creditor is
2024                                                    foreclosing on the
                                                        property. Foreclosure
                                                        proceedings started.

`;
  expect(foundByBureau(linesOfText(text))).toEqual(["foreclosure | ROCKWELL MORTGAGE | ex 118780"]);
});

test.each(["Account history", "Payment history"])(
  "Experian's history in words has its label before it: %s",
  (label) => {
    const rows = ["Account number: 4417....", "Recent balance: $840", "Status: Open."];
    const late = `${label}: 30 days as of Jul 2025, 60 days as of Aug 2025`;
    const text = `Experian\nYour accounts\n${account("NORTHLAKE CARD", [...rows, late])}${account("OAK BANK", rows)}`;
    expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | ex 840"]);
  },
);

test.each(["December 2025: 30 days past due", "December 2025: 30 days past due January 2026: 60 days past due"])(
  "the value of a payment history may be its late months, one or several: %s",
  (months) => {
    const rows = ["Account number: XXXX9964", "Account status: Current", "Balance: $260", "Comments: -"];
    const late = account("NORTHLAKE CARD", [...rows, `Payment history     ${months}`]);
    const text = `Experian credit report\nAccounts\n${late}${account("OAK BANK", rows)}`;
    expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | ex 260"]);
  },
);
