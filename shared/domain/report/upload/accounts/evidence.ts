import * as z from "zod";

/** How sure a reading is: `high` a value beside its own label, `medium` one below it or a heading, `low` a guess of the layout. */
export const Confidence = z.enum(["high", "medium", "low"]);

const fraction = z.number().min(0).max(1);

/** A part of a page in fractions of its size; `y` from the top. */
export const PageBox = z.object({ x: fraction, y: fraction, width: fraction, height: fraction });
export type PageBox = z.infer<typeof PageBox>;

const Place = z.object({
  page: z.number().int(),
  line: z.number().int(),
  /** Where its line is; text and saved pages have none. */
  box: PageBox.optional(),
  /** As printed; of long numbers only the last four digits. */
  rawText: z.string().max(300),
  confidence: Confidence,
});

/** Where one value of an uploaded report is. A field without a place was not in the file. */
export const FieldPlace = Place.extend({ field: z.string().max(40) });
export type FieldPlace = z.infer<typeof FieldPlace>;

/** Where an uploaded report says that an account is negative, and where each of its values is. */
export const Evidence = Place.extend({ fields: z.array(FieldPlace).max(20) });
export type Evidence = z.infer<typeof Evidence>;
