import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const points = [
  "- NORTHLAKE CARD (acct ending 4417): charge-off, balance $1,240, opened 09/2015",
  "- RIDGELINE RECOVERY (acct ending 6048): collection for HUDSON",
  "   CLINIC, balance $840",
  "- HARBOR AUTO (acct ending 3608): repossession, deficiency",
  "   balance $6,473",
  "- CORAL BAY BANK (acct ending 8522): open, current now, balance $3,964,",
  "   30 days late Aug 2023",
  "",
  "Good accounts:",
  "- ELM CREDIT (acct ending 7712): pays as agreed, balance $95",
];
const mail = (mark: string) =>
  [
    "Here is what the lender saw.",
    "",
    ...["Experian credit report of 11/06/2024", "Derogatory:", ...points].map((line) => `${mark}${line}`),
  ].join("\n");

test.each([
  ["as they are", ""],
  ["behind the marks of what a mail quotes", "> "],
  ["quoted twice", ">> "],
])("the points of a list are accounts: %s", (_, mark) => {
  expect(foundByBureau(linesOfText(mail(mark))).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "collection | RIDGELINE RECOVERY | ex 840",
    "late_payment | CORAL BAY BANK | ex 3964",
    "repossession | HARBOR AUTO | ex 6473",
  ]);
});
