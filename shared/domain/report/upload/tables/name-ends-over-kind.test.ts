import { analyzeReport } from "../analyze";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 5 })),
});
const labels: [number, string][] = [
  [40, "Creditor"],
  [186, "Account"],
  [262, "Balance"],
  [338, "Past Due"],
  [414, "Opened / Reported"],
  [520, "Status"],
  [640, "Remarks"],
];
const REMARK = "Account information disputed by";
const values = (last4: string, status: string): [number, string][] => [
  [186, `....${last4}`],
  [262, "$2,126"],
  [338, "$2,126"],
  [414, "03/06/2021"],
  [520, status],
  [640, REMARK],
];
const below: [number, string][] = [
  [414, "10/01/2026"],
  [640, "the consumer"],
];
const namesIn = (...rows: TextLine[]) => {
  const lines = [line(1, [40, "TransUnion credit report"]), line(2, [40, "Accounts"]), line(3, ...labels), ...rows];
  return analyzeReport(lines, "2026-11-20")?.files[0]?.entries.map(({ creditorName }) => creditorName);
};

test("a name goes on over the kind of its account, beside a second day", () => {
  const rows = [
    line(4, [40, "NORTHLAKE RECOVERY OF"], ...values("4417", "Collection")),
    line(5, [40, "PINE COUNTY"], ...below),
    line(6, [40, "Collection Agency/Attorney"]),
    line(7, [40, "HARBOR LANE FINANCIAL"], ...values("5182", "60 days late")),
    line(8, [40, "SERVICES"], ...below),
    line(9, [40, "Unsecured Loan"]),
    line(10, [40, "EASTMARK CARD"], ...values("6003", "Charge-off")),
    line(11, [40, "Credit Card"], ...below),
  ];
  expect(namesIn(...rows)).toEqual([
    "NORTHLAKE RECOVERY OF PINE COUNTY",
    "HARBOR LANE FINANCIAL SERVICES",
    "EASTMARK CARD",
  ]);
});

test("an agency's name may end with the words of a kind, over the kind of its account", () => {
  const rows = [
    line(4, [40, "FENWICK AND RIDGELINE"], ...values("4417", "Collection")),
    line(5, [40, "COLLECTION AGENCY"], ...below),
    line(6, [40, "Collection"]),
    line(7, [40, "EASTMARK CARD"], ...values("6003", "Charge-off")),
    line(8, [40, "Credit Card"], ...below),
  ];
  expect(namesIn(...rows)).toEqual(["FENWICK AND RIDGELINE COLLECTION AGENCY", "EASTMARK CARD"]);
});

test("a row over the kind of another account begins that account", () => {
  const rows = [
    line(4, [40, "NORTHLAKE CARD"], ...values("4417", "Charge-off")),
    line(5, [40, "HARBOR LANE BANK"], ...values("5182", "60 days late")),
    line(6, [40, "Credit Card"], ...below),
  ];
  expect(namesIn(...rows)).toEqual(["NORTHLAKE CARD", "HARBOR LANE BANK"]);
});

test("beside a column for the kind of an account COLLECTION AGENCY goes on a name", () => {
  const row = (no: number, name: string, kind: string): TextLine =>
    line(no, [40, name], [150, kind], [262, "$2,126"], [338, "$2,126"], [414, "03/2021"], [520, "COLLECTION"]);
  const lines = [
    line(1, [40, "TransUnion credit report"]),
    line(2, [40, "Accounts"]),
    line(3, [40, "Creditor"], [150, "Type"], [262, "Balance"], [338, "Past Due"], [414, "Opened"], [520, "Status"]),
    row(4, "FENWICK MEDICAL", "Collection"),
    line(5, [40, "COLLECTION AGENCY"], [150, "Agency/Attorney"]),
    line(6, [40, "OF THE LAKES"]),
    line(7, [40, "130202596730"]),
    row(8, "RIDGELINE PORTFOLIO", "Collection"),
    line(9, [40, "SERVICES"], [150, "Agency/Attorney"]),
    line(10, [40, "2859105898725758"]),
  ];
  expect(analyzeReport(lines, "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "FENWICK MEDICAL COLLECTION AGENCY OF THE LAKES", accountNumber: "130202596730" },
    { creditorName: "RIDGELINE PORTFOLIO SERVICES", accountNumber: "2859105898725758" },
  ]);
});
