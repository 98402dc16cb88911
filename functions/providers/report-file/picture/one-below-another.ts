import type { PageRead } from "./page-reading";
import type { Corners, Point } from "./warp";

/** Two sheets of one picture as one page: below the one that is read first is the one to its right, or below it. */
export function oneBelowAnother(one: PageRead, other: PageRead): PageRead {
  const [upper, next] = isReadFirst(one.corners, other.corners) ? [one, other] : [other, one];
  const lower = scaled(next, upper.width / next.width);
  const height = upper.height + lower.height;
  const raised = upper.pieces.map((piece) => ({ ...piece, y: piece.y + lower.height }));
  const below = { from: upper.height / height, corners: lower.corners };
  return { ...upper, height, pieces: [...raised, ...lower.pieces], below };
}

/** As its own lines run: which way is up in the picture does not matter. */
function isReadFirst(sheet: Corners, other: Corners): boolean {
  const [a, b, , d] = sheet;
  const way = between(middleOf(sheet), middleOf(other));
  const [right, down] = [along(way, between(a, b)), along(way, between(a, d))];
  return Math.abs(right) > Math.abs(down) ? right > 0 : down > 0;
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const along = (way: Point, direction: Point) =>
  (way.x * direction.x + way.y * direction.y) / Math.hypot(direction.x, direction.y);

function middleOf(corners: Corners): Point {
  const sum = corners.reduce(({ x, y }, corner) => ({ x: x + corner.x, y: y + corner.y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

function scaled(page: PageRead, by: number): PageRead {
  const pieces = page.pieces.map((piece) => ({
    ...piece,
    ...{ x: piece.x * by, y: piece.y * by, width: piece.width * by, height: piece.height * by },
  }));
  return { ...page, width: page.width * by, height: page.height * by, pieces };
}
