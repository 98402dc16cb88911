import { valuesIn } from "./values-in-row";

test.each([
  ["Repossession Voluntary surrender Repossession", ["Repossession", "Voluntary surrender", "Repossession"]],
  ["Charge-off Collection/Chargeoff Current", ["Charge-off", "Collection/Chargeoff", "Current"]],
  ["Paid charge off Included in bankruptcy --", ["Paid charge off", "Included in bankruptcy", "--"]],
  [
    "30-59 days past due Over 120 days past due Late 90 Days",
    ["30-59 days past due", "Over 120 days past due", "Late 90 Days"],
  ],
  ["Closed Open Closed", ["Closed", "Open", "Closed"]],
  ["Abierta Cerrada -", ["Abierta", "Cerrada", "-"]],
])("the statuses of three bureaus are apart: %s", (text, values) => {
  expect(valuesIn(text, "payStatus", 3)).toEqual(values);
});

test.each([["Charged off account"], ["Unpaid balance reported as a loss"], ["Included in bankruptcy"]])(
  "the words of one status are not three: %s",
  (text) => {
    expect(valuesIn(text, "payStatus", 3)).toBeUndefined();
  },
);

test("where two of three bureaus say the same it is known what the third says", () => {
  expect(valuesIn("Auto Loan Auto Loan Installment sales contract", "accountType", 3)).toEqual([
    "Auto Loan",
    "Auto Loan",
    "Installment sales contract",
  ]);
  expect(valuesIn("PINE BANK PINE BANK N.A. PINE BANK", "creditorName", 3)).toBeUndefined();
});

test("the rest of a longer label is no value", () => {
  expect(valuesIn("- Detail: Credit Card Credit Card Credit Card", "accountType", 3)).toBeUndefined();
});

test("a column without a value may say so in letters", () => {
  expect(valuesIn("PINE BANK N A PINE BANK N A N/A", "creditorName", 3)).toEqual([
    "PINE BANK N A",
    "PINE BANK N A",
    "N/A",
  ]);
});
