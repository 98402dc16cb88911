import type { NegativeItem } from "#shared/api/schemas/report";

/** The bureaus report no medical collection under this initial balance: their announcement of April 2023, in US dollars. */
export const SMALLEST_MEDICAL = 500;

export function isMedical({ itemType, accountType = "", creditorName, originalCreditor = "" }: NegativeItem): boolean {
  if (itemType !== "collection") return false;
  return /medical|hospital|physician|clinic|health ?care/i.test(`${accountType} ${originalCreditor} ${creditorName}`);
}
