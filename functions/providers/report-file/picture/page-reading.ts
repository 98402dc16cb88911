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
/** Of a picture that shows two sheets the second: it is the part of the page that begins at this share of its height. */
const Below = z.object({ from: z.number(), corners: Corners });

/** What a page's picture says, or why it says nothing: no writing on it, writing that cannot be made out, no whole picture. */
export const PageReading = z.union([
  z.object({
    ...{ width: z.number(), height: z.number(), pieces: z.array(Piece) },
    ...{ corners: Corners, below: Below.optional() },
    /** The picture shows another sheet with writing, which could not be made out. */
    lacksSheet: z.literal(true).optional(),
  }),
  z.object({ unread: z.enum(["no-text", "too-blurry", "damaged"]) }),
]);
export type PageReading = z.infer<typeof PageReading>;
/** A page that was read. */
export type PageRead = Extract<PageReading, { pieces: unknown }>;

/** Which page: `bytes` are a picture, or a PDF whose page of that number is one. */
export type PageSource = { bytes: Uint8Array; pdfPage?: number };
