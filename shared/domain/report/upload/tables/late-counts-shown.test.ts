import { messages } from "#shared/i18n/en/index";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const table = `MERGED CREDIT REPORT
TRADELINES
CREDITOR / ACCT          OPENED   HIGH CR   BALANCE   PAST DUE  30   60   90   STATUS      SOURCE
NORTHLAKE CARD           09/19    $5,294    $421      $0        0    0    0    AS AGREED   TU EX EF
51489433
HARBOR LANE BANK         06/18    $4,911    $867      $0        2    1    0    AS AGREED   EX EF
63411257
`;

function harborIn(confidence?: number) {
  const lines = linesOfText(table).map((line) => ({
    ...line,
    cells: line.cells.map((cell) =>
      confidence === undefined ? cell : { ...cell, confidence: /^\d$/.test(cell.text) ? confidence : 0.96 },
    ),
  }));
  const entries = analyzeReport(lines, "2026-11-20")?.files[0]?.entries ?? [];
  return entries.find(({ creditorName }) => creditorName === "HARBOR LANE BANK");
}

test("of an account that is paid as agreed and was late, the counts show that it is negative", () => {
  expect(harborIn()?.evidence).toMatchObject({ rawText: expect.stringContaining("2/1/0"), confidence: "high" });
});

test("counts that a picture shows unclearly are for its member to compare", () => {
  expect(harborIn(0.85)?.evidence?.confidence).toBe("low");
});

test("each place of a value has a name to be shown under", () => {
  const fields = harborIn()?.evidence?.fields.map(({ field }) => field) ?? [];
  expect(fields).toContain("lateCounts");
  expect(fields.filter((field) => !(`item.reported.${field}` in messages))).toEqual([]);
});
