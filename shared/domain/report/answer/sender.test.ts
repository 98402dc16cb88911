import { linesOfText } from "../upload/files/plain-text";
import { senderOf } from "./sender";

const others = `Equifax, P.O. Box 740256, Atlanta, GA 30374
TransUnion, P.O. Box 2000, Chester, PA 19016`;

test.each([
  `Experian\nP.O. Box 9701\nDear Maya Lopez:\nYour dispute results\nWrite to the others too:\n${others}`,
  `EXPERIAN NCAC\nDear Maya Lopez:\nEquifax may report the same.\n${others}\nEquifax and TransUnion are other companies.`,
])("the bureau at the head of a letter sent it, however often it names others: %s", (text) => {
  expect(senderOf(linesOfText(text))).toBe("experian");
});

test.each([
  "NORTHLAKE CARD\nDear Maya Lopez:\nWe told Experian, Equifax and TransUnion.",
  `Experian, Equifax and TransUnion\nDear Maya Lopez:\n${others}`,
])("a letter that names several bureaus alike is no one's: %s", (text) => {
  expect(senderOf(linesOfText(text))).toBeUndefined();
});

test.each([
  ["P.O. Box 9701\nAllen, TX 75013", "experian"],
  ["PO Box 105518\nAtlanta, GA 30348", "equifax"],
  ["P.O. Box 805\nWoodlyn, PA 19094-0805", "transunion"],
])("a letter with a drawn logo is of the bureau at its address: %s", (address, bureau) => {
  expect(senderOf(linesOfText(`${address}\nOctober 3, 2026\nResults of your dispute`))).toBe(bureau);
});

test("a member's own address names no bureau", () => {
  expect(senderOf(linesOfText("October 3, 2026\nMaya Lopez\n12 Birch Ct\nAllen, TX 75013"))).toBeUndefined();
});
