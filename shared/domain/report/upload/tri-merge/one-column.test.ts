import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const table = (name: string, bureaus: readonly string[], status: string) => {
  const row = (label: string, value: string) => label.padEnd(20) + bureaus.map(() => value.padEnd(16)).join("");
  return [
    name,
    " ".repeat(20) + bureaus.map((bureau) => bureau.padEnd(16)).join(""),
    row("Account Number", "****4417"),
    row("Payment Status", status),
    row("Balance", "$1,240"),
    row("Past Due", "$0"),
    "",
  ].join("\n");
};

test("an account that one bureau reports may have that bureau's column alone", () => {
  const text = [
    "3-bureau report\nAccount History",
    table("HARBOR LANE BANK", ["TransUnion", "Experian", "Equifax"], "Current"),
    table("NORTHLAKE CARD", ["Equifax"], "Charge-off"),
    table("CORAL BAY BANK", ["TransUnion", "Equifax"], "Late 60 Days"),
    table("PINE SAVINGS", ["Experian"], "Late 30 Days"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240",
    "late_payment | CORAL BAY BANK | eq 1240 | tr 1240",
    "late_payment | PINE SAVINGS | ex 1240",
  ]);
});
