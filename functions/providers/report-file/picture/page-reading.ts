import * as z from "zod";

/** A word in points of its page; `y` grows upwards, `confidence` is 0 to 1. */
const Piece = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  confidence: z.number().optional(),
});

const Point = z.object({ x: z.number(), y: z.number() });
/** Where the page's corners are in its picture, in fractions: top left, top right, bottom right, bottom left. */
const Corners = z.tuple([Point, Point, Point, Point]);

/** What a page's picture says, or why it says nothing: no writing on it, writing that cannot be made out, no whole picture. */
export const PageReading = z.union([
  z.object({ width: z.number(), height: z.number(), pieces: z.array(Piece), corners: Corners }),
  z.object({ unread: z.enum(["no-text", "too-blurry", "damaged"]) }),
]);
export type PageReading = z.infer<typeof PageReading>;

/** Which page: `bytes` are a picture, or a PDF whose page of that number is one. */
export type PageSource = { bytes: Uint8Array; pdfPage?: number };
