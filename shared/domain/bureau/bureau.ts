import * as z from "zod";

/** The three nationwide consumer reporting agencies. */
export const Bureau = z.enum(["experian", "equifax", "transunion"]);
export type Bureau = z.infer<typeof Bureau>;

export const bureaus: readonly Bureau[] = Bureau.options;
