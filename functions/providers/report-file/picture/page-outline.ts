import { beyondThePhoto } from "./cut-off-sides";
import { type Gray, shrink } from "./gray";
import { type Areas, brightAreas, smoothAreas } from "./picture-areas";
import { rimsOf } from "./sheet-rim";
import type { Corners, Point } from "./warp";

// Looked up once: a page has millions of pixels.
const { abs, acos, atan2, floor, hypot, max, min, round } = Math;

/** The sheet is looked for in a picture of about so many pixels across. */
const LOOKED_AT = 400;
/** A sheet fills at least so much of its photo. */
const LEAST_SHARE = 0.25;
/** How well a sheet's outline has to be a quadrilateral. */
const LEAST_FIT = 0.92;
/** Corners nearer to the picture's own than this are no corners of a sheet: the picture is the page. */
const EDGE_SHARE = 0.025;
/** What is as straight as this and has no grain was not photographed, but drawn: a screen's own boxes are not cut out. */
const STRAIGHT_DEGREES = 0.35;
/** In a photo more neighbours than this differ, also where it shows one shade; in a picture of a screen few do, at the rims of letters. */
const GRAIN_SHARE = 0.2;
/** Of its rows, one in so many is looked at. */
const GRAIN_ROWS = 7;
const LEAST_ANGLE = 55;
const NONE: Point = { x: 0, y: 0 };

type Outline = { corners: Corners; fit: number };

/** The corners of a sheet that lies on something darker. Undefined when the picture shows the page alone. */
export const outlineOf = (picture: Gray): Corners | undefined => outlinesOf(picture)[0];

/** The corners of each sheet that lies on something darker, and beside the other sheet if there are two: the clearest first. */
export function outlinesOf(picture: Gray): Corners[] {
  const factor = max(1, round(max(picture.width, picture.height) / LOOKED_AT));
  const small = shrink(picture, factor);
  const isDrawn = !hasGrain(picture);
  const hasRim = rimsOf(small);
  const found = [...smoothAreas(small), ...brightAreas(small)].flatMap((area): Outline[] => {
    const corners = cornersOf(area);
    if (!isSheet(corners, small) || (isDrawn && isStraight(corners)) || !hasRim(area, corners)) return [];
    const fit = fitOf(area, corners);
    return fit < LEAST_FIT ? [] : [{ corners, fit }];
  });
  const [best, ...rest] = found.sort((a, b) => b.fit - a.fit);
  if (!best) return [];
  const other = rest.find(({ corners }) => areApart(corners, best.corners));
  const scaled = ({ x, y }: Point): Point => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor });
  return [best, ...(other ? [other] : [])].map(({ corners: [a, b, c, d] }) =>
    beyondThePhoto([scaled(a), scaled(b), scaled(c), scaled(d)], picture),
  );
}

/** The outermost points towards the four corners of the picture. */
function cornersOf({ width, inside }: Areas): Corners {
  const found = [NONE, NONE, NONE, NONE];
  const reach = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] !== 1) continue;
    const point = { x: at % width, y: floor(at / width) };
    const far = [-point.x - point.y, point.x - point.y, point.x + point.y, point.y - point.x];
    for (let corner = 0; corner < 4; corner += 1) {
      if ((far[corner] ?? 0) <= (reach[corner] ?? 0)) continue;
      reach[corner] = far[corner] ?? 0;
      found[corner] = point;
    }
  }
  const [a = NONE, b = NONE, c = NONE, d = NONE] = found;
  return [a, b, c, d];
}

/** Large enough, with four corners as a sheet has them, and not the whole picture. */
function isSheet(corners: Corners, { width, height }: Gray): boolean {
  if (areaOf(corners) < LEAST_SHARE * width * height) return false;
  const angles = corners.map((corner, index) =>
    angleAt(corners[(index + 3) % 4] ?? NONE, corner, corners[(index + 1) % 4] ?? NONE),
  );
  if (angles.some((angle) => angle < LEAST_ANGLE || angle > 180 - LEAST_ANGLE)) return false;
  const near = max(width, height) * EDGE_SHARE;
  const own = [NONE, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }];
  return corners.some(({ x, y }, index) => hypot(x - (own[index]?.x ?? 0), y - (own[index]?.y ?? 0)) > near);
}

function isStraight([a, b, c, d]: Corners): boolean {
  const tilts = [
    tilt(b.y - a.y, b.x - a.x),
    tilt(c.y - d.y, c.x - d.x),
    tilt(d.x - a.x, d.y - a.y),
    tilt(c.x - b.x, c.y - b.y),
  ];
  return tilts.every((degrees) => degrees < STRAIGHT_DEGREES);
}

function hasGrain({ width, height, data }: Gray): boolean {
  let [pairs, different] = [0, 0];
  for (let y = 0; y < height; y += GRAIN_ROWS) {
    for (let at = y * width; at < (y + 1) * width - 1; at += 1) {
      pairs += 1;
      if (data[at] !== data[at + 1]) different += 1;
    }
  }
  return different > pairs * GRAIN_SHARE;
}

const tilt = (across: number, along: number) => (atan2(abs(across), abs(along)) * 180) / Math.PI;

function angleAt(before: Point, corner: Point, after: Point): number {
  const [ax, ay, bx, by] = [before.x - corner.x, before.y - corner.y, after.x - corner.x, after.y - corner.y];
  const length = hypot(ax, ay) * hypot(bx, by);
  return length === 0 ? 0 : (acos((ax * bx + ay * by) / length) * 180) / Math.PI;
}

/** Whether all of one sheet lies beyond a side of the other. */
const areApart = (a: Corners, b: Corners) => isBeyondASide(a, b) || isBeyondASide(b, a);

function isBeyondASide(sheet: Corners, other: Corners): boolean {
  return other.some((from, index) => {
    const to = other[(index + 1) % 4] ?? from;
    // To the right of a side that is walked clockwise is its own sheet.
    return sheet.every(({ x, y }) => (to.x - from.x) * (y - from.y) < (to.y - from.y) * (x - from.x));
  });
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? corners[0];
    return sum + x * next.y - next.x * y;
  }, 0);
  return abs(twice) / 2;
}

/** How well four corners describe an area, 0 to 1: what both share, of what either has. */
function fitOf({ width, height, inside }: Areas, corners: Corners): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = inside.subarray(y * width, (y + 1) * width);
    // Writing and pictures on the sheet are part of it: from the first place of a row to its last.
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    const [left, right] = rowOf(corners, y);
    const filled = from < 0 ? 0 : to - from + 1;
    const outlined = max(0, right - left + 1);
    const shared = from < 0 ? 0 : max(0, min(to, right) - max(from, left) + 1);
    both += shared;
    either += filled + outlined - shared;
  }
  return either === 0 ? 0 : both / either;
}

/** Where a row enters a quadrilateral and where it leaves it. */
function rowOf(corners: Corners, y: number): [number, number] {
  const crossings = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const [low, high] = [min(from.y, to.y), max(from.y, to.y)];
    if (y < low || y > high || low === high) return [];
    return [from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)];
  });
  return crossings.length === 0 ? [1, 0] : [min(...crossings), max(...crossings)];
}
