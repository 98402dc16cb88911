import { readingsOf } from "../accounts/draft";
import { readPairs } from "../accounts/pairs";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";
import type { PlacedText } from "../lines/placed-text";
import { isTooLong, linesOfPages, MOST_LINES, textOf } from "../lines/text-line";
import { historyOf, isClosed, saidStatus } from "../words/pay-status";
import { dayOfText, moneyOf, withoutNumbers } from "../words/values";
import { accountLabels } from "../words/vocabulary";

test.each([
  ["09/30/2026", "2026-09-30"],
  ["Apr 2005", "2005-04-01"],
  ["Apr 15, 2005", "2005-04-15"],
  ["September 3, 2024", "2024-09-03"],
  ["11/2023", "2023-11-01"],
  ["2024-02-29", "2024-02-29"],
  ["02/30/2024", undefined],
  ["13/2024", undefined],
  ["-", undefined],
  ["as agreed", undefined],
])("the day %s is %s", (text, day) => {
  expect(dayOfText(text)).toBe(day);
});

test.each([
  ["$1,240", 1240],
  ["$1,240.50", 1240.5],
  ["$0", 0],
  ["612", 612],
  ["-", undefined],
  ["03/11/2019", undefined],
  ["OK", undefined],
])("the amount %s is %s", (text, amount) => {
  expect(moneyOf(text)).toBe(amount);
});

test.each([
  ["Open/Never late.", "Open/"],
  ["Current; never 30 days late", "Current;"],
  ["Not more than two payments past due", "30 days past due"],
  ["Collection account. $0 past due", "Collection account. $0 past due"],
])("%s says %s", (status, said) => {
  expect(saidStatus(status).replace(/\s*\.$/, "")).toBe(said);
});

test.each([
  ["Paid, Closed", true],
  ["Transferred to another lender", true],
  ["Open", false],
  ["Not paid", false],
])("%s: closed is %s", (status, closed) => {
  expect(isClosed(status)).toBe(closed);
});

test("a payment history is one only when every mark is known", () => {
  expect(historyOf(["OK", "30", "60", "C/O", "ND"])).toBe("012L-");
  expect(historyOf(["OK", "$30", "60"])).toBeUndefined();
});

test("a check mark that is read from a picture as a letter is a month paid on time, and no surrender", () => {
  expect(historyOf(["v", "Y", "30", "V", "v"])).toBe("00100");
  expect(historyOf(["V", "V", "120", "90"])).toBe("JJ43");
});

test("values stand behind their label, in the next cell, or below it", () => {
  const lines = linesOfText(
    [
      "Account Number: *4471      Owner: INDIVIDUAL",
      "Balance:    $1,240",
      "Date Opened      Date Reported",
      "03/11/2019       09/30/2026",
      "Amount Past Due:      Charge Off Amount: $55",
    ].join("\n"),
  );
  const values = [...readingsOf(readPairs(lines, accountLabels).pairs)].map(([field, [reading]]) => [
    field,
    reading?.value,
  ]);
  expect(Object.fromEntries(values)).toEqual({
    accountNumber: "*4471",
    balance: "$1,240",
    dateOpened: "03/11/2019",
    dateReported: "09/30/2026",
  });
});

test("a PDF's pieces are put into lines and columns by where they stand", () => {
  const piece = (text: string, x: number, y: number, width: number): PlacedText => ({ text, x, y, width, height: 10 });
  const pieces = [
    piece("$5", 200, 700, 12),
    piece("Bal", 40, 700, 15),
    piece("ance:", 55.2, 700.4, 25),
    piece(" ", 80, 700, 100),
    piece("Opened", 40, 686, 30),
    piece("2019", 73, 686, 20),
  ];
  const page = { width: 400, height: 800, pieces };
  expect(
    linesOfPages([page, page]).map(({ page, line, cells }) => [page, line, ...cells.map(({ text }) => text)]),
  ).toEqual([
    [1, 1, "Balance:", "$5"],
    [1, 2, "Opened 2019"],
    [2, 1, "Balance:", "$5"],
    [2, 2, "Opened 2019"],
  ]);
  expect(linesOfPages([page])[1]?.box).toEqual({ x: 0.1, y: 0.13, width: 0.1325, height: expect.closeTo(0.015) });
});

test("a value read from a picture is as sure as its least sure word", () => {
  const word = { y: 700, width: 20, height: 10 };
  const pieces = [
    { ...word, text: "Past", x: 40, confidence: 0.9 },
    { ...word, text: "due", x: 64, confidence: 0.4 },
  ];
  expect(linesOfPages([{ width: 400, height: 800, pieces }])[0]?.cells).toMatchObject([
    { text: "Past due", x: 40, width: 44, confidence: 0.4 },
  ]);
});

test("of a saved page what it shows is read, and nothing that runs", () => {
  const lines = linesOfHtml(
    `<title>no</title><script>a("<p>no</p>")</script><!-- no --><p>Yes &amp; <b>more</b><br>next</p>
     <table><tr><td>a</td><td></td><td>c&#233;</td></tr></table><svg><text>no</text></svg><p>last`,
  );
  expect(lines.map(textOf)).toEqual(["Yes & more", "next", "a cé", "last"]);
  expect(lines[2]?.cells.map(({ x }) => x)).toEqual([0, 200]);
});

test.each([
  ["an open script", `<script>${"x".repeat(1_000_000)}`],
  ["open tags", "<".repeat(200_000)],
  ["open comments", "<!--".repeat(200_000)],
  ["entities", "&#9999999999;".repeat(100_000)],
])("a page of %s ends soon", (_, html) => {
  const begin = process.cpuUsage();
  linesOfHtml(html);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(6_000);
});

test.each([
  ["Account 4417 1234 5678 9113", "Account ****9113"],
  ["SSN 900-12-3456", "SSN ***-**-3456"],
  ["Opened 03/11/2019, $1,240,000.00", "Opened 03/11/2019, $1,240,000.00"],
  ["Call (800) 555-0166", "Call (800) 555-0166"],
])("%s is kept as %s", (text, kept) => {
  expect(withoutNumbers(text)).toBe(kept);
});

test.each([
  ["a text of a million lines", () => linesOfText("a\n".repeat(1_000_000))],
  ["a page of 4.5 MB of rows", () => linesOfHtml(`<table>${"<tr><td>Balance</td><td>$1</td></tr>".repeat(120_000)}`)],
])("%s is read no further than a report can be long, and is none", (_, lines) => {
  const read = lines();
  expect(read).toHaveLength(MOST_LINES + 1);
  expect(analyzeReport(read, "2026-11-20")).toBeUndefined();
});

test.each([
  [3_000, "is read", false],
  [4_000, "has more letters than a report", true],
])("a text of %i long lines %s", (count, _, isTooMuch) => {
  expect(isTooLong(linesOfText(`${"Status Charge off ".repeat(20)}\n`.repeat(count)))).toBe(isTooMuch);
});

test.each([
  ["12,000 values of one field", "Balance  $1\n".repeat(12_000)],
  ["lines of 1,900 labels", `Balance: ${"Status: a ".repeat(1_900)}\n`.repeat(200)],
])("an account with %s is read within seconds", (_, hostile) => {
  const account = "Account Name  ACME BANK\nAccount Number  1234XXXX\nStatus  Charge off\n";
  const text = `Experian\nPrepared For Maya\nReport number 12\nYour accounts\n${account}${hostile}`;
  const begin = process.cpuUsage();
  const report = analyzeReport(linesOfText(text), "2026-11-20");

  expect(report?.files[0]?.entries).toMatchObject([{ creditorName: "ACME BANK" }]);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(20_000);
});

test.each([
  ["headings without a row", "Creditor\nAccount number\nBalance\nPast due\nStatus\nDate opened\n".repeat(1_000)],
  ["lines of a hundred words", `A – Collection – $8 – $9 – ${"B – ".repeat(50)}\n`.repeat(2_500)],
])("a file of %s is read within seconds", (_, hostile) => {
  const begin = process.cpuUsage();
  analyzeReport(linesOfText(`Equifax\n${hostile}`), "2026-11-20");
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(20_000);
});
