import { problemOf, typeOf } from "./problems";

test.each([
  ["report.PDF", 5 * 1024 * 1024, undefined],
  ["report.pdf", 5 * 1024 * 1024 + 1, "tooLarge"],
  ["report.pdf", 0, "empty"],
  ["report.docx", 10, "kind"],
  ["report", 10, "kind"],
])("%s of %d bytes", (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

test("a saved page goes as a page", () => {
  expect(typeOf({ name: "report.HTM" })).toBe("text/html");
});
