import * as z from "zod";

/**
 * A page, from 1, that is a picture and could not be read while others could: its member takes the picture again. Of a picture with two
 * sheets it may be one of them.
 */
export const UnreadPage = z.object({
  page: z.number().int(),
  reason: z.enum(["no-text", "too-blurry", "damaged", "one-sheet"]),
});
export type UnreadPage = z.infer<typeof UnreadPage>;
