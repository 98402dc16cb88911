import type { Box } from "#shared/domain/report/upload/lines/text-line";
import type { PageRead } from "./page-reading";
import { type Corners, toPictureFrom } from "./warp";

/** Where the picture shows a page: its own corners, and those of the part that is a second sheet. */
export type PageInPicture = Pick<PageRead, "corners" | "below">;

const WHOLE = { width: 1, height: 1, data: new Uint8Array() };

/**
 * Where the picture itself shows a part of the page that was straightened out of it, in fractions from the top left: what a person
 * sees is the picture.
 *
 * @param page in fractions of the picture
 */
export function boxInPicture(box: Box, { corners, below }: PageInPicture): Box {
  if (!below) return placed(box, corners);
  const isBelow = box.y + box.height / 2 > below.from;
  const [from, share] = isBelow ? [below.from, 1 - below.from] : [0, below.from];
  const onSheet = { ...box, y: (box.y - from) / share, height: box.height / share };
  return placed(onSheet, isBelow ? below.corners : corners);
}

function placed({ x, y, width, height }: Box, corners: Corners): Box {
  const toPicture = toPictureFrom(corners, WHOLE);
  const places = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((place) => toPicture(place));
  const within = (value: number) => Math.max(0, Math.min(1, value));
  const [left, right] = extent(places.map((place) => within(place.x)));
  const [top, bottom] = extent(places.map((place) => within(place.y)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
