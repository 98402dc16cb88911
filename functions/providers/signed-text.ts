import * as z from "zod";
import { wellFormed } from "#shared/domain/text/cut";

/** A text in a provider's signed event. Half of a character, which JSON can spell, is text that no table takes. */
export const signedText = (max: number) => z.string().max(max).overwrite(wellFormed);
