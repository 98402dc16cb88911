import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a copied table whose cells have a label over its value is read", () => {
  const row = (...cells: [label: string, value: string][]) => cells.map((cell) => cell.join("\n")).join("\t");
  const account = (name: string, balance: string, status: string) =>
    [
      name,
      row(["Partial account number", "441712...."], ["Address identification number", "0123456789"]),
      row(["Type", "Credit card"], ["High balance", "$20,310"], ["Recent balance", `${balance} as of 10/2026`]),
      row(["Terms", "Not reported"], ["Responsibility", "Individual"]),
      `Status ${status}`,
    ].join("\n");
  const text = `Experian    Report number 1111-2222-33
${account("NORTHLAKE CARD SERVICES", "$1,240", "Account charged off. $1,240 past due as of Oct 2026.")}
${account("HARBOR LANE BANK", "$9,410", "Open. $812 past due as of Oct 2026.")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "late_payment | HARBOR LANE BANK | ex 9410",
  ]);
});
