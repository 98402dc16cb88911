import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const broken = (mark: string) => [
  `NORTHLAKE CARD${mark}Acct: *4417${mark}Type: Credit card${mark}Bureaus: TU/EX${mark}Opened: 06/2017${mark}Bal: $1,240${mark}Past Due:`,
  `$1,240${mark}High: $1,455${mark}Status: Charged off${mark}Worst late: 120 days 10/2023`,
  `OAK BANK${mark}Acct: *3317${mark}Type: Auto loan${mark}Bureaus: EQ${mark}Opened: 06/2017${mark}Bal: $310${mark}Past`,
  `Due: $0${mark}Status: Current${mark}Worst late: 60 days 10/2023`,
  `PINE LOANS${mark}Acct: *2217${mark}Type: Student loan${mark}Bureaus: TU/EQ${mark}Opened: 06/2014${mark}Bal:`,
  `$9,310${mark}Past Due: $80${mark}Status: 60 days late`,
  `ELM CREDIT UNION${mark}Acct: *1117${mark}Type: Credit card${mark}Bureaus: TU/EX/EQ${mark}Bal: $75${mark}Past Due: $0${mark}`,
  "Status: Current",
  `RIDGELINE RECOVERY${mark}Acct: *5517${mark}Type: Debt buyer${mark}Bal: $512${mark}Past Due: $512${mark}Status: In collections${mark}Bureaus:`,
  "EX/EQ",
];

test.each([" | ", " • ", " · ", " ; "])(
  "an account in one running line that the page broke has all its values, with %s between",
  (mark) => {
    const text = `CREDIT SUMMARY\nSource: TransUnion, Experian, Equifax. 05/14/2024\n${broken(mark).join("\n")}\n`;
    expect(foundByBureau(linesOfText(text)).sort()).toEqual([
      "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
      "collection | RIDGELINE RECOVERY | eq 512 | ex 512",
      "late_payment | OAK BANK | eq 310",
      "late_payment | PINE LOANS | eq 9310 | tr 9310",
    ]);
  },
);

test("a list that ends with a value leaves the next account its name", () => {
  const text = `TransUnion, Experian, Equifax\nOAK BANK | Acct: *3317 | Bureaus: EQ | Bal: $310 | Past Due: $0 | Status: Current
Pine Loans | Acct: *2217 | Bureaus: TU/EQ | Bal: $9,310 | Past Due: $80 | Status: 60 days late
Cattail Card | Acct: *1117 | Bureaus: TU | Bal: $20 | Past Due: $0 | Status: Current`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | Pine Loans | eq 9310 | tr 9310"]);
});
