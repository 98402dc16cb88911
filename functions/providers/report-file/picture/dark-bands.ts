import type { Gray } from "./gray";

/** Of 255: white letters on a brighter band would have too little contrast to be read. */
const DARK = 150;
/** On a screen a band is of one shade from rim to rim; a photo has none such. */
const SAME_SHADE = 3;
/** So much of each of its rows is of that shade: the rest is writing. */
const LEAST_PLAIN = 0.5;
/** Of the picture's width: what is lower is a line between rows. */
const LEAST_HEIGHT = 0.03;

type Band = { top: number; bottom: number; shade: number };

/**
 * A screen with its dark bands, as apps have them behind their names, turned into paper and their light letters into ink. A band is
 * higher than any ink: without its letters it would be taken for paper in a shadow.
 */
export function withoutDarkBands(screen: Gray): Gray {
  const bands = bandsOf(screen);
  if (bands.length === 0) return screen;
  const { width, height } = screen;
  const data = Uint8Array.from(screen.data);
  for (const { top, bottom, shade } of bands) {
    for (let at = top * width; at < bottom * width; at += 1)
      data[at] = Math.min(255, 255 - (((data[at] ?? 0) - shade) * 255) / (255 - shade));
  }
  return { width, height, data };
}

/** Rows of one dark shade that follow one another: `bottom` is the first one after them. */
function bandsOf(screen: Gray): Band[] {
  const bands: Band[] = [];
  for (let y = 0; y < screen.height; y += 1) {
    const shade = bandShade(screen, y);
    const last = bands.at(-1);
    if (shade === undefined) continue;
    if (last && last.bottom === y && isNear(last.shade, shade)) last.bottom = y + 1;
    else bands.push({ top: y, bottom: y + 1, shade });
  }
  return bands.filter(({ top, bottom }) => bottom - top >= screen.width * LEAST_HEIGHT);
}

/** The shade of a row that is dark from rim to rim. */
function bandShade({ width, data }: Gray, y: number): number | undefined {
  const from = y * width;
  const shade = data[from] ?? 255;
  if (shade >= DARK || !isNear(data[from + width - 1] ?? 255, shade)) return undefined;
  let plain = 0;
  for (let at = from; at < from + width; at += 1) if (isNear(data[at] ?? 255, shade)) plain += 1;
  return plain >= width * LEAST_PLAIN ? shade : undefined;
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= SAME_SHADE;
