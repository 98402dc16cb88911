import { foundByBureau } from "#shared/testing/found-by-bureau";
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
