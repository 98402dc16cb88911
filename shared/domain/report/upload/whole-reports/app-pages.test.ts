import {
  addressesBesideValues,
  appPage,
  cardsPage,
  emptyLabels,
  marksPerBureau,
  marksPerLine,
} from "#shared/testing/app-pages";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("an app's page of accounts, collections and court records is read", () => {
  expect(foundByBureau(linesOfText(appPage))).toEqual([
    "late_payment | Northlake Card Services | eq 1240",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
    "bankruptcy | US BKPT CT NY ALBANY | eq unknown",
  ]);
});

test("a label without a value is no creditor, known or not", () => {
  expect(foundByBureau(linesOfText(emptyLabels))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
  const entries = analyzeReport(linesOfText(emptyLabels), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ originalCreditor }) => originalCreditor)).toEqual([undefined, "HUDSON VALLEY CLINIC"]);
});

test("a paid account is late by its months alone, one mark per line", () => {
  expect(foundByBureau(linesOfText(marksPerLine))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 0"]);
  expect(foundByBureau(linesOfText(marksPerBureau))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | eq 0 | tr 0"]);
});

test("an amount and a status below a name open no section", () => {
  expect(foundByBureau(linesOfText(cardsPage))).toEqual([
    "charge_off | Northlake Card Services | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
});

test("an address beside values that go on is no account of its own", () => {
  expect(foundByBureau(linesOfText(addressesBesideValues))).toEqual(["collection | PINEFIELD RECOVERY LLC | ex 840"]);
});

const sentences = `Your credit, powered by TransUnion
What's hurting your score
Northlake Card Services
Credit card ending in 4417
This account was charged off.
Balance $1,240
Opened Aug 2016
Harbor Lane Bank
Mortgage ending in 5178
This account is 60 days past due.
Balance $9,410
Opened Jan 2022
RIDGELINE RECOVERY LLC
Collection for HUDSON CLINIC
Balance $840
Opened Mar 2025
What's helping your score
Pine Credit Union
Credit card ending in 7715
Always paid on time.
Balance $6,310
`;

const chips = `Experian credit report
Accounts (2)
Northlake Card Services
Credit card • 4417
$1,240
Charge-off
Account number
441712XX
Balance
$1,240
HARBOR LANE BANK
Mortgage • 5178
$9,410
Past due
Account number
5178XX
Status
60 days past due
Balance
$9,410
Collections (1)
RIDGELINE RECOVERY LLC
Collection • 0931
$840
Collection
Account number
RR-20931
Balance
$840
`;

test("a status below a name and the kind of its account needs no label", () => {
  expect(foundByBureau(linesOfText(sentences))).toEqual([
    "charge_off | Northlake Card Services | tr 1240",
    "late_payment | Harbor Lane Bank | tr 9410",
    "collection | RIDGELINE RECOVERY LLC | tr 840",
  ]);
  expect(foundByBureau(linesOfText(chips))).toEqual([
    "charge_off | Northlake Card Services | ex 1240",
    "late_payment | HARBOR LANE BANK | ex 9410",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
});

test("another word for the creditor begins another account", () => {
  const text = `Equifax credit file
Creditor: PINE CREDIT UNION
Type: Credit card | Opened: Feb 2018 | Acct: ****1204
Balance: $260
Status: CURRENT
Collector: RIDGELINE RECOVERY LLC
Opened: Mar 2025 | Acct: RR-20931
Balance: $840
Status: UNPAID COLLECTION
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 840"]);
});

test.each(["\n", " "])("a card's kind and number are below its name, and whose it is is no name (%j)", (between) => {
  const card = (name: string, type: string, status: string, others: string) => `${name}
${type}
${["Balance", "$1,487.00"].join(between)}
${["Payment status", status].join(between)}
${["Opened on", "09/21/2024"].join(between)}
${["Past due amount", "$0.00"].join(between)}
${["Account holder", "Individual"].join(between)}
Late payments (30 / 60 / 90+ days)${between}${others}`;
  const page = `Your credit report
Powered by Experian
Open accounts (2)
${card("Northlake Card", "Credit card ••••2204", "Current", "0 / 0 / 0")}
${card("Pinefield Loans Corp", "Personal loan ••••6610", "90 days late", "2 / 1 / 1")}
Closed accounts (1)
${card("Harbor Lane Financial", "Auto loan ending in 4435", "Voluntary surrender", "1 / 1 / 2")}
Public records (0)`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "late_payment | Pinefield Loans Corp | ex 1487",
    "repossession | Harbor Lane Financial | ex 1487",
  ]);
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ accountNumber }) => accountNumber)).toEqual(["****2204", "****6610", "****4435"]);
});

test('"Placed for collection" as a remark is no label over the next collection\'s name', () => {
  const collection = (name: string, amount: string) => `${name}
${amount}
Original creditor
—
Amount
${amount}
Date opened
Feb 14, 2024
Status
Open
Last reported
Oct 19, 2026
Responsibility
Individual
Remarks
Placed for collection`;
  const page = `TransUnion credit report
Collections
${collection("RIDGELINE & WOLF", "$187")}
${collection("UNITED RECOVERY BUREAU", "—")}
Public records`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "collection | RIDGELINE & WOLF | tr 187",
    "collection | UNITED RECOVERY BUREAU | tr unknown",
  ]);
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ remarks }) => remarks)).toEqual(["Placed for collection", "Placed for collection"]);
});

test.each(["Creditor information", "Contact", "Lender's contact details", "Información de contacto"])(
  "a name and an address below %j are the end of an account",
  (heading) => {
    const card = (name: string, number: string, balance: string, status: string) => `${name}
${balance}
Reported Aug 12, 2026
${status}
Overview
Account details
Account number
****${number}
Balance
${balance}
Current payment status
${status}
${heading}
${name}
PO BOX 1000
ALBANY, NY 12201`;
    const page = `TransUnion credit report
Credit cards
${card("NORTHLAKE CARD", "4417", "$1,240", "Charge-off")}
${card("HARBOR LANE BANK", "5178", "$0", "Current")}
${card("PINEFIELD LOANS CORP", "7715", "$90", "60 days late")}
Inquiries`;
    expect(foundByBureau(linesOfText(page))).toEqual([
      "charge_off | NORTHLAKE CARD | tr 1240",
      "late_payment | PINEFIELD LOANS CORP | tr 90",
    ]);
  },
);

test("below a section's heading its count is none: the first collection has its name", () => {
  const card = (name: string, balance: string) => `${name}
${balance}
Reported: Sep 17, 2026
Collection details
Payment status
In collections
Type
Collection
Balance
${balance}
Creditor contact details
PO BOX 1000
ALBANY, NY 12201`;
  const page = `Your TransUnion credit report
Collections
2 accounts

${card("RIDGELINE RECOVERY", "$840")}

${card("MERIDEW MEDICAL RECOVERY", "$1,106")}

Public records`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 840",
    "collection | MERIDEW MEDICAL RECOVERY | tr 1106",
  ]);
});
