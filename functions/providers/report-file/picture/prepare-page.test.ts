import { type Gray, makeGray, turn } from "./gray";
import { outlineOf } from "./page-outline";
import { preparePages } from "./prepare-page";
import { skewOf } from "./skew";
import { rotate, straighten } from "./warp";

/** A page of bars as letters and words make them: lines of uneven length, from the left margin. */
function makePage({ apart = 24, high = 9, uneven = 300, paper = 235, between = 3 } = {}): Gray {
  const [width, height] = [850, 1_100];
  const page = makeGray(width, height, paper);
  for (let line = 0; line < 940 / apart; line += 1) {
    const top = 80 + line * apart;
    for (let x = 70; x < width - 80 - ((line * 97) % uneven); x += 1) {
      const isGap = (x + line ** 2 * 7) % 40 < 8 || (x + line ** 2 * 3) % 8 < between;
      for (let y = top; y < top + high; y += 1) if (!isGap) page.data[y * width + x] = 40;
    }
  }
  return page;
}

/** A sheet on a table, photographed so that its corners come to lie a little off a rectangle's, with a shadow across. */
function photographed(page: Gray): Gray {
  const table = makeGray(page.width + 240, page.height + 240, 70);
  for (let y = 0; y < page.height; y += 1) {
    table.data.set(page.data.subarray(y * page.width, (y + 1) * page.width), (y + 120) * table.width + 120);
  }
  const [right, bottom] = [table.width, table.height];
  const corners = [
    { x: 70, y: 20 },
    { x: right - 20, y: 60 },
    { x: right - 60, y: bottom - 30 },
    { x: 20, y: bottom - 70 },
  ] as const;
  const photo = straighten(table, corners, right, bottom);
  const shaded = photo.data.map((shade, at) => shade * (1 - 0.5 * Math.min(1, (at % right) / right)));
  return { ...photo, data: shaded };
}

function likelyOf(photo: Gray) {
  const [prepared] = preparePages(photo);
  if (!prepared) throw new Error("Nothing was prepared");
  return prepared.likely;
}

/** The middle of a picture. */
function inner(picture: Gray, width: number, height: number): Gray {
  const part = makeGray(width, height);
  const [left, top] = [Math.floor((picture.width - width) / 2), Math.floor((picture.height - height) / 2)];
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * picture.width + left;
    part.data.set(picture.data.subarray(from, from + width), y * width);
  }
  return part;
}

test.each([-14.5, -3, 0, 0.6, 9, 15])("lines that are tilted by %d degrees are found to be so", (degrees) => {
  expect(skewOf(rotate(makePage(), -degrees)).degrees).toBeCloseTo(degrees, 0);
});

test("a page has clearer lines across than down, a blank one and a black one have none", () => {
  const page = makePage();
  expect(skewOf(page).clarity).toBeGreaterThan(2 * skewOf(turn(page, 1)).clarity);
  expect(skewOf(makeGray(800, 800)).clarity).toBe(0);
  expect(skewOf(makeGray(800, 800, 0)).clarity).toBe(0);
});

test("a sheet on a table is found, half of it in shadow; a scan is the page itself, and so is a box on a screen", () => {
  const photo = photographed(makePage());
  const corners = outlineOf(photo);
  expect(corners).toHaveLength(4);
  expect(corners?.[0]?.x).toBeLessThan(photo.width / 5);
  expect(outlineOf(makePage())).toBeUndefined();

  const screen = makeGray(900, 1_200, 60);
  for (let y = 200; y < 1_000; y += 1) screen.data.fill(240, y * 900 + 50, y * 900 + 850);
  expect(outlineOf(screen)).toBeUndefined();
});

test("a sheet that lies quite straight is found by the grain of its photo, which a picture of a screen has not", () => {
  const table = makeGray(1_000, 1_300, 70);
  const page = makePage();
  for (let y = 0; y < page.height; y += 1)
    table.data.set(page.data.subarray(y * page.width, (y + 1) * page.width), (y + 110) * table.width + 85);
  expect(outlineOf(table)).toBeUndefined();
  const grain = table.data.map((shade, at) => shade + ((at * 7_919) % 5));
  expect(outlineOf({ ...table, data: grain })?.map(({ x, y }) => [Math.floor(x / 50), Math.floor(y / 50)])).toEqual([
    [1, 2],
    [18, 2],
    [18, 24],
    [1, 24],
  ]);
});

test("where a shadow fades out no sheet begins at a line of writing: nothing that is written is cut off", () => {
  const table = makeGray(1_000, 1_250, 95);
  const page = makePage({ apart: 18, high: 10, uneven: 1, paper: 250, between: 0 });
  for (let y = 0; y < page.height; y += 1)
    table.data.set(page.data.subarray(y * page.width, (y + 1) * page.width), (y + 75) * table.width + 75);
  const photo = inner(rotate(table, 0.8), page.width, page.height);
  const tops = [0.6, 0.66, 0.69].map((darkest) => {
    const light = (at: number) => darkest + (1.02 - darkest) * (at / photo.data.length);
    const data = photo.data.map((value, at) => Math.min(255, value * light(at)));
    return Math.max(0, ...(outlineOf({ ...photo, data }) ?? []).slice(0, 2).map(({ y }) => y / photo.height));
  });
  expect(tops.filter((top) => top > 0.1)).toEqual([]);
});

test("what shows beside a leaning page, straight along the border of its photo, does not hide how its lines run", () => {
  const photo = inner(rotate(makePage({ apart: 60, high: 7, uneven: 600 }), -0.8), 760, 1_000);
  for (let y = 0; y < photo.height; y += 1) {
    photo.data.fill(60, y * photo.width, y * photo.width + 14);
    photo.data.fill(60, (y + 1) * photo.width - 14, (y + 1) * photo.width);
  }
  photo.data.fill(60, 0, photo.width * 12);
  const { page } = likelyOf(photo);
  expect(page.height).toBeGreaterThan(page.width);
  const lines = skewOf(inner(page, Math.round(page.width * 0.85), Math.round(page.height * 0.85)));
  expect(Math.abs(lines.degrees)).toBeLessThan(0.3);
});

test("a photographed page becomes black on white, its lines level, and its places are known in the photo", () => {
  const photo = photographed(makePage());
  const { page, toPicture } = likelyOf(turn(photo, 1));

  expect(page.height).toBeGreaterThan(page.width);
  expect(Math.abs(skewOf(page).degrees)).toBeLessThan(0.4);
  const dark = page.data.filter((shade) => shade < 100).length / page.data.length;
  const white = page.data.filter((shade) => shade > 240).length / page.data.length;
  expect([dark > 0.05, white > 0.7]).toEqual([true, true]);
  // The middle stays the middle, whichever way the page was turned.
  expect(toPicture({ x: 0.5, y: 0.5 }).x).toBeCloseTo(0.5, 1);
  expect(toPicture({ x: 0.5, y: 0.5 }).y).toBeCloseTo(0.5, 1);
});

test("of two sheets that lie beside one another on a table each is a page of its own", () => {
  const spread = makeGray(1_800, 1_100, 70);
  for (const left of [0, 950]) {
    const page = makePage({ apart: 24 + left / 100 });
    for (let y = 0; y < page.height; y += 1)
      spread.data.set(page.data.subarray(y * page.width, (y + 1) * page.width), y * spread.width + left);
  }
  const sheets = preparePages(photographed(spread)).map(({ likely }) => likely);
  expect(sheets).toHaveLength(2);
  for (const { page } of sheets) expect(page.height / page.width).toBeCloseTo(1_100 / 850, 1);
  const middles = sheets.map(({ toPicture }) => toPicture({ x: 0.5, y: 0.5 }).x).sort();
  expect(middles).toEqual([expect.closeTo(0.27, 1), expect.closeTo(0.73, 1)]);
});

/** A sheet in the middle of something else, a little turned, with the grain of a photo. */
function lyingOn(besideAt: (x: number, y: number) => number, bent = 0): Gray {
  const page = makePage();
  const photo = makeGray(1_100, 1_400);
  for (let y = 0; y < photo.height; y += 1)
    for (let x = 0; x < photo.width; x += 1) photo.data[y * photo.width + x] = besideAt(x, y) + ((x * 31 + y * 17) % 4);
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      const down = y + 150 + Math.round(bent * Math.sin((x / page.width) * Math.PI));
      photo.data[down * photo.width + x + 125] = (page.data[y * page.width + x] ?? 255) + ((x * 13 + y * 7) % 4);
    }
  return photo;
}

/** How far the corners that were found are from the sheet's own. */
function furthestOff(photo: Gray): number {
  const corners = outlineOf(photo) ?? [];
  const own = [
    [125, 150],
    [975, 150],
    [975, 1_250],
    [125, 1_250],
  ] as const;
  if (corners.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(...corners.map(({ x, y }, at) => Math.hypot(x - (own[at]?.[0] ?? 0), y - (own[at]?.[1] ?? 0))));
}

test("a sheet on a chequered cloth is found, although the white of the cloth is nearly as bright as paper", () => {
  const check = 60;
  const cloth = (x: number, y: number) => 206 - 50 * ((Math.floor(x / check) % 2) + (Math.floor(y / check) % 2));
  expect(furthestOff(lyingOn(cloth))).toBeLessThan(check);
});

test("a curled sheet is found, whose upper and lower sides are bows", () => {
  expect(furthestOff(lyingOn(() => 80, 26))).toBeLessThan(40);
});
