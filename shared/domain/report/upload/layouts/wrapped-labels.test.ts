import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";

test("a label beside its value may have its last word in the next line, as the value may", () => {
  const text = `Equifax     Confirmation # 6300000019
Collections
Collection     IC RECOVERY      Account Number:      *9694            Amount:     $3,271
Agency:        SYSTEMS INC
Date           09/28/2026       Original Creditor    VERTEL WIRELESS  Status:     UNPAID
Reported:                       Name:
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | IC RECOVERY SYSTEMS INC | eq 3271"]);
});

test("a collector behind the word agency is read in rows of labels and values", () => {
  const text = `Equifax     Confirmation # 6300000019
Negative Information
Collections
Agency               RIDGELINE RECOVERY LLC    Account Number    RR-20931    Balance    $840
Original Creditor    CITYLINE WIRELESS         Date Assigned     03/2025     Status     Unpaid
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 840"]);
});

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});

const letter = (...account: TextLine[]): TextLine[] => [
  line(1, [36, "EQUIFAX"], [300, "Confirmation # 6300000019"]),
  line(2, [36, "Credit Account Information"]),
  ...account,
];

const heading = [
  line(5, [36, "NORTHLAKE CARD"], [200, "PO BOX 118 SALINA, KS 67402 : (800) 555-0111"]),
  line(
    6,
    ...([
      [36, "Account Number"],
      [96, "Date Opened"],
      [156, "Credit Limit"],
      [276, "Terms"],
      [336, "Terms"],
      [396, "Months"],
      [456, "Activity"],
      [516, "Creditor"],
    ] satisfies [number, string][]),
  ),
  line(7, [276, "Duration"], [336, "Frequency"], [396, "Revd"], [456, "Designator"], [516, "Classification"]),
  line(8, [36, "441712879463*"], [96, "06/09/2019"], [156, "$1,000"], [336, "Monthly"], [396, "36"], [456, "Closed"]),
  line(9, [36, "Items As of"], [96, "Balance"], [156, "Amount"], [216, "Date"]),
  line(10, [36, "Date Reported"], [96, "Amount"], [156, "Past Due"], [216, "Closed"]),
];

test("a heading whose lower words are below labels of their own is read as a whole: “Creditor” over “Classification”", () => {
  const lines = letter(
    ...heading,
    line(11, [36, "10/13/2026"], [96, "$1,240"], [156, "$1,240"], [216, "08/2024"]),
    line(12, [36, "Current Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account;"]),
  );
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | eq 1240"]);
});

test("a heading of which one label alone is too wide for its column is read as a whole", () => {
  const lines = letter(
    ...heading.slice(0, 1),
    line(
      6,
      [36, "Account Number"],
      [96, "Date Opened"],
      [156, "Credit Limit"],
      [276, "Months Revd"],
      [516, "Creditor"],
    ),
    line(7, [516, "Classification"]),
    line(8, [92, "i"]),
    line(9, [36, "441712879463*"], [96, "06/09/2019"], [156, "$1,000"], [276, "36"]),
    ...heading.slice(-2),
    line(11, [36, "10/13/2026"], [96, "$1,240"], [156, "$1,240"], [216, "08/2024"]),
    line(12, [36, "Current Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account;"]),
  );
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | eq 1240"]);
});

test("what the status codes mean is no account's status", () => {
  const lines = letter(
    line(3, [36, "(This section includes open and closed accounts reported by credit grantors.) Account"]),
    line(4, [36, "Status Code Descriptions: 1 : 30-59 Days Past Due 2 : 60-89 Days Past Due 3 : 90-119 Days Past Due"]),
    ...heading,
    line(11, [36, "10/13/2026"], [96, "$1,240"], [216, "08/2024"]),
    line(12, [36, "Current Status - Pays As Agreed; Type of Account - Revolving; Whose Account - Individual Account;"]),
  );
  expect(foundByBureau(lines)).toEqual([]);
});

test("in a narrow print each word of a label has a line of its own beside the value", () => {
  const lines = [
    line(1, [36, "EQUIFAX"], [300, "Confirmation # 6300000019"]),
    line(2, [39, "Collections"]),
    line(3, [41, "Date"], [135, "Oct 25, 2026"], [262, "Collection"], [377, "RIDGELINE"]),
    line(4, [41, "Reported"], [262, "Agency"], [377, "RECOVERY"]),
    line(5, [41, "Original"], [135, "MERCY"], [262, "Balance Date"], [377, "Oct 25, 2026"]),
    line(6, [41, "Creditor"], [135, "REGIONAL"]),
    line(7, [41, "Name"], [135, "MEDICAL CTR"]),
    line(8, [41, "Original"], [135, "$1,390"], [262, "Account Number"], [377, "xxxxxx7993"]),
    line(9, [41, "Amount"]),
    line(10, [41, "Owed"]),
    line(11, [41, "Amount"], [135, "$1,211"], [262, "Creditor"]),
    line(12, [262, "Classification"]),
    line(13, [41, "Status"], [135, "UNPAID"], [262, "Date of First"], [377, "Dec 12, 2022"]),
    line(14, [262, "Delinquency"]),
    line(15, [39, "Dispute File Information"]),
  ];
  expect(foundByBureau(lines)).toEqual(["collection | RIDGELINE RECOVERY | eq 1211"]);
});

test("a label below another one that has a value of its own is no word of it", () => {
  const lines = [
    line(1, [36, "EQUIFAX"], [300, "Confirmation # 6300000019"]),
    line(2, [39, "Credit Accounts"]),
    line(3, [39, "NORTHLAKE CARD"]),
    line(4, [41, "Account"], [135, "xxxxxx7993"], [262, "Balance"], [377, "$1,211"]),
    line(5, [41, "Status"], [135, "Charge Off"], [262, "Date"], [377, "Oct 25, 2026"]),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | eq 1211"]);
});

test("the last word of a label may be one of the same kind alone: “Account” over “Number”", () => {
  const text = `EQUIFAX     Confirmation # 6300000019
Credit Account Information
NORTHLAKE CARD SERVICES    PO Box 118 Salina KS 67402-0118 : (800) 555-0111
Account         Date Opened    High Credit    Credit Limit    Terms         Mths Revd    Activity      Creditor
Number                                                        Frequency                  Designator    Classification
44171208*       05/11/2024     $3,350         $6,700          Monthly       24           Closed
Status - Charge Off; Type of Account - Revolving; Type of Loan - Credit Card; Whose Account - Individual Account;
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | eq unknown"]);
});

test("“Current” below “Status” is its value, though “Past due” below it makes a label of it", () => {
  const card = (...accounts: [string, string, string, string][]) =>
    accounts
      .map(
        ([name, balance, status, due]) => `${name}
Balance           Status
${balance.padEnd(18)}${status}
Opened            Past due
Aug 2021          ${due}
`,
      )
      .join("");
  const text = `Experian credit report\nAccounts\n${card(["OAK BANK", "$310", "Current", "$0"], ["NORTHLAKE CARD", "$1,240", "Charged off", "$1,240"])}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | ex 1240"]);
  const late = `Experian credit report\nAccounts\n${card(["OAK BANK", "$310", "Current", "$45"])}`;
  expect(foundByBureau(linesOfText(late))).toEqual(["late_payment | OAK BANK | ex 310"]);
});

test("a label and its value may both go on in the next line, beside others", () => {
  const text = `Equifax     Confirmation # 6300000019
10. Collections
10.1 IC RECOVERY SYSTEMS
Date Reported     Sep 12, 2026       Balance Date         Sep 12, 2026
Original          CITY OF MACON      Account              INDIVIDUAL_ACCOUNT
Creditor Name     UTILITIES          Designator Code
Original          $1,051             Creditor             UTILITIES
Amount Owed                          Classification
Amount            $1,051             Account Number       xxxx 5594
Status            UNPAID             Comments
10.2 BLUE HERON RECOVERY
Date Reported           Oct 04, 2026      Balance Date           Oct 04, 2026
Original Creditor       LAKESIDE          Account Designator     INDIVIDUAL_ACCOUNT
Name                    HOSPITAL          Code
Amount                  $737              Account Number         xxxx 3221
Status                  UNPAID            Comments
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | IC RECOVERY SYSTEMS | eq 1051",
    "collection | BLUE HERON RECOVERY | eq 737",
  ]);
});

test("a label that wraps beside values of nothing but words is one label", () => {
  const row = (no: number, label: string, value?: string) =>
    line(no, [36, label], ...(value ? ([120, 220, 320].map((x) => [x, value]) as [number, string][]) : []));
  const table = [
    line(1, [36, "KESTREL CREDIT CARD"]),
    line(2, [120, "TransUnion"], [220, "Experian"], [320, "Equifax"]),
    row(3, "Account #:", "553689****"),
    row(4, "Account", "Closed"),
    row(5, "Status:"),
    row(6, "Payment", "Collection/Chargeoff"),
    row(7, "Status:"),
    row(8, "Balance:", "$815.00"),
    row(9, "Comments:", "Charged off account"),
  ];
  expect(foundByBureau(table)).toEqual(["charge_off | KESTREL CREDIT CARD | eq 815 | ex 815 | tr 815"]);
});

test("the last status of a page is no part of the heading over the next one", () => {
  const head: [number, string][] = [
    [36, "Creditor"],
    [220, "Account No."],
    [320, "Balance"],
    [400, "Status"],
  ];
  const rows = [
    line(1, [36, "Experian Credit Report"]),
    line(2, ...head),
    line(3, [36, "HARBOR PEAK BANK"], [220, "582268****"], [320, "$3,065"], [400, "Current"]),
    line(4, [36, "KESTREL CREDIT CARD"], [220, "584313****"], [320, "$2,679"], [400, "Current"]),
    { ...line(1, ...head), page: 2 },
    { ...line(2, [36, "BENTON CARD"], [220, "549335****"], [320, "$120"], [400, "Charge-off"]), page: 2 },
    { ...line(3, [36, "OAKHOLLOW CARD"], [220, "554335****"], [320, "$75"], [400, "Current"]), page: 2 },
  ];
  expect(foundByBureau(rows)).toEqual(["charge_off | BENTON CARD | ex 120"]);
});
