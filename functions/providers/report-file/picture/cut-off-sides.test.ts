import { beyondThePhoto } from "./cut-off-sides";

const photo = { width: 1_000, height: 1_200 };

test("a sheet that goes on below its photo ends as its top runs", () => {
  const corners = [
    { x: 100, y: 20 },
    { x: 900, y: 60 },
    { x: 850, y: 1_199 },
    { x: 40, y: 1_199 },
  ] as const;
  const [top, right, below, left] = beyondThePhoto(corners, photo);
  expect([top, right, left]).toEqual([corners[0], corners[1], corners[3]]);
  expect((below.y - left.y) / (below.x - left.x)).toBeCloseTo((right.y - top.y) / (right.x - top.x), 5);
  expect(below.y).toBeGreaterThan(1_199);
});

test("a sheet inside its photo stays as it is", () => {
  const corners = [
    { x: 100, y: 20 },
    { x: 900, y: 60 },
    { x: 850, y: 1_150 },
    { x: 40, y: 1_120 },
  ] as const;
  expect(beyondThePhoto(corners, photo)).toEqual(corners);
});
