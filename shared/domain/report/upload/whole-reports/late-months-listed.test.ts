import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, label: string, months: string) => `
${name}
Account ending in   4417
Account status      Pays as agreed
Balance             $5,338
Past due            $0
${label}${months}
`;

test.each([
  ["Late months         ", "Dec 2025 (30)"],
  ["Late payment dates  ", "12/2025 (30), 01/2026 (60)"],
  ["Missed payments     ", "Apr 2026 - 30 days"],
  ["Months late: ", "12/25 30"],
])("an account that is paid as agreed was late in the months behind a label for them: %s", (label, months) => {
  const text = `Your Equifax credit report${account("HARBOR LANE BANK", label, months)}${account("PINE BANK", label, "None")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | HARBOR LANE BANK | eq 5338"]);
});
