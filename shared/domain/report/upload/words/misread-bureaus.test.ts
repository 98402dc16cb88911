import { withKnownBureaus } from "./misread-bureaus";

const read = (texts: string[], confidence: number | undefined = 0.9) => {
  const cells = texts.map((text, at) => ({ text, x: at * 130, width: 50, confidence }));
  return withKnownBureaus([{ page: 1, line: 1, cells }])[0]?.cells.map(({ text }) => text);
};

test.each([
  [["TransUnion®", "Experian®", "Equitax®"], "Equifax", 2],
  [["", "TransUnion", "Experlan", "Equifax"], "Experian", 2],
  [["Transunicn®", "Experian®", "Equifax®"], "TransUnion", 0],
  [["TransUnion", "Equifux"], "Equifax", 1],
])("a bureau's name that a picture's reader misread beside the others is known: %s", (texts, name, at) => {
  expect(read(texts)?.[at]).toBe(name);
});

test.each([
  [["TransUnion", "Experian", "Equitable"]],
  [["Equitax", "Account"]],
  [["Equitax", "$120"]],
  [["TransUnion", "120", "Status", "Equitax", "90"]],
])("other words stay: %s", (texts) => {
  expect(read(texts)).toEqual(texts);
});

test("what was not read from a picture stays", () => {
  const cells = ["Equitax", "Experian"].map((text, at) => ({ text, x: at * 130, width: 50 }));
  const lines = [{ page: 1, line: 1, cells }];
  expect(withKnownBureaus(lines)).toEqual(lines);
});
