import { groupsOf, paragraphsOf } from "./paragraphs";

test("a document is shown by its paragraphs, with the bold ones bold", () => {
  const text = "**Notice of cancellation**\n\nYou may cancel\nwithin 3 days.\n\n\n•  Sign below";

  expect(paragraphsOf(text).map(({ words, isBold }) => [words, isBold])).toEqual([
    ["Notice of cancellation", true],
    ["You may cancel\nwithin 3 days.", false],
    ["Sign below", false],
  ]);
});

test("points that follow each other are one list", () => {
  const groups = groupsOf(paragraphsOf("You pay:\n\n• nothing now\n\n• $120 later\n\nYou may cancel."));
  expect(groups.map((group) => group.map(({ words }) => words))).toEqual([
    ["You pay:"],
    ["nothing now", "$120 later"],
    ["You may cancel."],
  ]);
});
