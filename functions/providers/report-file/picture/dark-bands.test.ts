import { withoutDarkBands } from "./dark-bands";
import { type Gray, makeGray } from "./gray";

const WIDTH = 400;
const HEIGHT = 300;
const [FIRST, LAST] = [60, 180];

/** Letters are strokes in the first half of the picture's middle. */
const isLetter = (x: number, y: number) => x > 40 && x < 200 && x % 10 < 4 && y > 100 && y < 140;

/** A screen with a band across it, and light letters on that. */
function makeScreen(bandAt: (x: number, y: number) => number, from = 0, to = WIDTH): Gray {
  const screen = makeGray(WIDTH, HEIGHT, 245);
  for (let y = FIRST; y <= LAST; y += 1)
    for (let x = from; x < to; x += 1) screen.data[y * WIDTH + x] = isLetter(x, y) ? 250 : bandAt(x, y);
  return screen;
}

const shadeAt = (screen: Gray, x: number, y: number) => screen.data[y * WIDTH + x] ?? 0;

test.each([20, 70, 120])("light letters on a dark band across a screen are as ink on paper: shade %d", (shade) => {
  const screen = withoutDarkBands(makeScreen(() => shade));
  expect(shadeAt(screen, 51, 120)).toBeLessThan(20);
  expect(shadeAt(screen, 58, 120)).toBe(255);
  expect(shadeAt(screen, 300, FIRST)).toBe(255);
  expect(shadeAt(screen, 300, LAST + 1)).toBe(245);
});

test.each([
  ["a bright band", makeScreen(() => 200)],
  ["a card that does not reach the rim", makeScreen(() => 70, 30)],
  ["a photo's table, which is of no one shade", makeScreen((x, y) => 60 + ((x * 7 + y * 13) % 12))],
  [
    "a line between rows",
    { ...makeGray(WIDTH, HEIGHT, 245), data: makeGray(WIDTH, HEIGHT, 245).data.fill(90, 0, 3 * WIDTH) },
  ],
])("a picture stays as it is with %s", (_, screen) => {
  expect(withoutDarkBands(screen)).toBe(screen);
});
