import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const account = `NORTHLAKE CARD
Account number: 4417XXXX
Balance: $120
Payment status: Pays as agreed
`;
const judgment = [
  "Civil Judgment",
  "Status: Satisfied",
  "Filed: 01/2022",
  "Court: HARBOR COUNTY COURT",
  "Case number: 20-45367",
  "Amount: $7,134",
];

test("a record under the heading of its kind has its court and its amount among its labels", () => {
  const text = ["Experian credit report", "Accounts", account, "Public records", ...judgment, "State Tax Lien"]
    .concat(["Status: Released", "Filed: 03/2021", "Court: PINE COUNTY CLERK", "Case number: 19-101", "Amount: $580"])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "judgment | HARBOR COUNTY COURT | ex 7134",
    "tax_lien | PINE COUNTY CLERK | ex 580",
  ]);
});

test("so it has in Spanish in columns of bureaus", () => {
  const row = (label: string, value: string) => [label, "-", value, "-"].join("\t");
  const text = [
    "Informe de crédito",
    "Historial de la cuenta",
    "PINE BANK",
    ["", "TransUnion", "Experian", "Equifax"].join("\t"),
  ]
    .concat([
      row("Cuenta #:", "4417XXXX"),
      row("Saldo:", "$20"),
      row("Estado de pago:", "Al día"),
      "Información pública",
      "Sentencia civil",
    ])
    .concat([
      ["", "TransUnion", "Experian", "Equifax"].join("\t"),
      row("Tipo:", "Sentencia civil"),
      row("Estado:", "Satisfecha"),
    ])
    .concat([row("Fecha de presentación/informe:", "03/04/2023"), row("Referencia n.º:", "20-45367")])
    .concat([row("Tribunal:", "HARBOR COUNTY COURT"), row("Monto:", "$5,783"), row("Demandante:", "CEDAR SPV LLC")])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["judgment | HARBOR COUNTY COURT | ex 5783"]);
});

test("a page's style sets a record's label and its value apart", () => {
  const row = (label: string, value: string) => `<div><span>${label}</span><span class="v">${value}</span></div>`;
  const record = (kind: string, court: string, more: string) =>
    `<section><h3>${kind}</h3>${row("Status", "Filed")}${row("Date filed", "Jun 03, 2024")}${row("Court", court)}${row("Reference number", "22-10302")}${more}</section>`;
  const html = `<body><h1>TransUnion credit report</h1><h2>Credit cards</h2><h3>Northlake Card</h3>${row("Account number", "4417XXXX")}${row("Balance", "$120")}${row("Payment status", "Pays as agreed")}<h2>Public records</h2>${record("Chapter 7 Bankruptcy", "US BKPT CT GA MACON", row("Liability", "$32,408"))}${record("Federal Tax Lien", "PINE COUNTY AUDITOR", row("Amount", "$931"))}</body>`;
  expect(foundByBureau(linesOfHtml(html))).toEqual([
    "bankruptcy | US BKPT CT GA MACON | tr unknown",
    "tax_lien | PINE COUNTY AUDITOR | tr 931",
  ]);
});

test("public information may share its heading with collections", () => {
  const columns = ["", "TransUnion", "Experian", "Equifax"].join("\t");
  const row = (label: string, value: string) => [label, value, value, "--"].join("\t");
  const text = [
    "3B Report",
    "Account history",
    "PINE BANK",
    columns,
    row("Account #", "4417XXXX"),
    row("Balance Owed:", "$20"),
  ]
    .concat([row("Payment Status:", "Current"), "Collections, Public Information", "STATE TAX LIEN", columns])
    .concat([
      row("Type:", "State Tax Lien"),
      row("Status:", "Unpaid"),
      row("Reference #:", "18-56185"),
      row("Court:", "PINE COUNTY CLERK"),
      row("Amount:", "$4,186"),
    ])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["tax_lien | PINE COUNTY CLERK | ex 4186 | tr 4186"]);
});

test("what a record is begins it, beside its day and its status", () => {
  const line = (...cells: string[]) => cells.map((cell) => cell.padEnd(26)).join("");
  const text = [
    "MERGED CREDIT REPORT",
    "TRADELINES",
    "NORTHLAKE CARD",
    "Account number: 4417XXXX",
    "Balance: $10",
    "SOURCE: TU/XP",
    "",
  ]
    .concat([
      "PUBLIC RECORDS",
      line("CHAPTER 7 BANKRUPTCY", "FILED 05/2019", "STATUS DISMISSED"),
      "  COURT: US BKPT CT GA MACON",
    ])
    .concat(["  DOCKET: 22-47697", "  SOURCE: TU/XP/EF", line("CIVIL JUDGMENT", "FILED 08/2019", "STATUS SATISFIED")])
    .concat(["  COURT: HARBOR CO MAGISTRATE COURT", "  DOCKET: 19-50265", "  AMOUNT: $1,108", "  SOURCE: TU"])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "bankruptcy | US BKPT CT GA MACON | eq unknown | ex unknown | tr unknown",
    "judgment | HARBOR CO MAGISTRATE COURT | tr 1108",
  ]);
});

test("a court's name may end below its value", () => {
  const line = (label: string, value: string) => label.padEnd(20) + value.padStart(26);
  const text = ["Your credit report from Equifax", "Accounts", account, "Public records", "Civil Judgment"]
    .concat([
      line("Status", "Unsatisfied"),
      line("Filed", "09/20/2024"),
      line("Court", "HARBOR COUNTY DISTRICT"),
      line("", "COURT"),
    ])
    .concat([line("Case number", "23-27095"), line("Amount", "$4,080.00")])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["judgment | HARBOR COUNTY DISTRICT COURT | eq 4080"]);
});

test("a record that each bureau has below its name is one of each", () => {
  const part = (bureau: string, more: readonly string[]) => [bureau, ...more];
  const own = [
    "Account Name: NORTHLAKE CARD",
    "Account #: 4417XXXX",
    "Balance: $120",
    "Payment Status: As agreed",
    "Type: Credit Card",
  ];
  const text = [
    "3 bureau credit report",
    "Accounts",
    "NORTHLAKE CARD",
    ...part("Experian", own),
    ...part("Equifax", own),
  ]
    .concat([
      "Public Records",
      ...judgment.slice(0, 1),
      ...part("Experian", judgment.slice(1)),
      ...part("Equifax", judgment.slice(1)),
    ])
    .concat("Inquiries")
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["judgment | HARBOR COUNTY COURT | eq 7134 | ex 7134"]);
});
