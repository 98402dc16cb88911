import { type MadeReport, makeReportVariant } from "#shared/testing/report-variants";
import { negativeItemsOf } from "../../merge";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import { linesOfPages, type TextLine } from "../lines/text-line";

const textOfReport = ({ pages }: MadeReport) =>
  pages
    .map((page) =>
      page
        .map((row) =>
          row.reduce((line, [at, text]) => `${line.padEnd(at === 0 ? 0 : Math.max(at, line.length + 3))}${text}`, ""),
        )
        .join("\n"),
    )
    .join("\n\f");

const placedReport = ({ pages }: MadeReport): TextLine[] =>
  linesOfPages(
    pages.map((page) => ({
      width: 1_200,
      height: 1_000,
      pieces: page.flatMap((row, line) =>
        row.map(([at, text]) => ({ text, x: 40 + at * 5.4, y: 960 - line * 12, width: text.length * 4.8, height: 9 })),
      ),
    })),
  );

function scored(report: MadeReport, lines: TextLine[]) {
  const read = analyzeReport(lines, "2026-11-20");
  let made = 0;
  const items = negativeItemsOf(read?.files ?? [], { ids: () => `item-${++made}`, today: "2026-11-20" });
  const expected = report.accounts.filter(({ itemType }) => itemType);
  const right = expected.filter(({ name, itemType, balance }) =>
    items.some((item) => item.creditorName === name && item.itemType === itemType && item.amount === balance),
  );
  const named = expected.filter(({ name }) => items.some((item) => item.creditorName === name));
  return { expected: expected.length, named: named.length, right: right.length, found: items.length, items };
}

test("reports in layouts of their own are read whole and without what is not there", () => {
  const total = { expected: 0, right: 0, named: 0, found: 0 };
  const failed: string[] = [];
  const [first, count] = (process.env.VARIANTS ?? "70000,150").split(",").map(Number);
  for (let seed = first ?? 0; seed < (first ?? 0) + (count ?? 0); seed += 1) {
    const report = makeReportVariant(seed);
    for (const [kind, lines] of [
      ["text", linesOfText(textOfReport(report))],
      ["placed", placedReport(report)],
    ] as const) {
      const { expected, right, named, found, items } = scored(report, lines);
      total.expected += expected;
      total.right += right;
      total.named += named;
      total.found += found;
      if (right < expected || found > expected)
        failed.push(
          `${seed} ${kind} ${right}/${expected}/${found} ${JSON.stringify(items.map((i) => [i.creditorName, i.itemType, i.amount]))}`,
        );
    }
  }
  if (process.env.VARIANTS) console.log(JSON.stringify(total), failed.length, failed.slice(0, 14).join("\n"));
  expect(total.right / total.expected).toBeGreaterThan(0.97);
  expect(total.right / total.found).toBeGreaterThan(0.99);
});
