import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (label: string, value: string, other = value) => `${label}\t${value}\t-\t${other}`;

const account = (name: string, number: string, type: string, balance: string, status: string, mark: string) => `${name}
TransUnion\tExperian\tEquifax
${row("Cuenta #:", number)}
${row("Tipo de cuenta:", type)}
${row("Tipo de cuenta - Detalle:", type)}
${row("Fecha de apertura:", "11/26/2023")}
${row("Saldo:", balance)}
${row("Vencido:", "$0.00")}
${row("Estado de pago:", status)}
${row("Último reporte:", "10/22/2026")}
Historial de pagos de dos años
Mes\tOct\tSep\tAgo
Año\t26\t26\t26
TransUnion\t${mark}\t${mark}\t${mark}
Experian
Equifax\t${mark}\t${mark}\t${mark}
`;

test("below a history whose heading goes on in Spanish the next account has its own name", () => {
  const text = `Informe de crédito
Historial de cuentas
${account("NORTHLAKE AUTO", "985229****", "A plazos", "$6,615.00", "Reposesión", "RF")}${account(
  "RIDGELINE RECOVERY (Acreedor original: HUDSON CLINIC)",
  "1129****",
  "Cobranza",
  "$2,982.00",
  "Cobranza",
  "CO",
)}${account("PINE CREDIT UNION", "662596****", "Rotativo", "$151.00", "Al corriente", "OK")}
Consultas
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "repossession | NORTHLAKE AUTO | eq 6615 | tr 6615",
    "collection | RIDGELINE RECOVERY | eq 2982 | tr 2982",
  ]);
});

test("the labels of a translated page are known: “Comentarios del acreedor” is over remarks", () => {
  const values = (label: string, value: string) => [label, "--", "--", value];
  const text = [
    "Informe 3B",
    "Historial de la cuenta",
    "RIDGELINE RECOVERY",
    "Acreedor original: HUDSON CLINIC",
    "TransUnion ®",
    "Experian ®",
    "Equifax ®",
  ]
    .concat(values("Cuenta #", "39590093XXXX"), values("Saldo alto:", "$626"), values("Saldo adeudado:", "$626"))
    .concat(
      values("Estado de pago:", "Cobranza/Cancelación como pérdida"),
      values("Comentarios del acreedor:", "Cuenta de cobranza"),
    )
    .concat(values("Tipo de cuenta:", "Agencia de cobranza/abogado"))
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY | eq 626"]);
});

test("a history in sentences says how late an account was: “60 días de atraso a partir de jul 2023”", () => {
  const account = (name: string, number: string, history: string) => `${name}
Nombre de la cuenta\t${name}
Número de cuenta\t${number}
Tipo de cuenta\tCredit card
Estado\tAbierta.
Saldo\t$3,692
${history}`;
  const text = `Informe de crédito de Experian
Cuentas
${account("HARBOR LANE BANK", "517822XXXX", "Historial de pagos: 30 días de atraso a partir de Jun 2023, 60 días de atraso a partir de Jul 2023")}
${account("PINE CREDIT UNION", "660133XXXX", "Historial de pagos: al corriente")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | HARBOR LANE BANK | ex 3692"]);
});
