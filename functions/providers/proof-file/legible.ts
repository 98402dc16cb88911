import { evenLight } from "#functions/providers/report-file/picture/even-light";
import { type Gray, pageSide, shrink, turn } from "#functions/providers/report-file/picture/gray";
import { outlineOf } from "#functions/providers/report-file/picture/page-outline";
import { HAS_LINES, skewOf } from "#functions/providers/report-file/picture/skew";
import { type Corners, rotate, straighten } from "#functions/providers/report-file/picture/warp";

/** Pixels of the longer side: a letter page at 200 dots per inch, as it is printed and faxed. */
const LONGER_SIDE = 2_200;
/** How lines run is seen well enough in a picture of so many pixels. */
const LOOKED_AT = 1_100;
/** Less is not seen, and turning costs sharpness. More is a picture that was meant so. */
const LEAST_DEGREES = 0.4;
const MOST_DEGREES = 12;

/** How a page is turned: by quarters of a circle clockwise, then by degrees until its lines are level. */
type Turn = { quarters: number; degrees: number };

/** Which of the ways in which a page may be turned is upright; undefined where that is not sure. The likely one comes first. */
export type FindUpright = <Way extends { page: Gray }>(
  likely: Way,
  others: readonly (() => Way)[],
) => Promise<Way | undefined>;

/** The sheet that a photo shows: straight, its writing upright wherever it can be read, and not larger than it is printed. */
export async function legible(photo: Gray, findUpright: FindUpright): Promise<Gray> {
  const corners = outlineOf(photo);
  const sheet = corners ? evenLight(cutOut(photo, corners)) : notLarger(photo);
  const even = corners ? sheet : evenLight(sheet);
  const [likely, ...others] = waysOf(even);
  const asTurned = (way: Turn) => ({ ...way, page: turned(even, way) });
  const upright = likely.hasLines
    ? await findUpright(
        asTurned(likely),
        others.map((way) => () => asTurned(way)),
      )
    : undefined;
  if (upright) return turned(sheet, upright);
  return likely.quarters === 0 ? turned(sheet, likely) : sheet;
}

/** All four, the likely one first: as its lines seem to run, though the columns of a table may look like lines too. */
function waysOf(even: Gray): [Turn & { hasLines: boolean }, ...Turn[]] {
  const small = shrink(even, Math.max(1, Math.floor(Math.max(even.width, even.height) / LOOKED_AT)));
  const [level, sideways] = [skewOf(small), skewOf(turn(small, 1))];
  const hasLines = Math.max(level.clarity, sideways.clarity) >= HAS_LINES;
  const way = (quarters: number) => ({ quarters, degrees: (quarters % 2 === 0 ? level : sideways).degrees, hasLines });
  return level.clarity >= sideways.clarity ? [way(0), way(2), way(1), way(3)] : [way(1), way(3), way(0), way(2)];
}

function turned(page: Gray, { quarters, degrees }: Turn): Gray {
  const isTilted = Math.abs(degrees) >= LEAST_DEGREES && Math.abs(degrees) <= MOST_DEGREES;
  const quartered = turn(page, quarters);
  return isTilted ? rotate(quartered, degrees) : quartered;
}

function cutOut(photo: Gray, corners: Corners): Gray {
  const [a, b, c, d] = corners;
  const across = Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - d.x, c.y - d.y));
  const down = Math.max(Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
  const scale = Math.min(1, LONGER_SIDE / Math.max(across, down));
  return straighten(photo, corners, Math.round(across * scale), Math.round(down * scale));
}

/** A picture that is not finer than it is printed. Of a long one, as phones make of what they show, each part of a page's shape is so. */
export function notLarger(photo: Gray): Gray {
  const longer = pageSide(photo);
  if (longer <= LONGER_SIDE) return photo;
  // First by whole steps, in which no pixel is passed over.
  const small = shrink(photo, Math.floor(longer / LONGER_SIDE));
  return rotate(small, 0, LONGER_SIDE / pageSide(small));
}
