import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
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

test("a list may be a sentence that ends with whose account it is", () => {
  const own = (name: string, kind: string, last4: string, owner: string, status: string) => `${name}
${kind} ending in ${last4}, opened Apr 07, 2021 (${owner}).
Balance: $1,240
Amount past due: $310
Status: ${status}
`;
  const text = `Data provided by Equifax on Oct 10, 2026.
${own("NORTHLAKE CARD", "Credit card", "4417", "individual", "Charge-off")}
${own("HARBOR LANE BANK", "Unsecured loan", "5182", "authorized user", "Current, was 60 days late")}
${own("FENWICK RECOVERY", "Collection Agency/Attorney", "6003", "joint", "Collection")}
`;
  const [equifax] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(equifax?.entries).toMatchObject([
    { creditorName: "NORTHLAKE CARD", accountNumber: "****4417", dateOpened: "2021-04-07" },
    { creditorName: "HARBOR LANE BANK", accountNumber: "****5182", payStatus: "Current, was 60 days late" },
    { creditorName: "FENWICK RECOVERY", accountNumber: "****6003", dateOpened: "2021-04-07" },
  ]);
});
