import type { Gray } from "./gray";
import type { Corners, Point } from "./warp";

/** So near to the picture's border a side is the border's, and not the sheet's. */
const AT_BORDER = 0.01;
/** A sheet goes on beyond its photo by no more than this. */
const MOST_GROWTH = 1.6;

/**
 * The corners of a sheet that goes on beyond its photo: the side along which the photo ends runs as the one across from it,
 * through the further of its ends. Else the lines of the page would be drawn apart like a fan.
 */
export function beyondThePhoto(corners: Corners, photo: Pick<Gray, "width" | "height">): Corners {
  const whole = [...corners];
  corners.forEach((from, index) => {
    const at = [index, (index + 1) % 4, (index + 2) % 4, (index + 3) % 4];
    const [, to = from, across = from, before = from] = at.map((place) => whole[place]);
    if (!isBorder(from, to, photo)) return;
    const along = { x: across.x - before.x, y: across.y - before.y };
    const moved = grown(across, to, from, along);
    if (moved) whole[at[1] ?? 0] = moved;
    else whole[index] = grown(before, from, to, along) ?? from;
  });
  const [a = corners[0], b = corners[1], c = corners[2], d = corners[3]] = whole;
  return [a, b, c, d];
}

/** The place on the line from `start` through `end` where a line along `along` through `other` meets it, if that is further out. */
function grown(start: Point, end: Point, other: Point, along: Point): Point | undefined {
  const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;
  const side = { x: end.x - start.x, y: end.y - start.y };
  const growth = cross({ x: other.x - start.x, y: other.y - start.y }, along) / cross(side, along);
  if (!(growth >= 1) || growth > MOST_GROWTH) return undefined;
  return { x: start.x + side.x * growth, y: start.y + side.y * growth };
}

function isBorder(a: Point, b: Point, { width, height }: Pick<Gray, "width" | "height">): boolean {
  const near = Math.max(width, height) * AT_BORDER;
  const both = (isNear: (point: Point) => boolean) => isNear(a) && isNear(b);
  return (
    both(({ x }) => x < near) ||
    both(({ y }) => y < near) ||
    both(({ x }) => x > width - near) ||
    both(({ y }) => y > height - near)
  );
}
