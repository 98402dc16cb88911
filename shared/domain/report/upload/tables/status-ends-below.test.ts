import { analyzeReport } from "../analyze";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});
const places = [190, 232, 274, 322, 368, 412];
const row = (no: number, owner: string, name: string, [status, end]: [string, string], number: string) => [
  line(
    no,
    [30, owner],
    [52, name],
    ...["10/20", "10/26", "240", "0", "0", "24"].map((text, at): [number, string] => [places[at] ?? 0, text]),
    [545, status],
  ),
  line(no + 1, [30, "B"], [52, number], [322, "XPN / TUC"], [545, end]),
];

const lines = [
  line(1, [30, "MERGED CREDIT REPORT"]),
  line(2, [30, "REPOSITORIES XPN TUC EFX"]),
  line(
    3,
    [30, "ECOA"],
    [52, "CREDITOR NAME"],
    [190, "DATE"],
    [232, "DATE"],
    [274, "HIGH"],
    [322, "CURRENT"],
    [368, "PAST"],
    [412, "MOS"],
    [545, "ACCOUNT"],
  ),
  line(
    4,
    [30, "WHOSE"],
    [52, "ACCOUNT NUMBER / TYPE"],
    [190, "OPENED"],
    [232, "REPTD"],
    [274, "CREDIT"],
    [322, "BALANCE"],
    [368, "DUE"],
    [412, "REV"],
    [545, "STATUS"],
  ),
  ...row(5, "IND", "NORTHLAKE CARD", ["INCL", "IN BANKRUPTCY"], "#8891046616 CREDIT CARD"),
  ...row(7, "IND", "HARBOR LANE BANK", ["CHARGE", "OFF"], "#614607363448 COLLECTION AGENCY/ATTO"),
];

test("a status goes on below its first word, and a number has the account's kind behind it", () => {
  const [experian] = analyzeReport(lines, "2026-11-20")?.files ?? [];
  expect(experian?.entries).toMatchObject([
    { creditorName: "NORTHLAKE CARD", payStatus: "INCL IN BANKRUPTCY", accountNumber: "8891046616" },
    { creditorName: "HARBOR LANE BANK", payStatus: "CHARGE OFF", accountNumber: "614607363448" },
  ]);
});
