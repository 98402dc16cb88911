import type { Gray } from "./gray";
import { type Areas, extreme } from "./picture-areas";
import type { Corners, Point } from "./warp";

// Looked up once: they are used for each place of each side.
const { floor, hypot, max, round } = Math;

/** The sheet's rim is at least so much brighter than what lies beside it: a soft shadow has no such step. */
const LEAST_STEP = 1.15;
/** A patterned cloth is here as bright as paper and there much darker; a shadow across a sheet is so all along. */
const PATTERN = { least: 0.95, step: 1.25 } as const;
/** So far from the rim, inside and outside, and at so many places of a side. */
const BESIDE = 4;
const PLACES = 24;
/** Writing on paper is no wider than twice this, nor are its lines further apart. */
const WRITING = 3;
/** A side of a curled sheet is no straight line: it is so far off at the most, of the picture's longer side. */
const BENT_SHARE = 0.03;

type Side = [Point, Point];
/** `beside`: the picture without writing. `reach`: how far off the straight line the rim may be. */
type Looked = { area: Areas; picture: Gray; beside: Gray; reach: number };
/** A line across a side, from the outside to the inside. */
type Across = { at: Point; inward: Point };

/** Fewer sides that can be seen say nothing of how a sheet lies. Where one of them goes on beyond the picture the others are straight. */
const FEWEST_SIDES = 2;
const FEWEST_BENT_SIDES = 3;

/** What is along a side of an area: the end of the picture, something darker, a pattern that is darker here and there, or no rim. */
type Rim = "border" | "step" | "pattern" | "none";

/** Tells of an area of a picture whether its sides, as far as they lie in the picture, part something bright from something darker. */
export function rimsOf(picture: Gray): (area: Areas, corners: Corners) => boolean {
  // No writing is what lies beside a sheet.
  const beside = extreme(picture, WRITING, max);
  return (area, corners) => {
    const rims = (reach: number) =>
      corners.map((from, index) => {
        const side: Side = [from, corners[(index + 1) % 4] ?? from];
        return rimOf(stepsAlong(side, { area, picture, beside, reach }));
      });
    const seen = rims(0).filter((rim) => rim !== "border").length;
    if (seen < FEWEST_SIDES) return false;
    if (seen < FEWEST_BENT_SIDES) return rims(0).every((rim) => rim === "border" || rim === "step");
    return !rims(round(max(area.width, area.height) * BENT_SHARE)).includes("none");
  };
}

function rimOf(steps: number[]): Rim {
  const sorted = steps.sort((a, b) => a - b);
  const at = (share: number) => sorted[floor(PLACES * share)] ?? 0;
  if (at(1 / 3) >= LEAST_STEP) return at(1 / 3) === Number.POSITIVE_INFINITY ? "border" : "step";
  return at(1 / 6) >= PATTERN.least && at(2 / 3) >= PATTERN.step ? "pattern" : "none";
}

/** At each place of a side, how much brighter than what is beside it the sheet is: more than anything where the picture ends. */
function stepsAlong([from, to]: Side, { area, picture, beside, reach }: Looked): number[] {
  const length = hypot(to.x - from.x, to.y - from.y);
  // To the right of a side that is walked clockwise is the sheet.
  const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return Array.from({ length: PLACES }, (_, place) => {
    const share = (place + 1) / (PLACES + 1);
    const chord = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const across = { at: rimAt({ at: chord, inward }, area, reach), inward };
    const outside = along(across, -BESIDE - WRITING);
    if (!isWithin(outside, picture)) return Number.POSITIVE_INFINITY;
    return shadeAt(picture, along(across, BESIDE)) / max(1, shadeAt(beside, outside));
  });
}

/** Where the area itself ends near a place of the straight line between two of its corners. */
function rimAt(across: Across, area: Areas, reach: number): Point {
  const isInside = (offset: number) => {
    const { x, y } = along(across, offset);
    return isWithin({ x, y }, area) && area.inside[round(y) * area.width + round(x)] === 1;
  };
  const step = isInside(0) ? -1 : 1;
  for (let offset = step; Math.abs(offset) <= reach; offset += step)
    if (isInside(offset) === step > 0) return along(across, step > 0 ? offset : offset - step);
  return across.at;
}

const along = ({ at, inward }: Across, offset: number): Point => ({
  x: at.x + inward.x * offset,
  y: at.y + inward.y * offset,
});
const isWithin = ({ x, y }: Point, { width, height }: Pick<Gray, "width" | "height">) =>
  x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1;
const shadeAt = ({ width, data }: Gray, { x, y }: Point) => data[round(y) * width + round(x)] ?? 0;
