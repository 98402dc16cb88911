import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";
import { textOf } from "../lines/text-line";
import { withMonthLetters } from "./month-letters";

const yearOf = (text: string) => withMonthLetters(linesOfText(text)).map((line: TextLine) => textOf(line));

test.each([
  ["marks with a space around them", "2026 J 90 F 120 M C/O A C/O", "2026 90 120 C/O C/O"],
  ["marks that touch the next letter", "2026J ✓F ✓M 30A ✓", "2026 ✓ ✓ 30 ✓"],
  ["charge-offs that touch the next letter", "2026J 120F C/OM C/OA C/O", "2026 120 C/O C/O C/O"],
  ["a year that begins in its autumn", "2024O ✓N ✓D 30", "2024 - - - - - - - - - ✓ ✓ 30"],
  ["Spanish letters", "2025 E ✓ F ✓ M 60", "2025 ✓ ✓ 60"],
])("the first letters of months are before %s", (_, printed, read) => {
  expect(yearOf(printed)).toEqual([read]);
});

test.each(["2026 J ✓ M ✓", "2026 A note", "2026 J 4417 F 90", "2026 OK OK 30"])("%s stays as it is", (printed) => {
  expect(yearOf(printed)).toEqual([printed]);
});
