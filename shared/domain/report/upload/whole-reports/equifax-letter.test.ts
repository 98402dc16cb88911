import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const labels = `Account Number    Date Opened    High Credit    Credit Limit    Terms Duration    Months Revd
441712XX          03/11/2019     $1,310         $1,000                            48
Items As of       Balance     Amount      Date of       Actual     Scheduled    Date of       Charge Off
Date Reported     Amount      Past Due    Last Paymnt   Paymnt     Paymnt Amt   1st Delinq    Amount
                                                        Amount                  Rptd
10/28/2026        $1,240      $310        03/02/2024    $0         $95          04/01/2024    $1,240`;

const letter = `EQUIFAX                    CREDIT FILE : November 2, 2026
                           Confirmation # 6300000019
Credit Account Information
NORTHLAKE CARD SERVICES    PO Box 118 Salina KS 67402-0118 : (800) 555-0111
${labels}
Current Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account; ADDITIONAL INFORMATION - Credit Card

Collection Agency Information
RIDGELINE RECOVERY LLC (800) 555-0121 Original Creditor: HUDSON CLINIC
Collection Reported 10/2026; Assigned 07/2025; Client - HUDSON CLINIC; Amount - $900; Status as of 10/2026 - Unpaid; Balance as of 10/2026 - $840; Individual Account; Account # - RR99XXX
`;

test("labels in three lines over their values, and a collection in one sentence, are read", () => {
  expect(foundByBureau(linesOfText(letter))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
  ]);
  expect(analyzeReport(linesOfText(letter), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { dateOpened: "2019-03-11", dateReported: "2026-10-28", pastDue: 310 },
    { originalCreditor: "HUDSON CLINIC", dateOpened: "2025-07" },
  ]);
});

test("a collection's sentence goes on to its address, though a line of it ends with a part", () => {
  const text = `EQUIFAX     Confirmation # 6300000019
Collection Agency Information
Collection Reported 08/2026; Assigned 11/2024; Client - HEARTH MEDICAL GROUP; Amount - $512;
Status as of 08/2026 - Unpaid; Date of 1st Delinquency 05/2024; Balance as of 08/2026 - $512; Individual
Account; Account # - 77120XXX; ADDRESS: MARIGOLD RECOVERY PO Box 8 Akron OH 44309
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | MARIGOLD RECOVERY | eq 512"]);
});

test("a collection's sentence may begin with the collector's name, and a court record's with what was filed", () => {
  const text = `EQUIFAX     Confirmation # 6300000019
  Public Record Information (This section includes public record items obtained from local, state and
  federal courts.)
 Bankruptcy Filed 02/2022; Us Bankruptcy Court Toledo; Case Number or Id Number - 1730000; Type - Personal; Filer -
 Individual; Current Disposition - Discharged Ch-7; Current Disposition Date 06/2022; Date Verified 06/2022; Prior
 Disposition - Ch-7 Voluntary;

  Collection Agency Information (This section includes accounts that credit grantors have placed for
  collection with a collection agency.)

 Marigold Recovery Inc Collection Reported 05/2026; Assigned 04/2025; Creditor Class - Financial; Client -
 Hearth Bank/Catalog; Amount - $512; Status as of 05/2026 - Unpaid; Date of 1st Delinquency 07/2024; Balance as of 05/2026 -
 $488; Individual Account; Account Number - 85816*; ADDITIONAL INFORMATION - Consumer Disputes This Account Information;
 Address: 23 Quarry Dr Ste 300 San Diego CA 92108-2709 : (800) 555-0121


 Ridgeline Medical Collection Reported 03/2026; Assigned 09/2024; Creditor Class - Medical/Health Care; Client - St Anne
 Hospital; Amount - $1,095; Status as of 03/2026 - Paid; Date of 1st Delinquency 02/2024; Balance as of 03/2026 - $0;
 Individual Account; Account Number - MD40*; ADDITIONAL INFORMATION - Medical; Address: 212 15th Ave Vero Beach FL 32960-
 3436 : (800) 555-0119

  Credit Account Information (This section includes open and closed accounts reported by credit grantors.)
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "bankruptcy | Us Bankruptcy Court Toledo | eq unknown",
    "collection | Marigold Recovery Inc | eq 488",
    "collection | Ridgeline Medical | eq 0",
  ]);
});

test("a heading with two explanations that goes on in the next line ends the collections, whose last parts go on too; a court's name may have a hyphen", () => {
  const text = `EQUIFAX                    CREDIT FILE : November 2, 2026
Public Record Information (This section includes public record items obtained from local, state and federal courts.)
Bankruptcy Filed 08/2020; Western Dist Of Wa-Tacoma; Case or ID # - 2041877; Type - Individual; Date Reported - 12/2020;
Collection Agency Information (This section includes accounts that have been placed for collection.)
RIDGELINE RECOVERY LLC 4 Quarry Plaza Elmsford NY 10523 : (800) 555-0121
Collection Reported 08/2026; Assigned 01/2025; Client - Hudson Clinic; Amount - $512; Status as of 08/2026 - Unpaid; Balance
as of 08/2026 - $512; Individual Account; Account # - 4401*; ADDITIONAL
INFORMATION - Collection Account
MARIGOLD RECOVERY 20818 44th Ave W Salina KS 67402 : (800) 555-0131
Collection Reported 03/2025; Assigned 06/2024; Client - Prairie Gas; Amount - $276; Status as of 03/2025 - Paid; Balance as of
03/2025 - $0; Individual Account; Account # - 9917*; ADDITIONAL INFORMATION - Paid Collection
Credit Account Information (For your security, the last 4 digits of account numbers have been replaced by *) (This section
includes open and closed accounts reported by credit grantors)
NORTHLAKE CARD SERVICES    PO Box 118 Salina KS 67402-0118 : (800) 555-0111
${labels}
Status - Voluntary Surrender; Type of Account - Installment; Type of Loan - Auto; Whose Account - Individual Account; ADDITIONAL
INFORMATION - Voluntary Surrender; Closed or Paid Account/Zero Balance;
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "bankruptcy | Western Dist Of Wa-Tacoma | eq unknown",
    "collection | RIDGELINE RECOVERY LLC | eq 512",
    "collection | MARIGOLD RECOVERY | eq 0",
    "repossession | NORTHLAKE CARD SERVICES | eq 1240",
  ]);
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries[0]?.accountNumber).toBe("2041877");
});

test("a label's words in a legend above the first account are none of that account", () => {
  const text = `EQUIFAX                    CREDIT FILE : November 2, 2026
Confirmation # 6300000019
Credit Account Information
Account History Status Codes    1 : 30-59 Days Past Due    2 : 60-89 Days
Past Due    G : Collection Account    L : Charge Off
NORTHLAKE CARD SERVICES    PO Box 118 Salina KS 67402-0118 : (800) 555-0111
${labels}
Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account;
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | eq 1240"]);
});

test("the history's label may go on in a line between its months and its codes", () => {
  const account = (
    name: string,
    status: string,
    history: string,
  ) => `${name}    PO Box 118 Salina KS 67402-0118 : (800) 555-0111
${labels.replace("$310", "$0  ")}
Current Status - ${status}; Type of Account - Revolving; Whose Account - Individual Account;
${history}
`;
  const text = `EQUIFAX     Confirmation # 6300000019
Credit Account Information
${account("NORTHLAKE CARD", "Paid and Closed", "Account History with   02/2025\nStatus Codes\n                       1")}
${account("HARBOR LANE BANK", "Charge Off", "Account History with   10/2026  09/2026\nStatus Codes\n                       L        L")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 1240",
    "charge_off | HARBOR LANE BANK | eq 1240",
  ]);
});

test("a line that names a collection agency ends the sentence of the one before it", () => {
  const agency = (
    name: string,
    balance: string,
  ) => `Collection Agency: ${name}; PO BOX 8, AKRON, OH 44309 : (800) 555-0121
Collection Reported 10/2026; Assigned 07/2025; Client - HUDSON CLINIC; Amount - ${balance}; Status as of 10/2026 - Unpaid;
Balance as of 10/2026 - ${balance}; Individual Account; Account # - RR99XXX; Last Payment Date 00/0000`;
  const text = `EQUIFAX     Confirmation # 6300000019
Collection Agency Information
${agency("RIDGELINE RECOVERY", "$840")}
${agency("MARIGOLD COLLECTORS", "$512")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 840",
    "collection | MARIGOLD COLLECTORS | eq 512",
  ]);
});

test("judgments and liens in sentences of their own are records, as bankruptcies are", () => {
  const text = `EQUIFAX                    CREDIT FILE : November 2, 2026
                           Confirmation # 6300000019
Judgment Information
Judgment Filed 11/2015; POLK COUNTY STATE COURT; Case or ID # - SC7880000; Defendant - PAT DOE; Amount - $3,407;
Plaintiff - HEARTH BANK; Verified 04/2017;
Lien Information
Lien Filed 08/2015; MARION CO CLERK OF COURT; Case or ID # - 386440000; Amount - $9,898; Class - State; Released ; Verified
06/2017;
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "judgment | POLK COUNTY STATE COURT | eq 3407",
    "tax_lien | MARION CO CLERK OF COURT | eq 9898",
  ]);
});

test("a collection's sentence may have a mark behind the collector's name", () => {
  const text = `EQUIFAX     Confirmation # 6300000019
Collection Agency Information
RIDGELINE & SONS, INC.; Collection Reported 10/2026; Assigned 12/2020; Creditor Class - Utilities; Client -
HARBOR ENERGY; Amount - $221; Status as of 10/2026 - Unpaid; Balance as of 10/2026 - $198; Individual Account;
Account # - 463323XXXX; ADDITIONAL INFORMATION - Collection Account
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE & SONS, INC. | eq 198"]);
});

test("an address may end in the next line, with its telephone or but for it, or stand there whole", () => {
  const collection = (address: string, amount: number) =>
    `Collection Reported 08/2026; Assigned 11/2024; Client - HEARTH MEDICAL GROUP; Amount - $${amount}; Status as of 08/2026 -
Unpaid; Date of 1st Delinquency 05/2024; Balance as of 08/2026 - $${amount}; Individual Account; Account # 77120XXX; ADDITIONAL
INFORMATION - Consumer Disputes This Account Information; Address: ${address}`;
  const text = `EQUIFAX     Confirmation # 6300000019
Collection Agency Information
${collection("MARIGOLD RECOVERY PO Box 8 Akron, OH 44309 :\n(800) 555-0121", 512)}
${collection("QUARTZ RECEIVABLES MANAGEMENT GROUP PO Box 90\nNorfolk, VA 23502 : (800) 555-0122", 240)}
${collection("\nSTONEGATE RECEIVABLES PO Box 3097 Bloomington IL 61702-3097 : (877) 555-0170", 75)}
${collection("P&H RECOVERY SVC PO Box 3097 Bloomington IL 61702-3097 : (877) 555-0170", 91).replace("; Address", ";\nAddress")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 512",
    "collection | QUARTZ RECEIVABLES MANAGEMENT GROUP | eq 240",
    "collection | STONEGATE RECEIVABLES | eq 75",
    "collection | P&H RECOVERY SVC | eq 91",
  ]);
});

test("a letter whose name is a picture is Equifax's by its own words, without a negative account too", () => {
  const text = `CREDIT FILE : November 12, 2026     Confirmation # 63160444     CASEY DOE
Credit Account Information
Account Column Title Descriptions:
Account Number     - The Account number reported by credit grantor
NORTHLAKE CARD SERVICES
PO Box 118 Salina KS 67402-0118 : (800) 555-0111
${labels.replace("$310 ", "     ").replaceAll("$1,240", "$75   ")}
Status - Pays As Agreed; Type of Account - Revolving; Type of Loan - Credit Card; Whose Account - Individual Account;
Inquiries that May Impact Your Credit Rating
04/11/2026     HARBOR LANE BANK
`;
  const report = analyzeReport(linesOfText(text), "2026-11-20");
  expect(report?.source).toBe("equifax");
  expect(foundByBureau(linesOfText(text))).toEqual([]);
});

test("a collection's sentence may have its collector as the last part before the address, each collection its own", () => {
  const one = (name: string, amount: number) =>
    `Collection Reported 08/2026; Assigned 11/2024; Creditor Class - Retail; Client - HEARTH CABLE; Amount - $${amount}; Status as of 08/2026 - Unpaid;
Balance as of 08/2026 - $${amount}; Individual Account; Account # - ******77${amount}; ADDITIONAL INFORMATION - Consumer Disputes This Account
Information; ${name}; PO Box 8, Akron OH 44309; (800) 555-0121
`;
  const text = `EQUIFAX     Confirmation # 6300000019
Collection Agency Information
${one("MARIGOLD RECOVERY", 512)}${one("RIDGELINE ADJUSTERS LLC", 488)}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 512",
    "collection | RIDGELINE ADJUSTERS LLC | eq 488",
  ]);
});
