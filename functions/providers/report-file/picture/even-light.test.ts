import { evenLight } from "./even-light";
import { type Gray, makeGray } from "./gray";

const WIDTH = 600;
const HEIGHT = 400;
/** Where the shadow begins. */
const RIM = 300;

/** Paper with lines of letters: strokes 4 pixels wide, 12 apart. */
function makePage(): Gray {
  const page = makeGray(WIDTH, HEIGHT, 230);
  for (let y = 20; y < HEIGHT - 20; y += 1)
    for (let x = 20; x < WIDTH - 20; x += 1) if (y % 30 < 16 && isStroke(x)) page.data[y * WIDTH + x] = 30;
  return page;
}

const isStroke = (x: number) => x % 12 < 4;
const isBetweenStrokes = (x: number) => x % 12 >= 6 && x % 12 < 10;

/** The shadow of a phone or a hand, close above the paper: its rim is sharp. */
const inShadow = (page: Gray): Gray => ({
  ...page,
  data: page.data.map((shade, at) => (at % WIDTH >= RIM ? shade * 0.3 : shade)),
});

/** The shades on lines of letters, in columns that are meant. */
const shadesAt = ({ data }: Gray, isMeant: (x: number) => boolean) =>
  [...data].filter((_, at) => {
    const y = Math.floor(at / WIDTH);
    return y > 30 && y < HEIGHT - 30 && y % 30 < 16 && isMeant(at % WIDTH);
  });

test("right behind the sharp rim of a shadow the paper is white, and the letters on it are black", () => {
  const even = evenLight(inShadow(makePage()));
  const isBehind = (x: number) => x > RIM + 12 && x < RIM + 100;
  const paper = shadesAt(even, (x) => isBehind(x) && isBetweenStrokes(x));
  const ink = shadesAt(even, (x) => isBehind(x) && isStroke(x - 1) && isStroke(x + 1));
  expect(Math.min(...paper)).toBeGreaterThan(200);
  expect(Math.max(...ink)).toBeLessThan(60);
});

test("a dark bar behind a heading stays dark, and white letters on it white", () => {
  const page = makePage();
  for (let y = 150; y < 220; y += 1)
    for (let x = 20; x < WIDTH - 20; x += 1) page.data[y * WIDTH + x] = y > 170 && y < 200 && isStroke(x) ? 230 : 40;
  const even = evenLight(inShadow(page));
  const barAt = (x: number) => even.data[185 * WIDTH + x] ?? 0;
  expect([barAt(129) < 90, barAt(121) > 180, barAt(489) < 90, barAt(481) > 180]).toEqual([true, true, true, true]);
});
