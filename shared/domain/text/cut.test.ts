import { cut, wellFormed } from "./cut";

test.each([
  ["a text that fits stays whole", "😀😀", 4, "😀😀"],
  ["a longer one is cut at the given length", "abcdef", 3, "abc"],
  ["no character is cut in half", "😀😀", 3, "😀"],
  ["a whole character at the end stays", "a😀b", 3, "a😀"],
])("%s", (_, text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});

test("half a character that came from elsewhere is replaced, a whole one stays", () => {
  expect(wellFormed("a\ud83db😀")).toBe("a\ufffdb😀");
});
