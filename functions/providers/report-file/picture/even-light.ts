import { type Gray, makeGray, shrink } from "./gray";
import { extreme } from "./picture-areas";

// Looked up once: a page has millions of pixels.
const { ceil, floor, max, min, round } = Math;

/** The paper's brightness is looked at in squares of so many pixels of the page. */
const SQUARE = 8;
/** In squares: no stroke and no dark bar behind a heading is wider than twice this, and a shadow is. */
const WIDEST_INK = 6;
/** Ink is at least so much darker than its paper, of 255. */
const LEAST_CONTRAST = 24;

/**
 * Takes shadow and tint off a page: every place is compared with the paper around it, which becomes white, and what is darkest on
 * the page becomes black.
 */
export function evenLight(page: Gray): Gray {
  const paper = paperOf(page);
  const { width, height, data } = page;
  const even = makeGray(width, height);
  const counts = new Uint32Array(256);
  for (let y = 0, at = 0; y < height; y += 1) {
    const lights = lightsAt(paper, y);
    for (let x = 0; x < width; x += 1, at += 1) {
      const column = squareAt(x, paper.width);
      const from = floor(column);
      const first = lights[from] ?? 255;
      const light = first + ((lights[from + 1] ?? first) - first) * (column - from);
      const shade = min(255, round(((data[at] ?? 255) * 255) / max(light, 1)));
      even.data[at] = shade;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  return stretch(even, darkest(counts, even.data.length));
}

/** The square in whose middle a pixel lies, and how far it is on the way to the next one. */
const squareAt = (pixel: number, squares: number) => min(squares - 1, max(0, (pixel + 0.5) / SQUARE - 0.5));

/** How bright the paper is along a row of pixels, in the middle of each square. */
function lightsAt({ width, height, data }: Gray, y: number): Float32Array {
  const row = squareAt(y, height);
  const from = floor(row) * width;
  const next = min(height - 1, floor(row) + 1) * width;
  return Float32Array.from({ length: width }, (_, column) => {
    const above = data[from + column] ?? 255;
    return above + ((data[next + column] ?? 255) - above) * (row - floor(row));
  });
}

/** The shade below which a hundredth of the page lies: its ink. */
function darkest(counts: Uint32Array, total: number): number {
  let [sum, shade] = [0, 0];
  while (shade < 255 && sum + (counts[shade] ?? 0) < total / 100) {
    sum += counts[shade] ?? 0;
    shade += 1;
  }
  return min(shade, 255 - LEAST_CONTRAST);
}

function stretch(page: Gray, black: number): Gray {
  const white = 255 - (255 - black) * 0.12;
  const table = Uint8Array.from({ length: 256 }, (_, shade) =>
    max(0, min(255, ((shade - black) * 255) / (white - black))),
  );
  for (let at = 0; at < page.data.length; at += 1) page.data[at] = table[page.data[at] ?? 255] ?? 255;
  return page;
}

/**
 * The brightness of the paper, square by square, ink filled in (a closing: Serra 1982). The rim of a shadow stays where it is: brightness
 * that reached over it would make the paper in the shadow as dark as ink.
 */
function paperOf(page: Gray): Gray {
  const small = shrink(page, 4);
  const per = SQUARE / 4;
  const squares = makeGray(ceil(small.width / per), ceil(small.height / per), 0);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = floor(y / per) * squares.width + floor(x / per);
      squares.data[at] = max(squares.data[at] ?? 0, small.data[y * small.width + x] ?? 0);
    }
  }
  const filled = extreme(squares, WIDEST_INK, max);
  return smooth(extreme(filled, WIDEST_INK, min));
}

/** The mean of each square and of those beside it. */
function smooth({ width, height, data }: Gray): Gray {
  const mean = (from: Uint8Array, step: number, place: (at: number) => number, length: number) =>
    Uint8Array.from(from, (own, at) => {
      const before = place(at) > 0 ? (from[at - step] ?? own) : own;
      const after = place(at) < length - 1 ? (from[at + step] ?? own) : own;
      return (before + own + after) / 3;
    });
  const rows = mean(data, 1, (at) => at % width, width);
  return { width, height, data: mean(rows, width, (at) => floor(at / width), height) };
}
