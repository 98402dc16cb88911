import { darkOnLight } from "./dark-on-light";
import { type Gray, makeGray } from "./gray";

/** Strokes of one shade on another, some of each hundred pixels. */
function written(ground: number, ink: number, inHundred = 5): Gray {
  const picture = makeGray(200, 200, ground);
  return { ...picture, data: picture.data.map((shade, at) => (at % 100 < inHundred ? ink : shade)) };
}

test("light writing on a dark screen becomes dark writing on light", () => {
  const { data } = darkOnLight(written(18, 230));
  expect([data[0], data[50]]).toEqual([25, 237]);
});

test.each([
  ["a sheet in good light", written(240, 20)],
  ["a sheet in bad light", written(80, 15)],
  [
    "a sheet in bad light with a lamp's spots",
    { ...written(80, 15), data: written(80, 15).data.map((s, at) => (at % 97 === 0 ? 220 : s)) },
  ],
  ["a sheet on a dark table", written(30, 230, 40)],
])("%s stays as it is", (_, picture) => expect(darkOnLight(picture)).toBe(picture));
