import { type DateOrder, dateOfText, dayOfText, moneyOf, withoutNumbers } from "./values";

test.each([
  ["441712345678", "****5678"],
  ["4417 1234 5678 9012 Open", "****9012 Open"],
  ["666-12-3456", "***-**-3456"],
  ["****7162 60-89 days past due $11,208", "****7162 60-89 days past due $11,208"],
  ["*441712345678 Open", "*5678 Open"],
  ["03/12/2018 $2,417", "03/12/2018 $2,417"],
  ["Rating 120 120 90 60 30 OK", "Rating 120 120 90 60 30 OK"],
  ["2023 2024 2025 2026", "2023 2024 2025 2026"],
  ["120 1209 0603", "****0603"],
])("of the numbers in %s only the last four digits stay", (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown);
});

test.each([
  ["$1,204.50", 1204.5],
  ["2417", 2417],
  ["$9.863", 9863],
  ["$1.204.318,50", 1204318.5],
  ["US$ 1.530", 1530],
  ["60 DAYS", undefined],
  ["72 months", undefined],
  ["12%", undefined],
  ["60-89", undefined],
  ["5 : 150-179 Days Past", undefined],
])("%s as an amount", (text, amount) => {
  expect(moneyOf(text)).toBe(amount);
});

test.each<[string, DateOrder, string | undefined]>([
  ["02/06/2021", "month-first", "2021-02-06"],
  ["02/06/2021", "day-first", "2021-06-02"],
  ["02/06/2021", "unknown", undefined],
  ["06/06/2021", "unknown", "2021-06-06"],
  ["17/06/2021", "month-first", "2021-06-17"],
  ["06/17/2021", "day-first", "2021-06-17"],
  ["05/2021", "unknown", "2021-05-01"],
  ["2 de junio de 2021", "unknown", "2021-06-02"],
  ["17 abr 2021", "unknown", "2021-04-17"],
  ["dic 2021", "unknown", "2021-12-01"],
])("%s where the order is %s", (text, order, day) => {
  expect(dayOfText(text, { order })).toBe(day);
});

test.each([
  ["Oct 2026", "2026-10"],
  ["octubre de 2026", "2026-10"],
  ["12/2023", "2023-12"],
  ["12/23", "2023-12"],
  ["2021-03", "2021-03"],
  ["12/31/2023", "2023-12-31"],
  ["2021-03-09", "2021-03-09"],
  ["Mar 9, 2021", "2021-03-09"],
  ["9 de marzo de 2021", "2021-03-09"],
  ["13/2023", undefined],
  ["Sin datos", undefined],
])("of %s a report says %s, and no more", (text, date) => {
  expect(dateOfText(text)).toBe(date);
});
