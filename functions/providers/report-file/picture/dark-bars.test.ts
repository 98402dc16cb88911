import { withoutDarkBars } from "./dark-bars";
import { type Gray, makeGray } from "./gray";

const WIDTH = 800;
const HEIGHT = 600;

type Rows = { top: number; bottom: number; left?: number; right?: number };

function paint(page: Gray, { top, bottom, left = 0, right = WIDTH }: Rows, shadeAt: (x: number, y: number) => number) {
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) page.data[y * WIDTH + x] = shadeAt(x, y);
}

/** Letters are strokes 5 dots wide, 15 apart, in words with spaces. */
const isLetter = (x: number) => x % 15 < 5 && x % 150 < 110;

/** A line of black letters, a bar that leans a little with white letters on it, a dark picture. */
function makePage(bar = 30): Gray {
  const page = makeGray(WIDTH, HEIGHT);
  paint(page, { top: 40, bottom: 64, left: 100, right: 700 }, (x) => (isLetter(x) ? 10 : 250));
  for (let x = 60; x < 740; x += 1) {
    const top = 120 + Math.round(x / 60);
    paint(page, { top, bottom: top + 54, left: x, right: x + 1 }, (_, y) =>
      y > top + 15 && y < top + 40 && x > 90 && x < 700 && isLetter(x) ? 245 : bar,
    );
  }
  paint(page, { top: 300, bottom: 560, left: 200, right: 500 }, () => 60);
  return page;
}

test.each([30, 100])("a bar of shade %d becomes paper and its white letters black, up to its ends", (shade) => {
  const page = withoutDarkBars(makePage(shade));
  const row = page.data.subarray(160 * WIDTH, 161 * WIDTH);
  const letters = [...row].filter((_, x) => x > 100 && x < 690 && isLetter(x));
  const between = [...row].filter((_, x) => x < 80 || x > 720 || (x > 100 && x < 690 && !isLetter(x)));
  expect(Math.max(...letters)).toBeLessThan(30);
  expect(Math.min(...between)).toBeGreaterThan(240);
});

test("black letters on paper and dark pictures stay as they are", () => {
  const [before, after] = [makePage(), withoutDarkBars(makePage())];
  for (const y of [50, 400]) {
    const row = (page: Gray) => Buffer.from(page.data.subarray(y * WIDTH, (y + 1) * WIDTH));
    expect(row(after).equals(row(before))).toBe(true);
  }
});

test("a fat word is no bar, though its strokes are close to one another", () => {
  const page = makeGray(WIDTH, HEIGHT);
  paint(page, { top: 40, bottom: 72, left: 100, right: 340 }, (x) => (x % 17 < 13 ? 10 : 250));
  expect(withoutDarkBars(page)).toEqual(page);
});
