import { linesOfText } from "../files/plain-text";
import { textOf } from "../lines/text-line";
import { withYearsInWords } from "./years-in-words";

const yearOf = (text: string) => withYearsInWords(linesOfText(text)).map((line) => textOf(line));

test.each([
  ["2026\t30\t60\tOn time\tOn time", "2026 30 60 OK OK"],
  ["2025\tOn time\t30 days late\tCharge-off", "2025 OK 30 CO"],
  ["2024\t\t\tNo data\tOn time", "2024 - OK"],
])("the months of a year may be in words: %j", (printed, read) => {
  expect(yearOf(printed)).toEqual([read]);
});

test.each(["2026\tOn time or late", "2026\tOK\tOK", "Year\tOn time"])("%j stays as it is", (printed) => {
  expect(yearOf(printed)).toEqual([printed.replaceAll("\t", " ")]);
});
