import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "./analyze";
import { linesOfText } from "./files/plain-text";

const accounts = (first: string) => `${first}Estado de la cuenta: Cobranza
Saldo: $3,208
Número de cuenta: xxxx9179
NORTHLAKE AUTO
Estado de la cuenta: Cancelada como pérdida
Saldo: $10,386
Número de cuenta: xxxx3170
Consultas
CARVANA LLC 03/03/2026`;
const inEnglish = (text: string) =>
  text
    .replaceAll("Estado de la cuenta", "Account status")
    .replaceAll("Cobranza", "Collection account")
    .replaceAll("Cancelada como pérdida", "Charge-off")
    .replaceAll("Saldo", "Balance")
    .replaceAll("Número de cuenta", "Account number")
    .replaceAll("Consultas", "Inquiries");

const heads = (person: string) => [
  `Informe de crédito de Equifax\n${person}\nFecha del informe: 10/12/2026\n`,
  `Informe de crédito de Equifax\n${person}\nFecha del informe\n10/12/2026\n`,
  `Equifax\nInforme de crédito\n${person}\nFecha del informe   10/12/2026\n`,
  `Equifax credit report\n${person}\nReport date: 10/12/2026\n`,
  `Equifax credit report\n${person}\nReport date\n10/12/2026\n`,
  `Equifax credit report\n${person}\nUpdated Oct 12, 2026\n`,
  `Equifax credit report\n${person}\nOct 12, 2026\n`,
];
const both = [...heads("MARIA T SAMPLE"), ...heads("Maria Sample"), ...heads("SAMPLE, MARIA T")];

const read = (head: string, first: string) => {
  const text = accounts(first);
  return foundByBureau(linesOfText(`${head}${head.startsWith("Informe") ? text : inEnglish(text)}`)).sort();
};

test.each(both)("below the person's name and the report's day the first account has its own name: %j", (head) => {
  const kinds = read(head, "AMERIRECOVERY\n");
  expect(kinds).toContain("charge_off | NORTHLAKE AUTO | eq 10386");
  expect(kinds.some((each) => each.includes("| AMERIRECOVERY |"))).toBe(true);
});

test.each(both)("an account without a name has no person's: %j", (head) => {
  expect(read(head, "").join("\n")).not.toMatch(/sample/i);
});

test.each([
  "Equifax – my accounts\nMARIA SAMPLE, copied Oct 12, 2026\n",
  "Equifax credit report\nMaria Sample | 10/12/2026\n",
  "Equifax credit report\nMaria Sample    October 12, 2026\n",
])("an account without a name has no person's who is beside the report's day: %j", (head) => {
  expect(read(head, "").join("\n")).not.toMatch(/sample/i);
  expect(read(head, "AMERIRECOVERY\n").some((each) => each.includes("| AMERIRECOVERY |"))).toBe(true);
});

test("a client over the first account is the person, and owes", () => {
  const text =
    "Equifax credit report\nClient: Maria Sample\n\nCreditor: CEDAR AGENCY\nStatus: Collection\nBalance: $95\n";
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries).toMatchObject([{ creditorName: "CEDAR AGENCY" }]);
  expect(file?.entries[0]?.originalCreditor).toBeUndefined();
});

test("creditors beside a day each are still creditors", () => {
  const account = (name: string) => `${name}, Oct 12, 2026\nAccount status: Charge-off\nBalance: $120\n`;
  const text = `Equifax credit report\n${account("JEFFERSON MUTUAL")}${account("NORTHLAKE AUTO")}`;
  expect(foundByBureau(linesOfText(text)).join("\n")).not.toMatch(/Equifax/);
});

test("a name that a label shows to be the person's is no creditor's", () => {
  const head = "Equifax credit report\nPrepared for: Maria Sample\nPage 1\nMaria Sample\n";
  expect(read(head, "").join("\n")).not.toMatch(/sample/i);
});

test("a creditor over the day of its account is still one", () => {
  const account = (name: string, balance: string) => `${name}
Reported: 10/12/2026
Account status: Charge-off
Balance: ${balance}
Account number: xxxx3170
`;
  const text = `Equifax credit report\n${account("JEFFERSON MUTUAL", "$120")}${account("NORTHLAKE AUTO", "$310")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | JEFFERSON MUTUAL | eq 120",
    "charge_off | NORTHLAKE AUTO | eq 310",
  ]);
});
