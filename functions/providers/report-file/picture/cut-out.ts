import { type Gray, makeGray } from "./gray";
import { outlinesOf } from "./page-outline";
import { type Corners, straighten, type ToPicture, toPictureFrom } from "./warp";

/** Pixels of the longer side of a page that is ready to be read: a letter page at 300 dots per inch. */
export const LONGER_SIDE = 3_300;
const RIM_SHARE = 0.008;

/** A page, and where the picture shows each of its places. */
export type Sheet = { page: Gray; toPicture: ToPicture };

/** Each sheet alone, with right corners, when it lies on something darker; else the whole picture. */
export function cutOut(picture: Gray): Sheet[] {
  const sheets = outlinesOf(picture).map((corners) => {
    const [across, down] = sidesOf(corners);
    const scale = Math.min(1, LONGER_SIDE / Math.max(across, down));
    const page = withoutRim(straighten(picture, corners, Math.round(across * scale), Math.round(down * scale)));
    return { page, toPicture: toPictureFrom(corners, picture) };
  });
  return sheets.length > 0 ? sheets : [{ page: picture, toPicture: (place) => place }];
}

/** What the sheet lay on may show at its rim: it takes the shade of the paper beside it. */
function withoutRim(sheet: Gray): Gray {
  const { width, height, data } = sheet;
  const rim = Math.round(Math.max(width, height) * RIM_SHARE);
  const nearest = (at: number, length: number) => Math.max(rim, Math.min(length - 1 - rim, at));
  const trimmed = makeGray(width, height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const isRimRow = y < rim || y >= height - rim;
    const row = nearest(y, height) * width;
    for (let x = 0; x < width; x += 1, at += 1) {
      const isRim = isRimRow || x < rim || x >= width - rim;
      trimmed.data[at] = (isRim ? data[row + nearest(x, width)] : data[at]) ?? 255;
    }
  }
  return trimmed;
}

function sidesOf([a, b, c, d]: Corners): [number, number] {
  const length = (from: Corners[0], to: Corners[0]) => Math.hypot(to.x - from.x, to.y - from.y);
  return [Math.max(length(a, b), length(d, c)), Math.max(length(a, d), length(b, c))];
}
