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
