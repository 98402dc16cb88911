import { originalOf } from "./sold-name";

test.each([
  ["SPECTRUM Account type Collection", "SPECTRUM"],
  ["MEDICAL PAYMENT DATA; DISPUTED BY CONSUMER", "MEDICAL PAYMENT DATA"],
  ["T-MOBILE USA Company sold -", "T-MOBILE USA"],
  ["- Company sold -", undefined],
  ["https://www.example.com/report", undefined],
  ["1 Months", undefined],
  ["May '26", undefined],
])('%s behind "Original creditor" names %s', (value, name) => {
  expect(originalOf(value)).toBe(name);
});
