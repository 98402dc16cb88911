import { boxInPicture, type PageInPicture } from "./box-in-picture";
import { oneBelowAnother } from "./one-below-another";
import type { PageRead } from "./page-reading";

/** Of a picture taken on its side: the part from `from` to `to` of its height. */
function onItsSide(from: number, to: number): PageRead["corners"] {
  return [
    { x: 1, y: from },
    { x: 1, y: to },
    { x: 0, y: to },
    { x: 0, y: from },
  ];
}

const rounded = (box: Parameters<typeof boxInPicture>[0], page: PageInPicture) =>
  Object.values(boxInPicture(box, page)).map((value) => Number(value.toFixed(3)));

test("a place on the page is marked where the picture shows it, also when it was taken on its side", () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
  expect(rounded(box, { corners: onItsSide(0, 1) })).toEqual([0.75, 0.1, 0.05, 0.3]);
});

test("two sheets are one page, first the left one as their lines run, and each of its places is marked on its own sheet", () => {
  const sheet = (text: string, corners: PageRead["corners"], size: number): PageRead => {
    const piece = { text, x: 100 * size, y: 700 * size, width: 50 * size, height: 10 * size };
    return { width: 600 * size, height: 800 * size, pieces: [piece], corners };
  };
  const [left, right] = [sheet("left", onItsSide(0, 0.5), 1), sheet("right", onItsSide(0.5, 1), 1.25)];
  const page = oneBelowAnother(right, left);

  expect(oneBelowAnother(left, right).pieces.map(({ text }) => text)).toEqual(["left", "right"]);
  expect([page.width / page.height, page.below?.from]).toEqual([600 / 1600, 0.5]);
  expect(page.pieces.map(({ text, y }) => [text, y / page.height])).toEqual([
    ["left", 1500 / 1600],
    ["right", 700 / 1600],
  ]);
  const places = [0.1, 0.6].map((y) => rounded({ x: 0, y, width: 0.5, height: 0.05 }, page));
  expect(places).toEqual([
    [0.7, 0, 0.1, 0.25],
    [0.7, 0.5, 0.1, 0.25],
  ]);
});
