import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});
const labels: [number, string][][] = [
  [
    [37, "CREDITOR"],
    [177, "ACCOUNT NUMBER"],
    [247, "ACCOUNT TYPE"],
    [318, "REPORTED BY"],
  ],
  [
    [37, "OPENED"],
    [107, "REPORTED"],
    [177, "STATUS"],
    [247, "BALANCE"],
    [318, "PAST DUE"],
  ],
];
const account = (no: number, name: string, [status, balance]: [string, string], sources: string[]) => [
  line(no, ...(labels[0] ?? [])),
  line(no + 1, [37, name], [177, "XXXXXX2852"], [247, "COLLECTION"], [318, sources[0] ?? ""]),
  line(no + 2, [247, "AGENCY/ATTORNEY"], ...sources.slice(1).map((source): [number, string] => [318, source])),
  line(no + 3, ...(labels[1] ?? [])),
  line(no + 4, [37, "03/2025"], [107, "09/2026"], [177, status], [247, balance], [318, balance]),
];

test("bureaus go on behind a comma beside the rest of another value", () => {
  const lines = [
    line(1, [37, "MERGED CREDIT REPORT"]),
    line(2, [37, "EXPERIAN FICO"], [177, "TRANSUNION FICO"], [318, "EQUIFAX FICO"]),
    line(3, [37, "608"], [177, "662"], [318, "654"]),
    line(4, [37, "TRADELINES"]),
    ...account(10, "RIVERTON RECOVERY LLC", ["COLLECTION", "$147"], ["Experian,", "TransUnion, Equifax"]),
    ...account(20, "RIDGELINE RECOVERY LLC", ["COLLECTION", "$215"], ["TransUnion"]),
  ];
  expect(foundByBureau(lines)).toEqual([
    "collection | RIVERTON RECOVERY LLC | eq 147 | ex 147 | tr 147",
    "collection | RIDGELINE RECOVERY LLC | tr 215",
  ]);
});
