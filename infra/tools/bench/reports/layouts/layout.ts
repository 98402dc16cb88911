import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Doc, Node, Pair, PairForm } from "../document";
import type { Random } from "../random";
import type { Bankruptcy, CreditFile, Tradeline } from "../tradeline";
import type { Truth } from "../truth";

/** What a file is saved as. `spaces`, `tabs` and `lines` are plain text; see `TextForm`. */
export type Format = "pdf" | "html" | "mhtml" | "spaces" | "tabs" | "lines";

/** A report as a layout draws it, and the negative items that it shows. */
export type Drawing = { doc: Doc; truths: Truth[] };

/** One way that a bureau, a monitoring service or a lender lays out reports. */
export type Layout = {
  name: string;
  /** Whose report it is, as figures name it. */
  source: string;
  formats: readonly Format[];
  draw: (file: CreditFile, random: Random) => Drawing;
};

/** The accounts that one bureau holds. */
export function accountsAt(file: CreditFile, bureau: Bureau): Tradeline[] {
  return file.accounts.flatMap((views) => views[bureau] ?? []);
}

export function bankruptciesAt(file: CreditFile, bureau: Bureau): Bankruptcy[] {
  return file.bankruptcies.flatMap((views) => views[bureau] ?? []);
}

export const heading = (level: 1 | 2 | 3, text: string, right?: string): Node => ({
  kind: "heading",
  level,
  text,
  right,
});
export const text = (words: string, isSmall = false): Node => ({ kind: "text", text: words, isSmall });
export const gap: Node = { kind: "gap" };

/** Labels with their values in columns, which are filled one after the other. */
export const pairs = (columns: number, form: PairForm, list: readonly Pair[]): Node => ({
  kind: "pairs",
  columns,
  form,
  pairs: list,
});
