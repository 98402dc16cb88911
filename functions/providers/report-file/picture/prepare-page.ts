import { cutOut, LONGER_SIDE, type Sheet } from "./cut-out";
import { withoutDarkBands } from "./dark-bands";
import { darkOnLight } from "./dark-on-light";
import { evenLight } from "./even-light";
import { type Gray, makeGray, pageSide, shrink, turn } from "./gray";
import { readingDirection } from "./reading-direction";
import { skewOf } from "./skew";
import { rotate, rotatedFrame, type ToPicture, toPictureFrom } from "./warp";

/** How lines run is seen well enough in a picture of so many pixels. */
const LOOKED_AT = 1_100;
/** Less is hard to measure, and turning costs sharpness. */
const LEAST_DEGREES = 0.15;
/** A letter page at 300 dots per inch has 8.4 million; two sheets share them. */
const MOST_PIXELS = 9_000_000;
/** A small picture is not made larger than this: there is nothing between its pixels. */
const MOST_GROWTH = 2.5;
/** So near to its border a picture may show what the page lies on: a straight line, which is none of the page's. */
const BORDER_SHARE = 0.06;
/** On pages of print it is above 0.9, whichever way they lie. */
const SURE_DIRECTION = 0.5;

/** Sheets that are ready to be read. `clarity` says how clearly the page has lines at all: see `skewOf`. */
export type PreparedPage = { likely: Sheet; otherwise: () => Sheet; clarity: number };

/** A picture's page, or both if two sheets lie beside one another. */
export function preparePages(picture: Gray): PreparedPage[] {
  const sheets = cutOut(picture);
  return sheets.map((sheet) => prepared(sheet, MOST_PIXELS / sheets.length));
}

/**
 * A sheet, straight and black on white: first as its letters follow one another, or else as its lines seem to run, then
 * turned by a quarter, since the columns of a table may look like lines. Either may stand on its head.
 */
function prepared(cut: Sheet, mostPixels: number): PreparedPage {
  const even = evenLight(withoutDarkBands(darkOnLight(cut.page)));
  const small = inner(shrink(even, Math.max(1, Math.floor(pageSide(even) / LOOKED_AT))));
  const [level, sideways] = [skewOf(small), skewOf(turn(small, 1))];
  const asLevel = () => levelled({ ...cut, page: even }, level.degrees, mostPixels);
  const asSideways = () => levelled(turned({ ...cut, page: even }, 1), sideways.degrees, mostPixels);
  const clarity = Math.max(level.clarity, sideways.clarity);
  const direction = readingDirection(small);
  const isLevel = Math.abs(direction) < SURE_DIRECTION ? level.clarity >= sideways.clarity : direction > 0;
  return isLevel
    ? { likely: asLevel(), otherwise: asSideways, clarity }
    : { likely: asSideways(), otherwise: asLevel, clarity };
}

/** A picture without its border. */
function inner({ width, height, data }: Gray): Gray {
  const border = Math.round(pageSide({ width, height }) * BORDER_SHARE);
  const part = makeGray(Math.max(1, width - 2 * border), Math.max(1, height - 2 * border));
  for (let y = 0; y < part.height; y += 1) {
    const from = (y + border) * width + border;
    part.data.set(data.subarray(from, from + part.width), y * part.width);
  }
  return part;
}

/** A sheet turned by quarters of a circle, clockwise. */
export function turned({ page, toPicture }: Sheet, quarters: 1 | 2): Sheet {
  const before: ToPicture = ({ x, y }) => (quarters === 1 ? { x: y, y: 1 - x } : { x: 1 - x, y: 1 - y });
  return { page: turn(page, quarters), toPicture: (place) => toPicture(before(place)) };
}

function levelled({ page, toPicture }: Sheet, degrees: number, mostPixels: number): Sheet {
  const growth = Math.min(MOST_GROWTH, growthOf(page, mostPixels));
  const isReady = Math.abs(degrees) < LEAST_DEGREES && growth > 0.97 && growth < 1.03;
  if (isReady) return { page, toPicture };
  const before = toPictureFrom(rotatedFrame(page, degrees, growth).corners, page);
  return { page: rotate(page, degrees, growth), toPicture: (place) => toPicture(before(place)) };
}

/** To a page's size; a long picture has as many pixels at the most as are read in time. */
function growthOf({ width, height }: Gray, mostPixels: number): number {
  const most = Math.max(LONGER_SIDE / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  return Math.min(LONGER_SIDE / pageSide({ width, height }), most);
}
