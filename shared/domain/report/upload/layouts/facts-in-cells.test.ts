import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...cells: string[]) =>
  cells
    .map((cell) => cell.padEnd(40))
    .join("")
    .trimEnd();
const account = (
  name: string,
  [number, type, status, balance, due]: readonly [string, string, string, string, string],
  [first, second = "", third = ""]: readonly [string, string?, string?],
) =>
  [
    row(name, `Status: ${status}`, first),
    row(`Acct #: ${number}`, `Balance: ${balance}`, second),
    row(`Type: ${type}`, `Past due: ${due}`, third),
    row("", "Opened: 05/21/2017"),
  ].join("\n");

test("what is said of an account may be lines of labels and values in the cells of its row", () => {
  const text = `Client report
${row("Account", "Details", "Bureaus")}
${account("NORTHLAKE CARD", ["****4417", "Credit Card", "Charged off as bad debt", "$812", "$812"], ["TransUnion", "Experian", "Equifax"])}
${account("OAK BANK", ["****3317", "Credit Card", "Never late", "$310", "$0"], ["TransUnion", "Equifax"])}
${account("RIDGELINE RECOVERY", ["****2217", "Collection", "Sent to collections", "$64", "$64"], ["Equifax"])}
${account("PINE LOANS", ["****1117", "Auto Loan", "Past due 60 days", "$2,310", "$128"], ["TransUnion", "Experian"])}
Inquiries
HARBOR AUTO TransUnion 03/03/2026
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | ex 812 | tr 812",
    "collection | RIDGELINE RECOVERY | eq 64",
    "late_payment | PINE LOANS | ex 2310 | tr 2310",
  ]);
});
