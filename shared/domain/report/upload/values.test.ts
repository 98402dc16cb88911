import { moneyOf, withoutNumbers } from "./values";

test.each([
  ["441712345678", "****5678"],
  ["4417 1234 5678 9012 Open", "****9012 Open"],
  ["666-12-3456", "***-**-3456"],
  ["****7162 60-89 days past due $11,208", "****7162 60-89 days past due $11,208"],
  ["*441712345678 Open", "*5678 Open"],
  ["03/12/2018 $2,417", "03/12/2018 $2,417"],
])("of the numbers in %s only the last four digits stay", (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown);
});

test.each([
  ["$1,204.50", 1204.5],
  ["2417", 2417],
  ["60 DAYS", undefined],
  ["72 months", undefined],
  ["12%", undefined],
])("%s as an amount", (text, amount) => {
  expect(moneyOf(text)).toBe(amount);
});
