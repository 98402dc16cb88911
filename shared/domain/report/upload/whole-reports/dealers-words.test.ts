import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a dealer's print shortens the labels of an account", () => {
  const account = (name: string, balance: string, status: string) => `${name}   Acct: *6086
Opn: 08/2021  Rpt: 09/2026  Hi: $4,555  Bal: ${balance}  PDue: $0  Pmt: $0
Stat: ${status}   Type: Credit Card
`;
  const text = `TransUnion credit report - 10/02/2026
${account("NORTHLAKE CARD", "$4,429", "Charged off")}
${account("PINE CREDIT UNION", "$20", "Current account")}
${account("RIDGELINE RECOVERY SVCS", "$176", "Collection account")}
INQUIRIES
CARVANA LLC 03/03/2026
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 4429",
    "collection | RIDGELINE RECOVERY SVCS | tr 176",
  ]);
});
