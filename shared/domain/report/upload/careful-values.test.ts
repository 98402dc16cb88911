import { analyzeReport } from "./analyze";
import { linesOfText } from "./plain-text";

const entriesOf = (text: string) =>
  analyzeReport(linesOfText(`Equifax credit report\nCredit Accounts\n${text}`), "2026-11-20")?.files.flatMap(
    ({ entries }) => entries,
  ) ?? [];

test("a day at the beginning of a row of values is not the day of the label above the row", () => {
  const text = `NORTHLAKE CARD PO Box 18 Salina KS 67402-0118 : (800) 555-0101
Account Number Date Opened High Credit
02491180* 05/17/2014 $1,821
Balance
Amount
Amount
Past Due
Date
Closed
05/31/2019 $290 $0 05/2019 $31 05/2019
Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account
`;
  const [entry] = entriesOf(text);
  expect(entry).toMatchObject({ payStatus: "Charge Off" });
  expect(entry?.dateClosed).toBeUndefined();
});

test.each(["Pay", "Balloon", "Inquiries", "Experian", "Account"])("“%s” is no creditor", (name) => {
  const text = `${name}
Account Number: 441712****
Status: Charge Off
Balance: $390
`;
  expect(entriesOf(text).map(({ creditorName }) => creditorName)).not.toContain(name);
});

test("a name that a narrow column breaks is the heading's", () => {
  const text = `Harbor Ridge Home Lending
Account name: LENDING
Account number: 441712****
Status: Charge Off
Balance: $390
`;
  expect(entriesOf(text).map(({ creditorName }) => creditorName)).toEqual(["Harbor Ridge Home Lending"]);
});

test("an account of another kind that is paid as agreed is no collection, wherever it stands", () => {
  const text = `Collections
RIDGELINE RECOVERY
Account Number: 441712****
Account Type: Collection
Status: Collection account
Balance: $390
NORTHLAKE CARD
Account Number: 517801****
Account Type: Credit Card
Status: Closed
Balance: $0
`;
  expect(entriesOf(text).map(({ kind }) => kind)).toEqual(["collection", "tradeline"]);
});
