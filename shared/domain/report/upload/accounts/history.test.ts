import { linesOfText } from "../files/plain-text";
import { historyIn } from "./history";

const read = (text: string) => historyIn(linesOfText(text));

test.each([
  ["beside OK, C is a collection", "2026 C C\n2025 OK OK 30 C", "GGG100"],
  ["beside a star too", "2026 * * C", "G00"],
  ["alone it is current, as services write it", "2026 C C 30", "100"],
])("%s", (_, text, marks) => {
  expect(read(text)?.marks).toBe(marks);
});

test("of a collection C is a collection", () => {
  expect(read("2026 C C C")).toMatchObject({ marks: "000", ofCollection: "GGG" });
});

const inPicture = (text: string) =>
  historyIn(
    linesOfText(text).map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, confidence: 0.8 })) })),
  );

test("a mark that a photo made unreadable leaves the other months of its row known", () => {
  const row = "Rating OK OK OK OK OK 6O 30 OK OK OK OK OK";
  expect(inPicture(row)?.marks).toMatch(/^00000.100000$/);
  expect(inPicture(row)?.marks.charAt(5)).not.toMatch(/[1-6GHJKL]/);
  expect(read(row)).toBeUndefined();
});

test("a row in a photo with more that is no mark is no history", () => {
  expect(inPicture("Rating OK OK OK excellent since July OK")).toBeUndefined();
});
