import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text, at) => text.padEnd(at === 0 ? 40 : 18))
    .join("")
    .trimEnd();

const page = [
  "Import credit report",
  row("Furnisher", "Equifax", "Experian", "TransUnion", "Dispute"),
  row("", "", "", "", "status"),
  row("NORTHLAKE CARD", "308579****", "Not reported", "308579****", "Not started"),
  row("Credit Card", "Charge-Off", "", "Charge-Off"),
  row("", "Bal: $2,172", "", "Bal: $2,190"),
  row("", "Negative", "", "Negative"),
  row("OAK BANK", "685788****", "685788****", "685788****", "Not started"),
  row("Unsecured Loan", "Current", "Current", "Current"),
  row("", "Bal: $16,542", "Bal: $16,542", "Bal: $16,542"),
  row("", "Positive", "Positive", "Positive"),
  row("HARBOR LANE FINANCE OF THE UPPER", "591682****", "591682****", "591682****", "Not started"),
  row("MIDWEST LLC", "Voluntary", "Voluntary", "Current"),
  row("Auto Loan", "Surrender", "Surrender", "Bal: $448"),
  row("", "Bal: $15,448", "Bal: $15,448", "Positive"),
];

test("values without labels, below one another in each bureau's column, are of the account in whose row they are", () => {
  expect(foundByBureau(linesOfText(page.join("\n"))).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 2172 | tr 2190",
    "repossession | HARBOR LANE FINANCE OF THE UPPER MIDWEST LLC | eq 15448 | ex 15448",
  ]);
});

test("an account's status comes first below each bureau's name, over what is owed, and a court's record is one", () => {
  const wide = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(30))
      .join("")
      .trimEnd();
  const text = [
    "Side by side",
    wide("      Account", "      Equifax", "     Experian", "    TransUnion"),
    wide("NORTHLAKE CARD", "Not reported", "Charge-off", "Settled for less than full"),
    wide("…1958", "", "$1,240 balance", "balance"),
    wide("", "", "Credit Card", "$0 balance"),
    wide("", "", "Opened 06/2020", "Credit Card"),
    wide("PINE CREDIT UNION", "Pays as agreed", "Pays as agreed", "Pays as agreed"),
    wide("…5255", "$727 balance", "$727 balance", "$727 balance"),
    wide("HARBOR LANE BANK", "Current, was 60 days late", "Current, was 60 days late", "Pays as agreed"),
    wide("…3581", "$371 balance", "$372 balance", "$348 balance"),
    wide("US BANKRUPTCY COURT TOLEDO", "Chapter 7 Bankruptcy", "Not reported", "Chapter 7 Bankruptcy"),
    wide("22-26020", "Filed 07/2023", "", "Filed 07/2023"),
    wide("OAK BANK", "Repossession", "Not reported", "Not reported"),
    wide("…3199", "$10,047 balance"),
  ];
  expect(foundByBureau(linesOfText(text.join("\n"))).sort()).toEqual([
    "bankruptcy | US BANKRUPTCY COURT TOLEDO | eq unknown | tr unknown",
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 0",
    "late_payment | HARBOR LANE BANK | eq 371 | ex 372",
    "repossession | OAK BANK | eq 10047",
  ]);
});

test("labels in capitals with a status for each bureau are no accounts' names", () => {
  const text = [
    "3-bureau report",
    "NORTHLAKE CARD",
    row("ACCOUNT", "Equifax", "Experian", "TransUnion"),
    row("CONDITION", "Derogatory", "Derogatory", "Derogatory"),
    row("REMARKS", "Charged off", "Charged off", "Charged off"),
    row("PAY STATUS", "Charge-off", "Charge-off", "Charge-off"),
    row("ACCOUNT NUMBER", "308579****", "308579****", "308579****"),
    row("BALANCE", "$310", "$311", "$312"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 310 | ex 311 | tr 312"]);
});
