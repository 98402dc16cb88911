import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(26)).join("");

const table = `3-Bureau Credit Report
Account History
NORTHLAKE CARD SERVICES
${row("", "TransUnion", "Experian", "Equifax")}
${row("Account #:", "441712****", "441712****", "441712****")}
${row("Account Type:", "Revolving", "Revolving", "Revolving")}
${row("Account Status:", "Closed", "Closed", "Closed")}
${row("Payment Status:", "Collection/Chargeoff", "Collection/Chargeoff", "Collection/Chargeoff")}
${row("Balance Owed:", "$1,251", "$1,302", "$1,240")}
${row("Past Due:", "$1,251", "$1,302", "$1,240")}
`;

const sheets = {
  "labels with their values beside them": `Experian
Annual credit report
Potentially Negative Items
HARBOR LANE BANK
${row("Account number", "517800XXXXXX")}
${row("Account type", "Auto loan")}
${row("Status", "Account charged off. $4,210 written off.")}
${row("Balance", "$4,210")}
${row("Past due", "$4,210")}
RIDGELINE RECOVERY LLC
${row("Account number", "77XX01")}
${row("Account type", "Collection")}
${row("Original creditor", "PINE MOBILE")}
${row("Status", "Collection account. $840 past due as of Oct 2026.")}
${row("Balance", "$840")}
`,
  "labels with a colon": `Experian
Your accounts that may be considered negative
HARBOR LANE BANK
Account number: 517800XXXXXX
Account type: Auto loan
Status: Account charged off. $4,210 written off.
Balance: $4,210
Past due: $4,210
RIDGELINE RECOVERY LLC
Account number: 77XX01
Account type: Collection
Original creditor: PINE MOBILE
Status: Collection account. $840 past due as of Oct 2026.
Balance: $840
`,
  "labels in two columns": `Experian credit report
Potentially negative items
HARBOR LANE BANK
${row("Account number", "517800XXXXXX", "Balance", "$4,210")}
${row("Account type", "Auto loan", "Past due", "$4,210")}
${row("Status", "Charged off", "Date opened", "03/2019")}
RIDGELINE RECOVERY LLC
${row("Account number", "77XX01", "Balance", "$840")}
${row("Account type", "Collection", "Date opened", "01/2024")}
${row("Status", "Collection", "Original creditor", "PINE MOBILE")}
`,
};

const found = [
  "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1302 | tr 1251",
  "charge_off | HARBOR LANE BANK | ex 4210",
  "collection | RIDGELINE RECOVERY LLC | ex 840",
];

test.each(Object.entries(sheets))(
  "a bureau's own sheet below a table of three bureaus is that bureau's: %s",
  (_, sheet) => {
    expect(foundByBureau(linesOfText(table + sheet))).toEqual(found);
  },
);

test.each(Object.entries(sheets))(
  "a table of three bureaus below a bureau's own sheet is as it was: %s",
  (_, sheet) => {
    expect(foundByBureau(linesOfText(sheet + table)).sort()).toEqual([...found].sort());
  },
);

test("a bureau's own sheet with its heading on each page is one, and behind it may be another bureau's", () => {
  const own = sheets["labels with a colon"];
  const paged = own.replace("RIDGELINE", "Experian\nRIDGELINE");
  const other = `TransUnion
Accounts with adverse information
BIRCH FINANCE
Account number: 9900XXXX
Balance: $310
Pay status: Charged off
`;
  expect(foundByBureau(linesOfText(table + paged + other)).sort()).toEqual(
    [...found, "charge_off | BIRCH FINANCE | tr 310"].sort(),
  );
});

test("a bureau's name in a list below a table of three bureaus opens no sheet", () => {
  const end = `Experian
Equifax
TransUnion
Account Summary
HARBOR LANE BANK
`;
  const next = table.slice(table.indexOf("NORTHLAKE")).replace("NORTHLAKE CARD SERVICES", "BIRCH FINANCE");
  expect(foundByBureau(linesOfText(table + end + next))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1302 | tr 1251",
    "charge_off | BIRCH FINANCE | eq 1240 | ex 1302 | tr 1251",
  ]);
});

test("columns end where a row has labels between its values", () => {
  const pairs = `Potentially negative items
HARBOR LANE BANK
${row("Account number", "517800XXXXXX", "Balance", "$4,210")}
${row("Account type", "Auto loan", "Past due", "$4,210")}
${row("Status", "Charged off", "Date opened", "03/2019")}
`;
  expect(foundByBureau(linesOfText(table + pairs))).toEqual(found.slice(0, 1));
});

test("a value before all columns is no bureau's", () => {
  const wide = table.replaceAll(/^(.{26})(.+)$/gm, `$1${" ".repeat(26)}$2`);
  const other = `Accounts
HARBOR LANE BANK
Account number   517800XX
Status           Charged off
Balance          $4,210
`;
  expect(foundByBureau(linesOfText(wide + other))).toEqual(found.slice(0, 1));
});
