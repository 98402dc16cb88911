import { type Gray, makeGray, shrink } from "./gray";

// Looked up once: a page has millions of pixels.
const { ceil, floor, max, min, round } = Math;

/** The background changes slowly: it is looked at in squares of so many pixels of the page. */
const SQUARE = 16;
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
    const row = min(paper.height - 1, floor(y / SQUARE)) * paper.width;
    const next = min(paper.height - 1, floor(y / SQUARE) + 1) * paper.width;
    const down = (y % SQUARE) / SQUARE;
    for (let x = 0; x < width; x += 1, at += 1) {
      const column = min(paper.width - 1, floor(x / SQUARE));
      const light = (paper.data[row + column] ?? 255) * (1 - down) + (paper.data[next + column] ?? 255) * down;
      const shade = min(255, round(((data[at] ?? 255) * 255) / max(light, 1)));
      even.data[at] = shade;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  return stretch(even, darkest(counts, even.data.length));
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

/** The brightness of the paper, square by square: the brightest around, then smoothed. */
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
  return smooth(brightest(squares, 2), 2);
}

const brightest = (picture: Gray, reach: number) => around(picture, reach, (values) => max(...values));
const smooth = (picture: Gray, reach: number) =>
  around(picture, reach, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

/** Each pixel from those around it, first along the rows, then along the columns. */
function around({ width, height, data }: Gray, reach: number, of: (values: number[]) => number): Gray {
  const pass = (from: Uint8Array, step: number, place: (at: number) => number, length: number) =>
    Uint8Array.from(from, (_, at) => {
      const values: number[] = [];
      for (let offset = -reach; offset <= reach; offset += 1) {
        const position = place(at) + offset;
        if (position >= 0 && position < length) values.push(from[at + offset * step] ?? 0);
      }
      return of(values);
    });
  const rows = pass(data, 1, (at) => at % width, width);
  return { width, height, data: pass(rows, width, (at) => floor(at / width), height) };
}
