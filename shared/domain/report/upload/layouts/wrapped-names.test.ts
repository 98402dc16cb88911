import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const card = (name: string, balance: string, status: string) => `${name}
Credit Card
Balance           Status
${balance.padEnd(18)}${status}
Opened            Past due
Aug 2021          $0

`;

test("a name whose last words had no room in its column is whole", () => {
  const name = "NORTHLAKE CONSUMER FINANCE OF THE UPPER\nMIDWEST LLC";
  const text = `Experian credit report\nAccounts\n${card("OAK BANK", "$310", "Current")}${card(name, "$0", "Settled for less than owed")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "other | NORTHLAKE CONSUMER FINANCE OF THE UPPER MIDWEST LLC | ex 0",
  ]);
});

test("a name below another one that had room for it is a name of its own", () => {
  const text = `Experian credit report
Accounts
${card("OAK BANK", "$310", "Current")}
RIDGELINE ASSET RECOVERY
PINE BANK
Balance           $1,240
Status            Collection account, $1,240 past due as of October 2026
`;
  expect(foundByBureau(linesOfText(text)).join()).not.toContain("RECOVERY PINE");
});

test("an address at the end of an account is no name that goes on in the next one", () => {
  const text = `Equifax credit report
Accounts
${card("OAK BANK", "$310", "Current")}
TALLGRASS AUTO FINANCE LLC, PO BOX 1269 GREENVILLE, SC 29603
RIDGELINE MOBILE
Account Number    xxxx1293
Account Status    120-149 Days Past Due
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | RIDGELINE MOBILE | eq unknown"]);
});
