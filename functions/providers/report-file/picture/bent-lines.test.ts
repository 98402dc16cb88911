import { withStraightLines } from "./bent-lines";
import { type Gray, makeGray } from "./gray";

const [WIDTH, HEIGHT] = [1_200, 1_600];
/** A line of writing every 40 pixels, 12 high, of words of several lengths. */
const LINES = 34;

/** @param lowered by how many pixels what is at a place lies lower than on a flat sheet */
function written(lowered: (x: number) => number, columns = [{ left: 80, right: 1_120, top: 100 }]): Gray {
  const page = makeGray(WIDTH, HEIGHT);
  for (const { left, right, top } of columns)
    for (let line = 0; line < LINES; line += 1)
      for (let x = left; x < right; x += 1) {
        const isSpace = (x + line * 37) % (90 + (line % 5) * 14) < 12;
        const from = top + line * 40 + Math.round(lowered(x));
        for (let y = from; !isSpace && y < from + 12; y += 1) page.data[y * WIDTH + x] = 20;
      }
  return page;
}

/** How many of the page's rows have ink: the fewer, the straighter its lines are. */
const rowsWithInk = ({ width, height, data }: Gray) =>
  Array.from(
    { length: height },
    (_, y) => data.subarray(y * width, (y + 1) * width).filter((shade) => shade < 128).length,
  ).filter((count) => count > 60).length;

const flat = written(() => 0);

test.each([
  ["curls up at its sides", (x: number) => 24 * Math.sin((x / WIDTH) * Math.PI)],
  ["is folded in the middle", (x: number) => Math.abs(x - WIDTH / 2) / 25],
  ["waves", (x: number) => 9 * Math.sin((x / WIDTH) * 2 * Math.PI)],
])("the lines of a sheet that %s are straightened", (_, lowered) => {
  const bent = written(lowered);
  expect(rowsWithInk(bent)).toBeGreaterThan(rowsWithInk(flat) * 1.4);
  expect(rowsWithInk(withStraightLines(bent))).toBeLessThan(rowsWithInk(flat) * 1.25);
});

test.each([
  ["a flat page", flat],
  [
    "a page of two columns whose lines lie at different heights",
    written(
      () => 0,
      [
        { left: 80, right: 560, top: 100 },
        { left: 640, right: 1_120, top: 114 },
      ],
    ),
  ],
  ["an empty page", makeGray(WIDTH, HEIGHT)],
])("%s stays as it is", (_, page) => {
  expect(withStraightLines(page)).toBe(page);
});
