import * as z from "zod";

/** A drawing of lines, in thousandths of a field three times as wide as high: x from the left up to 3,000, y from the top up to 1,000. */
export const Strokes = z
  .array(
    z
      .array(z.tuple([z.number().int().min(0).max(3_000), z.number().int().min(0).max(1_000)]))
      .min(2)
      .max(300),
  )
  .min(1)
  .max(40)
  .refine((strokes) => strokes.flat().length <= 800, "Must be fewer lines");
export type Strokes = z.infer<typeof Strokes>;

const Line = z.string().max(200);

/** What one letter says of its writer beside name and address, because the writer chose so for this letter. */
export const LetterDetails = z.object({
  /** "12 Old Road, Troy, NY 12180": a file may still be under it. */
  previousAddress: Line.optional(),
  /** The bureau's own number of the report or file. */
  fileNumber: z.string().max(40).optional(),
  /** The printed letter has the whole Social Security number; no screen shows it. */
  showsSsn: z.literal(true).optional(),
  /** The signature, as it was drawn. */
  signature: Strokes.optional(),
});
export type LetterDetails = z.infer<typeof LetterDetails>;
