import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("labels may end, and not begin, in one column", () => {
  const row = (label: string, value: string) => `${label.padStart(20)}  ${value}\n`;
  const text = [
    "Equifax Credit Report     Confirmation # 6300000019\n",
    row("Account Name:", "CORAL BAY BANK, N.A.") + row("Account Number:", "402318******"),
    row("Account Status:", "Charge Off") + row("Balance:", "$6,618"),
    row("Account Name:", "PINE CREDIT UNION") + row("Account Number:", "771512******"),
    row("Account Status:", "Pays As Agreed") + row("Balance:", "$75"),
  ].join("");
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | CORAL BAY BANK, N.A. | eq 6618"]);
});
