import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = (name: string, type: string, values: readonly string[], status: readonly string[]) =>
  [
    name,
    ...["Date Opened:", "Responsibility:", "Loan Type:", "09/27/2021", "Individual Account", type],
    ...["Balance:", "Date Updated:", "High Balance:", "Past Due:", ...values],
    ...["Pay Status:", "Remarks:", ...status],
    "",
  ].join("\n");

const copied = `Personal Credit Report for:
TransUnion
${account("NORTHLAKE RECOVERY 441712****", "COLLECTION", ["$395", "10/18/2025", "$1,968", "$395"], [">In Collection<", ">PLACED FOR COLLECTION<"])}
${account("OAK BANK 331712****", "CREDIT CARD", ["$2,395", "10/18/2025", "$4,968", "$0"], ["Current; Paid or Paying as Agreed", "-"])}
${account("PINE CARD 221712****", "CREDIT CARD", ["$812", "10/18/2025", "$1,300", "$90"], [">Account 60 Days Past Due Date<", "-"])}
`;

test("labels one per line, and behind them just as many values, are pairs, whatever else a value is a heading of", () => {
  expect(foundByBureau(linesOfText(copied)).sort()).toEqual([
    "collection | NORTHLAKE RECOVERY | tr 395",
    "late_payment | PINE CARD | tr 812",
  ]);
  expect(analyzeReport(linesOfText(copied), "2026-11-20")?.files[0]?.entries[2]).toMatchObject({
    balance: 812,
    pastDue: 90,
    dateOpened: "2021-09-27",
    dateReported: "2025-10-18",
  });
});

test("with more values than labels it is not known whose they are", () => {
  const text = copied.replace("$2,395", "$2,395\n$17");
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries[1]?.pastDue).toBeUndefined();
});

test("a status may have dashes between its words", () => {
  const own = ["Account Number", "Reported Balance", "Account Status", "Available Credit"];
  const account = (name: string, status: string, ...more: string[]) =>
    [name, "Summary", ...own, "xxxxxxxxxxxx 8239", "$3,199", status, "$301", "Account History", ...more].join("\n");
  const text = `Equifax\nConfirmation # 1234567890\n2. Revolving Accounts
${account("2.1 NORTHLAKE CARD", "PAYS_AS_AGREED", "2026 OK 30 OK OK")}\n${account("2.2 PINE BANK", "CHARGE_OFF")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 3199",
    "charge_off | PINE BANK | eq 3199",
  ]);
});
