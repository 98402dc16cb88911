import { negativeItemsOf } from "../../merge";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

/** The marks of the only account of a report, and the month of the first one. */
function historyIn(history: string) {
  const text = `TransUnion
Personal Credit Report
Accounts with Adverse Information
NORTHLAKE BANK 36321****
Account Information
Date Opened\t03/27/2016
Balance\t$2,006
Date Updated\t02/17/2025
Pay Status\tCurrent
Payment History
${history}`;
  const [entry] = analyzeReport(linesOfText(text), "2025-03-20")?.files[0]?.entries ?? [];
  return [entry?.paymentHistory, entry?.paymentHistoryMonth];
}

test("months of a year that lie ahead are none of a history's", () => {
  expect(historyIn("2025 OK 60 - - - - - - - - - -")).toEqual(["20", "2025-02"]);
});

test("a year without some of its months is not dated where nothing shows which they are", () => {
  expect(historyIn("2025 OK 60\n2024 OK OK OK OK OK OK OK OK OK OK OK OK")).toEqual(["20000000000000", undefined]);
});

test("rows of months with their year before them, on from January, are one history with the newest month first", () => {
  const history = `2025\tJanuary\tFebruary
Balance\t$2,006\t$1,990
Past Due\t$0\t$40
Rating\tOK\t30
2024\tOctober\tNovember\tDecember
Balance\t$2,006\t$1,990\t$1,990
Past Due\t$0\t$40\t$0
Rating\t60\t30\tOK`;
  expect(historyIn(history)).toEqual(["10012", "2025-02"]);
});

test("a row of marks has the months of the row above it", () => {
  const history = "02/2025\t01/2025\t12/2024\t11/2024\nRating\t30\tOK\tOK\t60";
  expect(historyIn(history)).toEqual(["1002", "2025-02"]);
});

test("months that a history leaves out are none of its marks", () => {
  expect(historyIn("Account History 02/2025 11/2024\nwith Status Codes 1 2")).toEqual(["1--2", "2025-02"]);
});

test("a bureau's view of an item keeps the month with the marks", () => {
  const view = {
    kind: "tradeline",
    creditorName: "NORTHLAKE BANK",
    status: "open",
    dateReported: "2025-02-17",
  } as const;
  const entries = [{ ...view, paymentHistory: "10012", paymentHistoryMonth: "2025-02" }];
  const files = [{ bureau: "transunion" as const, score: null, entries }];
  const items = negativeItemsOf(files, { ids: () => "01J00000000000000000000000", today: "2025-03-20" });
  expect(items[0]?.bureauViews).toMatchObject([{ paymentHistory: "10012", paymentHistoryMonth: "2025-02" }]);
});
