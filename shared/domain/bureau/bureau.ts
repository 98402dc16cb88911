/** The three nationwide consumer reporting agencies. */
export const bureaus = ["experian", "equifax", "transunion"] as const;
export type Bureau = (typeof bureaus)[number];
