import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const pair = (label: string, value: string) => `${label}\n\n${value}\n\n`;

test("where empty lines are between all labels and values, a line right below a value is of that value", () => {
  const collection = (name: string, number: string, balance: string) =>
    [
      ["Date Reported", "Jun 11, 2026"],
      ["Collection Agency", name],
      ["Original Creditor Name", "HUDSON CLINIC"],
    ]
      .concat([
        ["Account Number", number],
        ["Amount", balance],
        ["Status", "UNPAID"],
      ])
      .map(([label = "", value = ""]) => pair(label, value))
      .join("");
  const text = `Equifax
Confirmation # 6300000019
9. Collections
${collection("MARIGOLD LTD", "xxxx 3316", "$586")}${collection("RIDGELINE RESOURCE\nMANAGEMENT", "xxxx 7240", "$90")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD LTD | eq 586",
    "collection | RIDGELINE RESOURCE MANAGEMENT | eq 90",
  ]);
});

test("no mark of a history is a creditor's name", () => {
  const text = `Equifax
Confirmation # 6300000019
2.1 NORTHLAKE CARD SERVICES
${pair("Account Number", "xxxx 7718")}${pair("Reported Balance", "$1,684")}${pair("Account Status", "CHARGE_OFF")}Aug

CO

${pair("Date Opened", "Oct 05, 2018")}${pair("Balance", "$1,684")}${pair("Amount Past Due", "$1,684")}`;
  const entries = analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ creditorName, dateOpened }) => [creditorName, dateOpened])).toEqual([
    ["NORTHLAKE CARD SERVICES", "2018-10-05"],
  ]);
});

test.each([
  ["HUDSON CLINIC PLACED FOR COLLECTION", "HUDSON CLINIC"],
  ["HUDSON CLINIC; DISPUTED BY CONSUMER", "HUDSON CLINIC"],
  ["Collection account. $1,906 past due as of Aug 2025.", undefined],
])("an original creditor's name ends before a status: %s", (printed, name) => {
  const text = `Experian    Report number 1111-2222-33
RIDGELINE RECOVERY
Account Number:    441712....    Balance:    $1,906
Original Creditor: ${printed}
Status: Collection account
`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries[0]?.originalCreditor).toBe(name);
});
