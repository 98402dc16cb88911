import * as z from "zod";
import type { BureauEntry, BureauFile } from "#shared/domain/report/bureau-file";
import { saysDisputed } from "#shared/domain/report/upload/words/disputed-marks";
import { ReportedDate } from "#shared/domain/schemas";

/** What one bureau answered. */
export type BureauAnswer = { kind: "file"; file: BureauFile } | { kind: "not_found" } | { kind: "frozen" };

// Bureaus write amounts as numbers or as text, and leave out or null what they do not have.
export const Text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value).trim()));

export const Code = z
  .union([z.object({ code: Text, description: Text }), Text.transform((code) => ({ code, description: "" }))])
  .transform(({ code, description }) => ({
    code: code.toUpperCase(),
    description,
  }));

/** A list that a bureau may leave out or give as null: none then. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** Whether remarks mark an account as one that its consumer disputes. */
export const disputeMark = (remarks: readonly string[]): Pick<BureauEntry, "isDisputed"> =>
  saysDisputed(remarks.join("; ")) ? { isDisputed: true } : {};

/** Whole US dollars: "$1,240.50", "0001240", 1240. Undefined when nothing is said. */
export function dollars(text: string): number | undefined {
  const digits = text.replaceAll(/[$,\s]/g, "");
  return /^[+-]?\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits)) : undefined;
}

/** A date out of `YYYY-MM-DD…`, `YYYY-MM`, `MMDDYYYY`, `MMYYYY`, `MM/DD/YYYY` or `MM/YYYY`; a month where no day is said. */
export function reportedDate(text: string): ReportedDate | undefined {
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(text);
  if (iso) return dateOfParts(iso[1], iso[2], iso[3]);
  const digits = text.replaceAll("/", "");
  const american = /^(\d{2})(\d{2})?((?:19|20)\d{2})$/.exec(digits);
  return american ? dateOfParts(american[3], american[1], american[2]) : undefined;
}

function dateOfParts(year = "", month = "", date = "00"): ReportedDate | undefined {
  const text = date === "00" ? `${year}-${month}` : `${year}-${month}-${date}`;
  return ReportedDate.safeParse(text).data;
}

/** A score from 300 to 850; bureaus say why there is none by numbers beyond. */
export function score(text: string): number | null {
  const value = dollars(text);
  return value !== undefined && value >= 300 && value <= 850 ? value : null;
}

/** Metro 2 account status (field 17A) in words. */
export const metro2Status: Record<string, string> = {
  "11": "Current",
  "13": "Paid or closed account",
  "05": "Account transferred",
  "71": "30 days past due",
  "78": "60 days past due",
  "80": "90 days past due",
  "82": "120 days past due",
  "83": "150 days past due",
  "84": "180 days past due",
  "93": "Collection account",
  "62": "Paid in full, was a collection account",
  "97": "Charged off as bad debt",
  "64": "Paid in full, was charged off",
  "96": "Repossession",
  "95": "Voluntary surrender",
  "63": "Paid in full, was a repossession",
  "61": "Paid in full, was a voluntary surrender",
  "94": "Foreclosure completed",
  "89": "Deed in lieu of foreclosure",
  "65": "Paid in full, foreclosure was started",
  "88": "Government claim filed",
};

/** The manner-of-payment ratings of Equifax and TransUnion in words; 1 is paid as agreed. */
export const ratingWords: Record<string, string> = {
  "1": "Paid as agreed",
  "2": "30 days past due",
  "3": "60 days past due",
  "4": "90 days past due",
  "5": "120 days past due",
  "7": "Paying under a wage earner plan",
  "8": "Repossession",
  "9": "Charged off as bad debt",
};

/** Such ratings, newest first, as a Metro 2 history: a rating of 2 is 30 days late, which Metro 2 calls 1. */
export function historyOfRatings(ratings: readonly string[]): string | undefined {
  const marks = ratings.map(
    (rating) => ({ "0": "0", "1": "0", "8": "K", "9": "L", E: "0" })[rating] ?? lateMark(rating),
  );
  return marks.length > 0 ? marks.join("").slice(0, 24) : undefined;
}

function lateMark(rating: string): string {
  if (/^[2-6]$/.test(rating)) return String(Number(rating) - 1);
  return /^[GHJKL]$/.test(rating) ? rating : "-";
}
