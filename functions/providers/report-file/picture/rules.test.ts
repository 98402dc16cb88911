import { type Gray, makeGray } from "./gray";
import { withoutRules } from "./rules";

const [WIDTH, HEIGHT] = [600, 500];

function drawn(...boxes: [x: number, y: number, width: number, height: number][]): Gray {
  const page = makeGray(WIDTH, HEIGHT);
  for (const [x, y, width, height] of boxes)
    for (let row = y; row < y + height; row += 1) page.data.fill(20, row * WIDTH + x, row * WIDTH + x + width);
  return page;
}

const inkOf = ({ data }: Gray) => data.reduce((sum, shade) => sum + (shade < 128 ? 1 : 0), 0);

test.each([
  ["a line under a heading", [50, 100, 500, 4]],
  ["the side of a table", [300, 20, 5, 400]],
] as const)("%s goes", (_, [x, y, width, height]) => {
  expect(inkOf(withoutRules(drawn([x, y, width, height])))).toBe(0);
});

test.each([
  ["a dash", [50, 100, 40, 5]],
  ["a capital I", [50, 100, 6, 40]],
  ["a dark bar with white words in it", [50, 100, 500, 40]],
] as const)("%s stays", (_, [x, y, width, height]) => {
  const page = drawn([x, y, width, height]);
  expect(withoutRules(page)).toEqual(page);
});

test("a thin gray rule goes too", () => {
  const page = drawn();
  for (let row = 100; row < 102; row += 1) page.data.fill(180, row * WIDTH + 50, row * WIDTH + 550);
  expect(withoutRules(page)).toEqual(drawn());
});

test("a rule that leans a little or is broken goes too, and a letter that stands on it stays whole", () => {
  const steps = Array.from({ length: 5 }, (_, at): [number, number, number, number] => [
    20 + at * 110,
    100 + at,
    108,
    3,
  ]);
  const letter: [number, number, number, number] = [200, 70, 12, 31];
  expect(inkOf(withoutRules(drawn(...steps)))).toBe(0);
  const clean = withoutRules(drawn(...steps, letter));
  for (let row = 70; row < 101; row += 1)
    expect(inkOf({ ...clean, data: clean.data.slice(row * WIDTH, (row + 1) * WIDTH) })).toBe(12);
});

test("a table's lines go where they cross one another, too", () => {
  const rows = [100, 160, 220].map((y): [number, number, number, number] => [50, y, 500, 3]);
  const columns = [50, 250, 400].map((x): [number, number, number, number] => [x, 20, 3, 400]);
  expect(inkOf(withoutRules(drawn(...rows, ...columns)))).toBe(0);
});
