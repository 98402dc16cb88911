import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = (name: string, counts: string, label: string) => `${name}
Account #            36252352****                 Balance                $142,438
Type                 Auto loan                    Past due               $0
Opened               02/25/2021                   Monthly payment        $1,642
Manner of payment    Current                      ${label.padEnd(22)} ${counts}
Remarks
`;

test.each(["Times late 30/60/90", "Late payments (30/60/90)", "Lates 30-60-90"])(
  "%s: the days that are counted belong to the label and are no counts",
  (label) => {
    const accounts = account("HARBOR LANE BANK", "0/0/0", label) + account("NORTHLAKE CARD SERVICES", "2/1/0", label);
    const report = `Credit data provided by TransUnion\nTradelines\n${accounts}`;
    expect(foundByBureau(linesOfText(report))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 142438"]);
  },
);

test("a long value reaches over the label beside it", () => {
  const report = `TransUnion credit report
Accounts with Adverse Information
RIDGELINE RECOVERY #837323****
Date Opened: 03/03/2024      Balance: $0             Pay Status: >Paid, Closed; was In Collection<
Account Type: Open Account   High Balance: $2,235
Loan Type: COLLECTION AGENCY/ATTORNEYOriginal Creditor: HUDSON CLINIC
Remarks: >PAID COLLECTION<
`;
  expect(foundByBureau(linesOfText(report))).toEqual(["collection | RIDGELINE RECOVERY | tr 0"]);
});

test.each(["2/0/0", "2x30 0x60 0x90", "30-2 60-0 90-0"])("how often an account was late: %s", (counts) => {
  const accounts =
    account("HARBOR LANE BANK", counts.replace("2", "0"), "Times late") +
    account("NORTHLAKE CARD SERVICES", counts, "Times late");
  const report = `Credit data provided by TransUnion\nTradelines\n${accounts}`;
  expect(foundByBureau(linesOfText(report))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 142438"]);
});

test("'Account information disputed by consumer' is a remark, and what is below it none", () => {
  const report = `Experian credit report
Report number 1111-2222-33

NORTHLAKE CARD
Account Number   4417****      Balance   $1,240
Status           Charged off
Comment          Account information disputed by consumer, meets FCRA requirements.

PINE CREDIT UNION
Account Number   5512****      Balance   $310
Status           Repossession
`;
  const [file] = analyzeReport(linesOfText(report), "2026-11-20")?.files ?? [];
  expect(file?.entries.map(({ remarks }) => remarks)).toEqual([
    "Account information disputed by consumer, meets FCRA requirements.",
    undefined,
  ]);
});
