import { isPlainText } from "./plain-text";

test.each([
  ["Zoë O'Neill-Smith"],
  ["😀".repeat(40)],
  ["👩‍👩‍👧‍👦"],
  ["نیک‌نام"],
  ["A\u0301vila"],
  ["12 Main Street, #4"],
])("%s is a name that can be read", (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each([
  ["a line break", "Maya\nBcc: other"],
  ["a zero byte", "Maya\u0000"],
  ["a line separator", "Maya\u2028Lopez"],
  ["letters that turn the line around", "Maya \u202Egnirts"],
  ["an isolate that turns the line around", "\u2067Maya\u2069"],
  ["nothing that can be seen", "\u200b\u200b\u200d"],
  ["accents without letters", "\u0301\u0301"],
  ["half a character", "Maya \ud83d"],
  ["the sign that stands for one", "Maya \ufffd"],
  ["letters that are blank", "\u3164\u115f\u2800"],
])("a text with %s is refused as a name", (_, text) => {
  expect(isPlainText(text)).toBe(false);
});
