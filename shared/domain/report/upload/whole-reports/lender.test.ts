import { foundByBureau } from "#shared/testing/found-by-bureau";
import {
  blocksWithSource,
  marksUnderNames,
  marksUnderOneHeading,
  namesWithoutHeading,
  numbersInNames,
  remarksBelow,
  rowsUnderOneName,
  rowsUnderUnknownWords,
  scoresInColumns,
  slashes,
  sourcesApart,
  sourcesBelow,
  sourcesBeside,
  twoLinesEach,
  unknownHeaders,
  wrapped,
} from "#shared/testing/lender-layouts";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

test.each([
  ["unknown headings among known ones", unknownHeaders],
  ["marks under the bureaus' names", marksUnderNames],
  ["headings of two lines, and a number below each name", twoLinesEach],
  ["two values in each column", slashes],
  ["long values that go on in the next line", wrapped],
  ["a row for each bureau under one name", rowsUnderOneName],
  ["masked numbers, remarks and sources below the values", remarksBelow],
  ["bureaus apart from one another behind one label", sourcesApart],
  ["marks under names that have a heading of their own", marksUnderOneHeading],
  ["bureaus below one another", sourcesBelow],
  ["bureaus beside one another", sourcesBeside],
  ["a block for each account", blocksWithSource],
  ["scores in columns over a table with sources", scoresInColumns],
  ["numbers that touch the names", numbersInNames],
  ["a row for each bureau with unknown words", rowsUnderUnknownWords],
  ["names without a heading", namesWithoutHeading],
])("a lender's report is read: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("from one row on the letters before the names may stand apart, and counts touch the heading beside them", () => {
  const text = `MERGED CREDIT REPORT
 E CREDITOR                 DATE     DATE    HIGH     BALANCE   PAST    TERMS   MO    30 60 90+ ACCT   STATUS          SOURCE
 C ACCOUNT NUMBER           REPORTED OPENED  CREDIT             DUE             REV             TYPE
 A NORTHLAKE CARD SERVICES  10/26    03/19   $1,310   $1,240    $310    REV     24    1   1   4   REV    CHARGE OFF      XP/TU
   441712****
 I HARBOR LANE BANK         10/26    01/22   $9,800   $9,410    $0      60      24    2   0   0   INST   AS AGREED       TU/EF
   517822****
 I   PINE CREDIT UNION      10/26    05/17   $2,000   $310      $0      REV     24    0   0   0   REV    AS AGREED       XP/TU/EF
     660133****
 I   RIDGELINE RECOVERY     09/26    11/24   $840     $840      $840 REV        24    0   0   0   COLL   COLLECTION      EF
     770120****
     PLACED FOR COLLECTION; ORIGINAL CREDITOR: HUDSON CLINIC
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY | eq 840",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("a letter before each name, which says whose the account is, is no part of it", () => {
  const text = `MERGED CREDIT REPORT
W                              DATE    DATE    HIGH      BALANCE   PAST    CURRENT
H CREDITOR                     RPTD    OPND    CREDIT              DUE     STATUS
B NORTHLAKE CARD SERVICES      10/26   03/19   $1,310    $1,240    $310    CHARGE OFF
  441712XX                     REVOLVING   SOURCE: XP TU
A HARBOR LANE BANK             10/26   01/22   $9,800    $9,410    $812    60 DAYS LATE
  5178XXXX                     INSTALLMENT   SOURCE: TU EF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("a row of a copied table with names over numbers may have an empty cell", () => {
  const row = (...cells: string[]) => cells.join("\t");
  const text = [
    "MERGED CREDIT REPORT",
    row("Creditor / Account", "Opened", "Balance", "Past Due", "Account Status", "XP", "TU", "EF"),
    row("NORTHLAKE CARD SERVICES\n****4417", "03/19", "$1,240", "$310", "CHARGE OFF", "X", "X", ""),
    row("HARBOR LANE BANK\n****5178", "01/22", "$9,410", "$812", "60 DAYS LATE", "", "X", "X"),
    row("RIDGELINE RECOVERY LLC\nRR-20931", "03/25", "$840", "$840", "COLLECTION", "X", "", ""),
    row("PINE CREDIT UNION\n****7715", "08/22", "$6,310", "", "AS AGREED", "X", "", "X"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("a status goes on below in its column, in words that are a heading elsewhere", () => {
  const text = `MERGED CREDIT REPORT
TRADE LINES
Creditor              Account #        Opened    Balance    Past Due   Status         Source
NORTHLAKE CARD        XXXXXXXXX4417    07/2016   $700       $0         INCLUDED IN    XP/TU
                                                                       BANKRUPTCY
HARBOR LANE BANK      XXXXXXXXX5178    02/2024   $9,410     $812       LATE 60 DAYS   TU/EF
PINE CREDIT UNION     XXXXXXXXX7715    02/2024   $6,310     $0         AS AGREED      TU/EF
PUBLIC RECORDS
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "other | NORTHLAKE CARD | ex 700 | tr 700",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("where other accounts name their sources by initials, X alone is Experian, and one with an original creditor is a collection", () => {
  const row = (...cells: string[]) => cells.join("\t");
  const text = [
    "MERGED CREDIT REPORT",
    row("Creditor", "Opened", "Balance", "Past Due", "Account Status", "Source"),
    row("NORTHLAKE CARD SERVICES", "03/19", "$1,240", "$310", "CHARGE OFF", "X/T"),
    row("HARBOR LANE BANK", "01/22", "$9,410", "$812", "60 DAYS LATE", "T/E"),
    row("RIDGELINE RECOVERY LLC", "03/25", "$840", "$840", "COLLECTION/CHARGEOFF", "X"),
    "ORIGINAL CREDITOR: EAST CABLE CO",
    row("PINE CREDIT UNION", "08/22", "$6,310", "", "AS AGREED", "X/E"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test.each(["PD", "P/D", "Amt PD", "Pst Due", "$ Past Due", "Delinq Amt"])(
  "the column %s is the amount past due",
  (label) => {
    const text = `MERGED CREDIT REPORT
LIABILITIES
Creditor            Acct #        Opened   Bal       ${label.padEnd(10)}  Status         Source
HICKORY BANK        517805****    01/19    $1,240    $1,240      Charge-off     XP TU
BASALT AUTO LN      3300******    03/22    $9,140    $455        60 days late   XP TU
CATTAIL CARD        60110*****    01/11    $75       $0          As agreed      XP TU
`;
    const entries = (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap((file) => file.entries);
    expect(entries.map(({ pastDue }) => pastDue)).toEqual([1240, 455, 0, 1240, 455, 0]);
  },
);

test("a column PD that holds days is no amount", () => {
  const text = `MERGED CREDIT REPORT
LIABILITIES
Creditor            Acct #        Opened   Bal       PD          Status         Source
HICKORY BANK        517805****    01/19    $1,240    08/2026     Charge-off     XP TU
BASALT AUTO LN      3300******    03/22    $9,140    09/2026     60 days late   XP TU
`;
  const entries = (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap((file) => file.entries);
  expect(entries.map(({ pastDue }) => pastDue)).toEqual([undefined, undefined, undefined, undefined]);
});

test("labels that touch over rows of two lines are over a column each", () => {
  const text = `Infile Credit Report
Credit history
Creditor             Opened   High credit Balance Type                Source
Account              Reported Limit       Past due Status
HOLLIS TRUST         03/2018 $1,600       $1,523   Credit Card        TU XP
433010******         08/2026 -            $1,423   Charge-off
BRINDLE AUTO LENDERS 01/2023 $26,000      $20,112 Auto Loan           TU XP EF
8811********         09/2026 -            $611     90 days past due
ASTER CARD SERVICES  01/2010 $1,500       $64      Credit Card        TU XP EF
37001*******         09/2026 -            $0       Paid as agreed
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | HOLLIS TRUST | ex 1523 | tr 1523",
    "late_payment | BRINDLE AUTO LENDERS | eq 20112 | ex 20112 | tr 20112",
  ]);
});

test("a label that touches a count of late months is over a column of its own", () => {
  const text = `Infile Credit Report
Creditor              Reported   High credit   Balance    Past due   Mo rev 30       60   90   Status         Source
Account number        Opened     Limit
NORTHLAKE MORTGAGE    07/26      $210,500      $177,310   $0         60        2     0    0    AS AGREED      XP/TU
47700XXXX             01/18
HARBOR LANE BANK      08/26      $812          $812       $0         40        0     0    0    AS AGREED      EF
91180XXX              03/24
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE MORTGAGE | ex 177310 | tr 177310"]);
});

test("a court's record in one line says which bureaus report it", () => {
  const text = `Infile Credit Report
Creditor              Account #   Opened    Balance   Past due  Status         Source
NORTHLAKE CARD        4417XXXX    01/18     $1,240    $1,240    CHARGE OFF     XP/TU
HARBOR LANE BANK      5178XXXX    01/18     $90       $0        AS AGREED      EF
PUBLIC RECORDS
CHAPTER 7 BANKRUPTCY COURT: US BKPT CT NY ALBANY CASE # 1811903 FILED 11/18 DISCHARGED 02/19 SOURCE TU/EF
INQUIRIES
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "bankruptcy | US BKPT CT NY ALBANY | eq unknown | tr unknown",
  ]);
});

test.each([
  ["beside one another", (text: string) => text],
  ["copied with one value per line", (text: string) => text.replaceAll(/ *\n */g, "\n").replaceAll(/ {2,}/g, "\n")],
])("a bureau's code in its own column lists no sources: %s", (_, shown) => {
  const account = (name: string, status: string) => `${name}
                 TransUnion     Experian       Equifax
Account Number   4417XXXX       4417XXXX       4417XXXX
Source           TU01           XP01           EF01
Opened           02/2017        02/2017        02/2017
Balance          $1,240         $1,302         $1,240
Status           AS AGREED      ${status.padEnd(14)} AS AGREED
`;
  const report = `TRADELINES\n${account("NORTHLAKE CARD", "CHARGE OFF")}${account("HARBOR LANE BANK", "LATE 30 DAYS")}`;
  expect(foundByBureau(linesOfText(shown(report)))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1302",
    "late_payment | HARBOR LANE BANK | ex 1302",
  ]);
});

test("the status behind a code of the kind, in a column for both, is the account's", () => {
  const cell = (text: string) => `<td>${text}</td>`;
  const account = (name: string, number: string, past: string, status: string) =>
    `<tr>${[`${name}<br>${number}`, "02/2026", "03/2021", "$25,646", "$10,258", past, "1", "1", "1", status, "XPN EFX"].map(cell).join("")}</tr>`;
  const heads = ["CREDITOR NAME<br>ACCOUNT NUMBER", "DATE REPORTED", "DATE OPENED", "HIGH CREDIT", "BALANCE OWING"];
  const more = ["PAST DUE AMOUNT", "30-59", "60-89", "90+", "ACCOUNT TYPE / STATUS", "SOURCE"];
  const html = `<p>Tri-Merge Credit Report</p><h3>TRADELINES</h3><table><tr>${[...heads, ...more].map(cell).join("")}</tr>
${account("NORTHLAKE AUTO", "481203XXX", "$10,258", "INST REPOSSESSION")}
${account("HARBOR LANE BANK", "517803XXX", "$0", "REV CHARGE OFF")}</table>`;
  expect(foundByBureau(linesOfHtml(html))).toEqual([
    "repossession | NORTHLAKE AUTO | eq 10258 | ex 10258",
    "charge_off | HARBOR LANE BANK | eq 10258 | ex 10258",
  ]);
});
