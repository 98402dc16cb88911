import { blocksOf } from "./blocks";

test("headings, paragraphs and lists are recognised, and nothing is read as markup", () => {
  const content = "One <b>line</b>\nand another\n\n## A title\n\n- first\n- second - part";
  expect(blocksOf(content)).toEqual([
    { start: 0, kind: "paragraph", words: "One <b>line</b>\nand another" },
    { start: 29, kind: "heading", words: "A title" },
    { start: 41, kind: "list", items: ["first", "second - part"] },
  ]);
});

test("an empty text has no parts", () => {
  expect(blocksOf("\n\n")).toEqual([]);
});
