import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { negativeItemsOf } from "../merge";
import { analyzeReport } from "./analyze";
import { linesOfHtml } from "./files/html-lines";
import { linesOfText } from "./files/plain-text";

const today = "2026-11-20";
const folder = join(__dirname, "../../../testing/reports");

function sample(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function analyzed(name: string) {
  const lines = name.endsWith(".htm") ? linesOfHtml(sample(name)) : linesOfText(sample(name));
  return analyzeReport(lines, today);
}

function itemsOf(name: string) {
  let made = 0;
  return negativeItemsOf(analyzed(name)?.files ?? [], { ids: () => `item-${++made}`, today });
}

const summarize = (name: string) =>
  itemsOf(name).map(({ itemType, creditorName, amount, bureaus }) =>
    [itemType, creditorName, amount ?? "unknown", ...bureaus.map((bureau) => bureau.slice(0, 2))].join(" "),
  );

test.each([
  ["experian-1.txt", ["charge_off NORTHLAKE CARD SERVICES 1240 ex", "collection RIDGELINE RECOVERY LLC 840 ex"]],
  [
    "experian-2.txt",
    [
      "late_payment TRI-COUNTY AUTO FINANCE 9410 ex",
      "bankruptcy US BANKRUPTCY COURT NORTHERN DISTRICT OF NEW YORK unknown ex",
    ],
  ],
  ["experian-3.txt", []],
  ["experian-saved-page.htm", ["other SUMMIT POINT BANK 0 ex"]],
  [
    "equifax-1.txt",
    [
      "charge_off NORTHLAKE CARD SERVICES 1240 eq",
      "late_payment TRI-COUNTY AUTO FINANCE 9410 eq",
      "collection RIDGELINE RECOVERY LLC 840 eq",
    ],
  ],
  ["equifax-2.txt", ["foreclosure GRANITE STATE HOME LOANS 148200 eq", "bankruptcy US BKPT CT NY ALBANY unknown eq"]],
  ["equifax-3.txt", []],
  ["transunion-1.txt", ["charge_off NORTHLAKE CARD SERVICES 1240 tr", "late_payment HUDSON DEPARTMENT STORE 0 tr"]],
  [
    "transunion-2.txt",
    [
      "bankruptcy US BKPT CT NY ALBANY unknown tr",
      "collection EMPIRE COLLECTION BUREAU 431 tr",
      "late_payment TRI-COUNTY AUTO FINANCE 9410 tr",
    ],
  ],
  ["transunion-3.txt", []],
  ["tri-merge-1.txt", ["charge_off NORTHLAKE CARD SERVICES 1240 ex eq tr", "collection RIDGELINE RECOVERY LLC 840 ex"]],
  [
    "tri-merge-2.txt",
    ["late_payment TRI-COUNTY AUTO FINANCE 9410 ex tr", "bankruptcy US BKPT CT NY ALBANY unknown ex tr"],
  ],
  ["tri-merge-3.txt", []],
  ["tri-merge-saved-page.htm", ["collection GRANITE & SONS LENDING 325.5 eq tr"]],
])("%s shows its negative items and no others", (name, items) => {
  expect(summarize(name)).toEqual(items);
});

test.each([
  ["experian-1.txt", "experian", "2026-10-12"],
  ["experian-2.txt", "experian", "2026-10-02"],
  ["equifax-1.txt", "equifax", "2026-10-12"],
  ["equifax-3.txt", "equifax", undefined],
  ["transunion-2.txt", "transunion", "2026-10-02"],
  ["tri-merge-1.txt", "tri_merge", "2026-10-12"],
  ["experian-saved-page.htm", "experian", "2026-10-05"],
])("%s is known by its own headings and carries its own day", (name, source, reportedOn) => {
  expect(analyzed(name)).toMatchObject({ source, reportedOn });
});

test("a bureau's own report is a yearly one, one of three bureaus is not", () => {
  const isAnnual = (name: string) =>
    itemsOf(name).flatMap(({ bureauViews = [] }) => bureauViews.map(({ fromAnnualReport }) => fromAnnualReport));
  expect(new Set(isAnnual("equifax-1.txt"))).toEqual(new Set([true]));
  expect(new Set(isAnnual("tri-merge-1.txt"))).toEqual(new Set([undefined]));
});

test("what only speaks of credit is no report", () => {
  expect(analyzed("not-a-report.txt")).toBeUndefined();
});

test("each value says on which page and line it stands, in which words and how surely", () => {
  const [item] = itemsOf("equifax-1.txt");
  const evidence = item?.bureauViews?.[0]?.evidence;

  expect(evidence).toMatchObject({
    page: 1,
    line: 15,
    rawText: "Loan/Account Type: Credit Card Status: Charge Off",
    confidence: "medium",
  });
  expect(evidence?.fields).toEqual(
    expect.arrayContaining([
      { field: "creditorName", page: 1, line: 12, rawText: "NORTHLAKE CARD SERVICES - Closed", confidence: "medium" },
      expect.objectContaining({ field: "balance", line: 16, confidence: "high" }),
      expect.objectContaining({ field: "dateOfFirstDelinquency", line: 19, confidence: "high" }),
    ]),
  );
});

test("pages are counted by their breaks", () => {
  const broken = sample("experian-1.txt").replace("RIDGELINE RECOVERY LLC\n", "\fRIDGELINE RECOVERY LLC\n");
  const views = analyzeReport(linesOfText(broken), today)?.files[0]?.entries.map(({ evidence }) => evidence?.page);
  expect(views).toEqual([1, 2, 2, 2]);
});

test("what is not printed is not there", () => {
  const [item] = itemsOf("experian-1.txt");
  expect(item).toMatchObject({ dateOfFirstDelinquency: undefined, obsoleteOn: undefined, lastPaymentDate: undefined });
  const fields = item?.bureauViews?.[0]?.evidence?.fields.map(({ field }) => field);
  expect(fields).not.toContain("dateOfFirstDelinquency");
});

test("an account whose day of reporting or balance is not printed is kept without them: never the report's day, never $0", () => {
  const text = sample("experian-1.txt").replaceAll(/(Balance Updated|Balance) {6,}\S+|Status Updated.*/g, "");
  const [item] = negativeItemsOf(analyzeReport(linesOfText(text), today)?.files ?? [], { ids: () => "id", today });
  expect(item).toMatchObject({ creditorName: "NORTHLAKE CARD SERVICES", dateReported: undefined, amount: undefined });
});

test("of a date that is printed as a month only the month is known", () => {
  const months = { dateOfFirstDelinquency: "2023-05", dateClosed: "2023-11" };
  const [item] = itemsOf("equifax-1.txt");
  expect(item).toMatchObject({ ...months, obsoleteOn: "2030-11" });
  expect(item?.bureauViews).toMatchObject([months]);
});

test("no account number and no Social Security number is kept in full", () => {
  const text = sample("equifax-1.txt")
    .replace("*4471", "4417123456784471")
    .replace("Status: Unpaid", "Status: Unpaid 900-12-3456");
  const kept = JSON.stringify(
    negativeItemsOf(analyzeReport(linesOfText(text), today)?.files ?? [], { ids: () => "id", today }),
  );
  expect(kept).toContain("****4471");
  expect(kept).not.toMatch(/4417123|900-12/);
});

test("the scores of a report with three columns are the three bureaus' own and of no other source", () => {
  const scoresOf = (name: string) => analyzed(name)?.files.map(({ bureau, score }) => [bureau, score]);
  expect(scoresOf("tri-merge-1.txt")).toEqual([
    ["experian", 591],
    ["equifax", 584],
    ["transunion", 588],
  ]);
  expect(scoresOf("tri-merge-saved-page.htm")).toEqual([
    ["experian", null],
    ["equifax", 598],
    ["transunion", 612],
  ]);
});

test("a day to come is not the report's", () => {
  const text = sample("transunion-3.txt").replace("09/30/2026", "09/30/2031");
  expect(analyzeReport(linesOfText(text), today)).toMatchObject({ reportedOn: undefined });
});

test.each([
  ["accounts", (n: number) => `CREDITOR ${n}\nAccount Number: ${n}0000XXXX\nStatus: Charged off`],
  ["rows", (n: number) => `Status: Charged off ${n}`],
])("a file of 50,000 %s ends soon", (_, rowOf) => {
  const rows = Array.from({ length: 50_000 }, (_each, index) => rowOf(index));
  const begin = process.cpuUsage();
  analyzeReport(linesOfText(`Experian\nPrepared For: X\nPotentially Negative\n${rows.join("\n")}`), today);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(10_000);
});

test("a bureau that a label names over the first account is the whole report's", () => {
  const account = (name: string, status: string) => `Creditor: ${name}\nStatus: ${status}\nBalance: $95\n`;
  const text = `Credit file\nBureau: Experian\n\n${account("NORTHLAKE CARD", "Charge-off")}\n${account("OAK BANK", "60 days past due")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 95",
    "late_payment | OAK BANK | ex 95",
  ]);
});
