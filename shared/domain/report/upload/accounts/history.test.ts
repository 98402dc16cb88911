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
