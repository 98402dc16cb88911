import type { Box } from "#shared/domain/report/upload/lines/text-line";
import { type Corners, toPictureFrom } from "./warp";

const WHOLE = { width: 1, height: 1, data: new Uint8Array() };

/**
 * Where the picture itself shows a part of the page that was straightened out of it, in fractions from the top left: what a person
 * sees is the picture.
 *
 * @param corners the page's own, in fractions of the picture
 */
export function boxInPicture({ x, y, width, height }: Box, corners: Corners): Box {
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
