import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 2.8 })),
});

test("labels that touch one another over an account's values are parted where each is known", () => {
  const account = (no: number, name: string, balance: string, due: string, status: string) => [
    line(no, [40, name], [300, "PO Box 53 Wilmington DE 19850 : (800) 555-0188"]),
    line(no + 1, [40, "Account Number"], [100, "Date Opened"], [160, "High Credit"], [220, "Credit Limit"]),
    line(no + 2, [40, "53988854*"], [100, "04/14/2020"], [160, "$19,483"]),
    line(
      no + 3,
      [40, "Items As of Date ReportedBalance Amount"],
      [160, "Amount Past Due"],
      [220, "Date of Last Paymnt"],
    ),
    line(no + 4, [40, "07/05/2026"], [100, balance], [160, due], [220, "03/2024"]),
    line(no + 5, [40, `Status - ${status}; Type of Account - Revolving; Whose Account - Individual Account;`]),
  ];
  const lines = [
    line(1, [40, "CREDIT FILE : October 19, 2026"], [300, "Equifax Information Services LLC"]),
    line(2, [40, "Credit Account Information"]),
    ...account(4, "NORTHLAKE CARD", "$1,240", "$1,100", "Charge Off"),
    ...account(12, "OAK BANK", "$310", "$0", "Pays As Agreed"),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | eq 1240"]);
});
