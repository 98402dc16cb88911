import { type Gray, makeGray } from "./gray";

// Looked up once: a page has millions of pixels.
const { floor, max, min } = Math;

export type Point = { x: number; y: number };
/** The corners of a page in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A projective map of the plane, row by row; its last entry is 1. */
type Homography = readonly [number, number, number, number, number, number, number, number];

/** A place on a page in fractions of its width and height, taken to where the picture it was made from shows it, likewise. */
export type ToPicture = (place: Point) => Point;

/** Where the picture shows what is at a place of the page that `straighten` makes. @param corners in the picture's pixels */
export function toPictureFrom(corners: Corners, { width, height }: Gray): ToPicture {
  const [a, b, c, d, e, f, g, h] = fromUnitSquare(corners);
  return ({ x, y }) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth / width, y: (d * x + e * y + f) / depth / height };
  };
}

/** The picture between four corners, as a rectangle of the given size. What lies outside the picture is white. */
export function straighten(picture: Gray, corners: Corners, width: number, height: number): Gray {
  const [a, b, c, d, e, f, g, h] = fromUnitSquare(corners);
  const page = makeGray(width, height);
  for (let row = 0, at = 0; row < height; row += 1) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1, at += 1) {
      const u = (column + 0.5) / width;
      const depth = g * u + h * v + 1;
      page.data[at] = shadeAt(picture, (a * u + b * v + c) / depth - 0.5, (d * u + e * v + f) / depth - 0.5);
    }
  }
  return page;
}

/** The picture turned by some degrees (counterclockwise) around its middle and made larger or smaller, on white. */
export function rotate(picture: Gray, degrees: number, scale = 1): Gray {
  const { corners, across, down } = rotatedFrame(picture, degrees, scale);
  return straighten(picture, corners, across, down);
}

/** The rectangle that holds a picture turned by some degrees: its corners as places of the picture, and its size. */
export function rotatedFrame(picture: Gray, degrees: number, scale: number) {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const { width, height } = picture;
  const across = Math.round((Math.abs(width * cos) + Math.abs(height * sin)) * scale);
  const down = Math.round((Math.abs(width * sin) + Math.abs(height * cos)) * scale);
  const source = (x: number, y: number): Point => {
    const [right, below] = [(x - across / 2) / scale, (y - down / 2) / scale];
    return { x: right * cos - below * sin + width / 2, y: right * sin + below * cos + height / 2 };
  };
  const corners = [source(0, 0), source(across, 0), source(across, down), source(0, down)] as const;
  return { corners, across, down };
}

/** Between the four pixels around a place, in proportion. */
function shadeAt({ width, height, data }: Gray, x: number, y: number): number {
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return 255;
  const [left, top] = [max(0, floor(x)), max(0, floor(y))];
  const [right, below] = [min(left + 1, width - 1), min(top + 1, height - 1)];
  const [acrossPart, downPart] = [max(0, x - left), max(0, y - top)];
  const upper = (data[top * width + left] ?? 255) * (1 - acrossPart) + (data[top * width + right] ?? 255) * acrossPart;
  const lower =
    (data[below * width + left] ?? 255) * (1 - acrossPart) + (data[below * width + right] ?? 255) * acrossPart;
  return upper * (1 - downPart) + lower * downPart;
}

/** Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), section 2.2.3: a square onto a quadrilateral. */
function fromUnitSquare([p0, p1, p2, p3]: Corners): Homography {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
  ];
}
