import { labelIn } from "./heading-words";

test.each([
  ["Status as of last report", "payStatus"],
  ["Status as of", "payStatus"],
  ["Remarks from lender", "remarks"],
  ["Balance per creditor", "balance"],
  ["Amount overdue", "pastDue"],
  ["Overdue", "pastDue"],
  ["Acct ending", "accountNumber"],
  ["Standing", "payStatus"],
  ["Reason", "payStatus"],
  ["CASE NO", "accountNumber"],
  ["Docket #", "accountNumber"],
])("over a column %s says %s", (text, field) => {
  expect(labelIn(text)?.field).toBe(field);
});

test.each([["From lender"], ["Letter from lender"], ["Standing order"], ["PRESENT STATUS"]])(
  "over a column %s says nothing",
  (text) => {
    expect(labelIn(text)).toBeUndefined();
  },
);
