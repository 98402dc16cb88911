import { type Gray, makeGray, turn } from "#functions/providers/report-file/picture/gray";
import { rotate, straighten } from "#functions/providers/report-file/picture/warp";
import { type FindUpright, legible } from "./legible";

/** Bars are no letters: no way round is surely the right one. */
const cannotTell: FindUpright = async () => undefined;
const PAPER = 215;
const INK = 40;

/** A letter page with lines of writing. */
function page(shade = PAPER): Gray {
  const sheet = makeGray(850, 1_100, shade);
  for (let line = 0; line < 30; line += 1) {
    for (let y = 80 + line * 32; y < 90 + line * 32; y += 1) {
      for (let x = 80; x < 770 - (line % 5) * 60; x += 1) if (x % 40 < 30) sheet.data[y * 850 + x] = INK;
    }
  }
  return sheet;
}

/** The page as it lies on a dark table, seen from the side. */
function onTable(): Gray {
  const table = makeGray(1_600, 1_600, 60);
  const corners = [
    { x: 330, y: 260 },
    { x: 1_210, y: 300 },
    { x: 1_260, y: 1_420 },
    { x: 290, y: 1_390 },
  ] as const;
  const [a, b, c, d] = corners;
  // Where each place of the table is on the page: the four corners of the table as the page would see them.
  const across = (b.x - a.x + c.x - d.x) / 2;
  const down = (d.y - a.y + c.y - b.y) / 2;
  const seen = straighten(
    page(),
    [
      { x: 0, y: 0 },
      { x: 850, y: 0 },
      { x: 850, y: 1_100 },
      { x: 0, y: 1_100 },
    ],
    Math.round(across),
    Math.round(down),
  );
  for (let y = 0; y < seen.height; y += 1) {
    // Leaning to the right, as a photo from the left shows it.
    const from = a.x + Math.round((y / seen.height) * 30);
    seen.data.subarray(y * seen.width, (y + 1) * seen.width).forEach((shade, x) => {
      table.data[(a.y + y) * table.width + from + x] = shade;
    });
  }
  return table;
}

const shareBelow = ({ data }: Gray, shade: number) => data.filter((each) => each < shade).length / data.length;
const rim = ({ width, height, data }: Gray) =>
  [0.02, 0.98].flatMap((share) => [
    data[Math.round(share * height) * width + Math.round(0.5 * width)] ?? 0,
    data[Math.round(0.5 * height) * width + Math.round(share * width)] ?? 0,
  ]);

test("a sheet on a darker table is cut out and lit: the table is gone and the paper is white", async () => {
  const photo = onTable();
  const sheet = await legible(photo, cannotTell);
  expect(sheet.width).toBeLessThan(photo.width * 0.75);
  expect(sheet.height / sheet.width).toBeGreaterThan(1.15);
  expect(Math.min(...rim(sheet))).toBeGreaterThan(240);
  expect(shareBelow(sheet, 100)).toBeGreaterThan(0.1);
});

/** How many rows are white from end to end: those between lines that run level. */
const whiteRows = ({ width, height, data }: Gray) =>
  Array.from({ length: height }, (_, y) => data.subarray(y * width, (y + 1) * width)).filter((row) =>
    row.every((shade) => shade > 128),
  ).length / height;

test("lines that fall are made level", async () => {
  const tilted = rotate(page(255), 4);
  expect(whiteRows(tilted)).toBeLessThan(0.3);
  expect(whiteRows(await legible(tilted, cannotTell))).toBeGreaterThan(0.45);
});

test("a page that is level and alone stays as it is; a larger one is made as large as it is printed", async () => {
  const plain = page(255);
  expect(await legible(plain, cannotTell)).toEqual(plain);
  const large = await legible(makeGray(4_400, 3_000), cannotTell);
  expect([large.width, large.height]).toEqual([2_200, 1_500]);
});

test("a page on its side whose writing does not tell which way is up stays as it was taken", async () => {
  const lying = turn(page(255), 1);
  expect(await legible(lying, cannotTell)).toEqual(lying);
});
