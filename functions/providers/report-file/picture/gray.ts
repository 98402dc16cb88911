// Looked up once: a page has millions of pixels.
const { floor, max, min } = Math;
/** A picture in shades of gray: one byte a pixel, row by row from the top, 0 black to 255 white. */
export type Gray = { width: number; height: number; data: Uint8Array };

/** A picture of one shade. @param width in pixels, as `height` */
export function makeGray(width: number, height: number, shade = 255): Gray {
  return { width, height, data: new Uint8Array(width * height).fill(shade) };
}

/** No sheet of paper is longer; a phone's pictures of what it shows are. */
const LONGEST_SHAPE = 1.7;

/** The longer side of a picture, or of the part of a long one that has a page's shape: letters are as large as there. */
export function pageSide({ width, height }: Pick<Gray, "width" | "height">): number {
  return min(max(width, height), min(width, height) * LONGEST_SHAPE);
}

/** The brightness of each pixel (ITU-R BT.601); transparent pixels lie on white. @param rgba four bytes a pixel */
export function toGray({
  width,
  height,
  data: rgba,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Gray {
  const gray = makeGray(width, height);
  for (let at = 0, from = 0; at < gray.data.length; at += 1, from += 4) {
    const light = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
    const alpha = rgba[from + 3] ?? 255;
    gray.data[at] = alpha === 255 ? light : (light * alpha + 255 * (255 - alpha)) / 255;
  }
  return gray;
}

/** Smaller by a whole factor: each pixel is the mean of a square of `factor` by `factor`. */
export function shrink({ width, height, data }: Gray, factor: number): Gray {
  if (factor <= 1) return { width, height, data };
  const small = makeGray(max(1, floor(width / factor)), max(1, floor(height / factor)));
  const columns = min(factor, width);
  const rows = min(factor, height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let row = 0; row < rows; row += 1) {
        const from = (y * factor + row) * width + x * factor;
        for (let column = 0; column < columns; column += 1) sum += data[from + column] ?? 0;
      }
      small.data[y * small.width + x] = sum / (columns * rows);
    }
  }
  return small;
}

/** A quarter turn clockwise, once to three times. */
export function turn(picture: Gray, quarters: number): Gray {
  const { width, height, data } = picture;
  if (quarters % 4 === 0) return picture;
  const isSideways = quarters % 2 === 1;
  const turned = makeGray(isSideways ? height : width, isSideways ? width : height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = data[y * width + x] ?? 255;
      if (quarters % 4 === 1) turned.data[x * turned.width + (height - 1 - y)] = shade;
      else if (quarters % 4 === 2) turned.data[(height - 1 - y) * width + (width - 1 - x)] = shade;
      else turned.data[(width - 1 - x) * turned.width + y] = shade;
    }
  }
  return turned;
}
