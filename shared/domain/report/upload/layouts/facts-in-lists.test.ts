import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, kind: string, number: string, [balance, due, status]: readonly string[], mark: string) =>
  [
    name,
    [kind, `ending ${number}`, "Open"].join(mark),
    [`${balance} balance`, `${due} past due`, "$9,310 original amount"].join(mark),
    [status, "since Mar 2019"].join(mark),
  ].join("\n");

test.each([" · ", " • ", " | "])(
  "what stands in lists, labels behind their amounts, is of the name above: %s",
  (mark) => {
    const text = `Your TransUnion credit file
Updated April 11, 2025
${account("NORTHLAKE CARD", "Credit Card", "4417", ["$812", "$812", "Charged off"], mark)}
${account("OAK BANK", "Credit Card", "3317", ["$310", "$0", "Current"], mark)}
${account("RIDGE RECOVERY", "Collection", "1117", ["$325", "$325", "In collections"], mark)}
${account("PINE LOANS", "Auto Loan", "2217", ["$2,310", "$0", "Current; was 60 days late in Jul 2024"], mark)}
0 public records · 1 hard inquiry
`;
    expect(foundByBureau(linesOfText(text)).sort()).toEqual([
      "charge_off | NORTHLAKE CARD | tr 812",
      "collection | RIDGE RECOVERY | tr 325",
      "late_payment | PINE LOANS | tr 2310",
    ]);
  },
);
