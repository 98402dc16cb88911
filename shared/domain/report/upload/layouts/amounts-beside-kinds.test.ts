import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, mark: string, status: string) =>
  `${name}\nCredit Card\t$2,808\n${mark}Account number\t978514XXXX\nStatus\t${status}\nDate opened\tOct 24, 2020\n`;
const accounts = [
  account("NORTHLAKE CARD", "Negative\n", "Open. $727 past due as of Aug 2026."),
  account("OAK BANK", "", "Open/Never late."),
  account("PINE CARD", "Negative\n", "Account charged off. $2,808 written off."),
].join("");

test("beside the kind of an account is what is owed, and below it may be a mark", () => {
  expect(foundByBureau(linesOfText(`Experian\nCredit report\nOpen accounts\n${accounts}`))).toEqual([
    "late_payment | NORTHLAKE CARD | ex 2808",
    "charge_off | PINE CARD | ex 2808",
  ]);
});
